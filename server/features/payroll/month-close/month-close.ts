import type { z } from 'zod'
import {
  closeItems,
  type CloseItem,
  type monthCloseRoutes,
} from '@muster/contract/payroll/pay-run/month-close.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { changesOf } from '../pay-run/calculation/changed-inputs.ts'
import { openMonth } from '../pay-run/open-month.ts'
import { runById } from '../pay-run/pay-run.queries.ts'
import { itemPeople, type ItemPerson, monthFacts } from './item-people.ts'
import { changedInRun } from './changed-people.ts'

type Reply = z.output<(typeof monthCloseRoutes)['GET /api/v1/user/month-close']['reply']>

/** What is still open in the next month to pay. Read fresh each time, so that anything resolved elsewhere is gone. */
export async function monthClose(tx: Tx): Promise<Reply> {
  const { month, run } = await runOfOpenMonth(tx)
  const facts = await monthFacts(tx, month, run)
  const changed = run === null ? 0 : (await changesOf(tx, run._id)).count
  return {
    month,
    run: run && { _id: run._id, attempt: run.attempt, state: run.state },
    items: closeItems.map((item) => {
      if (item === 'changed') return { item, people: changed, open: changed }
      const people = itemPeople(facts, item)
      return { item, people: countOf(people), open: countOf(people.filter(({ isOpen }) => isOpen)) }
    }),
  }
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
