import type { Day, Id } from '@muster/contract/values.ts'
import { addDays, daysBetween } from '@muster/engine/day.ts'
import type { ComplianceKind } from '@muster/engine/payroll/outputs/compliance/compliance.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import { plural, say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../../platform/app.ts'
import { organisations } from '../../../platform/database/organisations.ts'
import { accountsWithPermission } from '../../identity/index.ts'
import { notify } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { filings } from './compliance.queries.ts'
import { ofEntity } from './compliance.ts'
import { dueItems, type DueItem } from './due-items.ts'
import { noteEntitiesTold, noteTold } from './reminder.queries.ts'

/** The daily job: reminds 7 days and 1 day before the due day, and weekly while something is overdue, once each. */
export async function remindOfCompliance(app: App, { organisation }: { organisation: Id | null }): Promise<void> {
  if (organisation === null) {
    await app.database.globally(async (tx) => {
      for (const one of await organisations(tx)) await tx.enqueue('compliance-due', { organisation: one }, { key: one })
    })
    return
  }
  await app.database.within(organisation, async (tx) => {
    const today = await companyToday(tx)
    const items = await dueItems(tx)
    const filed = new Set((await filings(tx, { from: '0000-01' })).map((one) => ofEntity(one.entity, one, one.period)))
    const due = items.flatMap((item) => {
      const stage = filed.has(keyOf(item)) ? null : stageOf(item.dueOn, today)
      return stage === null ? [] : [{ ...item, stage }]
    })
    const told = due.map(({ entity, kind, state, to, stage }) => {
      return { entity: entity?.id ?? null, kind, state, period: to, stage }
    })
    const note = { reminders: JSON.stringify(told), now: tx.now }
    const noted = [...(await noteTold(tx, note)), ...(await noteEntitiesTold(tx, note))]
    const fresh = new Set(noted.map((one) => `${ofEntity(one.entity, one, one.period)} ${one.stage}`))
    const news = due.filter((item) => fresh.has(`${keyOf(item)} ${item.stage}`))
    if (news.length === 0) return
    const payroll = await accountsWithPermission(tx, 'payRollHistoryWrite')
    const overdue = news.filter(({ dueOn }) => dueOn < today)
    const messages = [
      ...news.filter(({ dueOn }) => dueOn >= today).map(dueSoon),
      ...(overdue[0] === undefined ? [] : [isOverdue(overdue[0], overdue.length)]),
    ]
    for (const message of messages) await notify(tx, payroll, { type: 'compliance', message })
  })
}

const keyOf = (item: DueItem) => ofEntity(item.entity?.id ?? null, item, item.to)

/** After so many days overdue there are no more reminders; the calendar still shows the item. */
const lastDays = 90

function stageOf(dueOn: Day, today: Day): string | null {
  if (today > dueOn) {
    const late = daysBetween(dueOn, today)
    return late > lastDays ? null : `overdue ${Math.floor((late - 1) / 7)}`
  }
  if (today >= addDays(dueOn, -1)) return 'day'
  return today >= addDays(dueOn, -7) ? 'week' : null
}

function dueSoon(item: DueItem): Sentence {
  return say`${nameOf(item)} is due on ${{ day: item.dueOn }}.`
}

function isOverdue(item: DueItem, count: number): Sentence {
  const day = { day: item.dueOn }
  if (count === 1) return say`${nameOf(item)} was due on ${day} and is not marked as filed.`
  return say`${plural(count, { one: '# return or payment is', other: '# returns and payments are' })} overdue, the first of them ${nameOf(item)}, due on ${day}.`
}

function nameOf({ entity, ...item }: DueItem): Sentence {
  const name = whatOf(item)
  return entity === null ? name : say`${name} (${entity.name})`
}

function whatOf({ kind, state, to }: Omit<DueItem, 'entity'>): Sentence {
  const month = { month: to }
  return state === '' ? say`${names[kind]} to ${month}` : say`${names[kind]}, ${stateName(state)}, to ${month}`
}

const names: Record<ComplianceKind, Sentence> = {
  pf: say`EPF return and payment`,
  esi: say`ESI contribution`,
  pt: say`Professional tax`,
  lwf: say`LWF contribution`,
  tds: say`TDS deposit`,
  tdsStatement: say`Quarterly TDS statement`,
  tdsCertificate: say`Tax certificates for employees`,
  bonus: say`Statutory bonus payment`,
  annualReturn: say`Annual return`,
}
