import type { z } from 'zod'
import {
  closeItems,
  type CloseItem,
  type CloseState,
  type monthCloseRoutes,
} from '@muster/contract/payroll/pay-run/month-close.routes.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import { firstDay, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { compared } from '../pay-run/calculation/changed-inputs.ts'
import { companyToday } from '../../organisation/index.ts'
import { openMonth } from '../pay-run/open-month.ts'
import { runById } from '../pay-run/pay-run.queries.ts'
import { itemPeople, type ItemPerson, type MonthFacts, monthFacts } from './item-people.ts'
import { changedInRun } from './changed-people.ts'

type Reply = z.output<(typeof monthCloseRoutes)['GET /api/v1/user/month-close']['reply']>

/** What is still open in the next month to pay. Read fresh each time, so that anything resolved elsewhere is gone. */
export async function monthClose(tx: Tx): Promise<Reply> {
  const { month, run } = await runOfOpenMonth(tx)
  const facts = await monthFacts(tx, month, run)
  const comparison = run?.state === 'calculated' ? await compared(tx, run._id) : null
  const period = periodOf(month, await companyToday(tx))
  return {
    month,
    run: run && { _id: run._id, attempt: run.attempt, state: run.state },
    items: closeItems.map((item) => {
      if (item === 'changed') {
        const changed = comparison?.changes.count ?? 0
        return { item, people: changed, open: changed, state: stateOfChanges(comparison, period) }
      }
      const people = itemPeople(facts, item)
      const open = countOf(people.filter(({ isOpen }) => isOpen))
      return { item, people: countOf(people), open, state: stateOf(facts, item, open, period) }
    }),
  }
}

type Period = 'notStarted' | 'soFar' | 'done'

/** What nothing open means: a month that goes on may still bring something. */
function periodOf(month: Month, today: Day): Period {
  if (today < firstDay(month)) return 'notStarted'
  return today <= lastDay(month) ? 'soFar' : 'done'
}

function stateOf({ isRecorded }: MonthFacts, item: CloseItem, open: number, period: Period): CloseState {
  if (open > 0) return 'open'
  return item === 'missingPunches' && period !== 'notStarted' && !isRecorded ? 'notRecorded' : period
}

function stateOfChanges(comparison: Awaited<ReturnType<typeof compared>> | null, period: Period): CloseState {
  if (comparison === null) return period === 'notStarted' ? period : 'notCalculated'
  if (comparison.changes.count > 0) return 'open'
  return comparison.isCurrent ? 'done' : 'checking'
}

/** Those with something to do come first, then by name. */
export async function closePeople(tx: Tx, item: CloseItem, { limit, offset }: { limit: number; offset: number }) {
  const { month, run } = await runOfOpenMonth(tx)
  const everyone = item === 'changed' ? await changedInRun(tx, run) : itemPeople(await monthFacts(tx, month, run), item)
  const people = everyone.toSorted((a, b) => Number(b.isOpen) - Number(a.isOpen))
  const data = people.slice(offset, offset + limit).map(({ employee: _id, name, code, detail, isOpen }) => {
    return { employee: { _id, name, code }, detail, isOpen }
  })
  return { data, total: people.length }
}

async function runOfOpenMonth(tx: Tx) {
  const { month, open } = await openMonth(tx)
  const run = open === null ? null : await runById(tx, { id: open })
  return { month, run: run ?? null }
}

/** An employee with two requests counts once. */
function countOf(people: readonly ItemPerson[]): number {
  return new Set<Id>(people.map(({ employee }) => employee)).size
}
