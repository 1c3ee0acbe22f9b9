import type { z } from 'zod'
import type { complianceRoutes, FilingInput } from '@muster/contract/payroll/statutory/compliance.routes.ts'
import type { BodyOf, ReplyOf } from '@muster/contract/routes.ts'
import type { Day, Paise } from '@muster/contract/values.ts'
import { addDays, addMonths, monthOf } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import {
  complianceItems,
  type ComplianceItem,
  type ComplianceKind,
  type Registered,
} from '@muster/engine/payroll/outputs/compliance/compliance.ts'
import { ptDue } from '@muster/engine/payroll/outputs/due-days.ts'
import { taxTable } from '@muster/engine/payroll/rules/in/professional-tax/professional-tax.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { deleteFiling, duesByMonth, filings, firstLocked, saveFiling, type Dues } from './compliance.queries.ts'

type Reply = ReplyOf<(typeof complianceRoutes)['GET /api/v1/user/compliance']>

/** Shown before and after today; what is overdue and not filed is shown for a year. */
const pastDays = 90
const futureDays = 120
const overdueDays = 365

export async function compliance(tx: Tx): Promise<Reply> {
  const today = await companyToday(tx)
  const all = await dueItems(tx)
  const first = all.map(({ from }) => from).toSorted()[0] ?? monthOf(today)
  const filed = new Map((await filings(tx, { from: first })).map((one) => [keyOf(one, one.period), one]))
  const dues = await duesByMonth(tx, { from: addMonths(first, -1) })
  const items = all.flatMap((item): Reply['items'] => {
    const own = filed.get(keyOf(item, item.to))
    const isShown = item.dueOn >= addDays(today, -pastDays) && item.dueOn <= addDays(today, futureDays)
    const isOverdue = own === undefined && item.dueOn < today && item.dueOn >= addDays(today, -overdueDays)
    if (!isShown && !isOverdue) return []
    const late = own !== undefined && own.filedOn > item.dueOn
    return [
      {
        ...item,
        stateName: item.state === '' ? null : stateName(item.state),
        status: own === undefined ? (item.dueOn < today ? 'overdue' : 'open') : late ? 'filedLate' : 'filed',
        amountPaise: amountOf(dues, item),
        filed: own === undefined ? null : { on: own.filedOn, reference: own.reference, by: own.by },
      },
    ]
  })
  return { today, items, withoutDueDay: await withoutDueDay(tx) }
}

/** States in which professional tax is deducted and whose due day the law of the book does not have. */
async function withoutDueDay(tx: Tx): Promise<string[]> {
  const today = await companyToday(tx)
  const book = await organisationBook(tx)
  const { ptStates } = await registeredOn(tx, today)
  const month = monthOf(today)
  const isTaxed = (state: string) =>
    (taxTable(book, { state, localBody: null, gender: 'other' }, month)?.value.basis ?? 'none') !== 'none'
  return ptStates.filter((state) => isTaxed(state) && ptDue(book, state, month) === null).map(stateName)
}

/** Everything that is due for months from the first locked one on, by what the company is registered for today. */
export async function dueItems(tx: Tx): Promise<ComplianceItem[]> {
  const today = await companyToday(tx)
  const first = (await firstLocked(tx, {}))?.month ?? monthOf(today)
  const earliest = addMonths(monthOf(today), -20)
  const registered = await registeredOn(tx, today)
  const between = { from: first > earliest ? first : earliest, to: addMonths(monthOf(today), 4) }
  return complianceItems(await organisationBook(tx), between, () => registered)
}

/** What the company is registered for on a day. */
async function registeredOn(tx: Tx, day: Day): Promise<Registered> {
  const { pf, esi, tds, bonus, places } = await statutorySettings(tx, day)
  const states = (section: 'pt' | 'lwf') =>
    [...new Set([...places.values()].filter((place) => place[section].enabled).map(({ state }) => state))].toSorted()
  return {
    ...{ pf: pf.enabled, esi: esi.enabled, tds: tds.enabled, bonus: bonus.enabled },
    ...{ ptStates: states('pt'), lwfStates: states('lwf') },
  }
}

/** As the payslips have it; of returns without a payment there is none. */
function amountOf(dues: readonly Dues[], { kind, state, from, to }: ComplianceItem): Paise | null {
  const within = (of: (row: Dues) => string) => dues.filter((row) => of(row) >= from && of(row) <= to)
  const found: Partial<Record<ComplianceKind, Paise[]>> = {
    pf: within(({ month }) => month).map(({ pf }) => pf),
    esi: within(({ month }) => month).map(({ esi }) => esi),
    pt: within(({ month }) => month).flatMap(({ ptState, pt }) => (ptState === state ? [pt] : [])),
    lwf: within(({ month }) => month).flatMap(({ lwfState, lwf }) => (lwfState === state ? [lwf] : [])),
    tds: within(({ paidIn }) => paidIn).map(({ tds }) => tds),
    tdsStatement: within(({ paidIn }) => paidIn).map(({ tds }) => tds),
  }
  const amounts = found[kind]
  return amounts === undefined || amounts.length === 0 ? null : sum(amounts)
}

export async function markFiled(tx: Tx, actor: Actor, filing: z.output<typeof FilingInput>): Promise<null> {
  const item = (await dueItems(tx)).find((one) => keyOf(one, one.to) === keyOf(filing, filing.period))
  if (!item) throw notFound(say`This return is not due. Reload the page.`)
  if (filing.filedOn > (await companyToday(tx)))
    throw wrongField('body.filedOn', say`Choose today or an earlier day: mark it once it is filed.`)
  await saveFiling(tx, { ...filing, account: actor.account, now: tx.now })
  await audit(
    tx,
    actor,
    'filedReturn',
    { type: 'organisation', id: tx.organisation },
    { file: nowIs(keyOf(filing, filing.period)), reference: nowIs(filing.reference) },
  )
  return null
}

type Which = BodyOf<(typeof complianceRoutes)['POST /api/v1/user/compliance/reopen']>

export async function markOpen(tx: Tx, actor: Actor, which: Which): Promise<null> {
  if ((await deleteFiling(tx, which)) === 0) throw notFound(say`This return is not marked as filed. Reload the page.`)
  const file = { from: nowIs(keyOf(which, which.period)).to, to: null }
  await audit(tx, actor, 'reopenedReturn', { type: 'organisation', id: tx.organisation }, { file })
  return null
}

export function keyOf({ kind, state }: { kind: string; state: string }, period: string): string {
  return [kind, ...(state === '' ? [] : [state]), period].join(' ')
}
