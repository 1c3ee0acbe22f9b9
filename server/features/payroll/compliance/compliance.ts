import type { z } from 'zod'
import type { complianceRoutes, FilingInput } from '@muster/contract/payroll/statutory/compliance.routes.ts'
import type { BodyOf, ReplyOf } from '@muster/contract/routes.ts'
import type { Id, Paise } from '@muster/contract/values.ts'
import { addDays, addMonths, monthOf } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import type { ComplianceItem, ComplianceKind } from '@muster/engine/payroll/outputs/compliance/compliance.ts'
import { ptDue } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import { taxTable } from '@muster/engine/payroll/rules/in/professional-tax/professional-tax.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, wrongField } from '../../../platform/problem.ts'
import { companyToday } from '../../organisation/index.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { recordOf } from '../legal-entity/find-entity.ts'
import { entityAmong, payingEntities } from '../legal-entity/paying-entity.ts'
import {
  deleteEntityFiling,
  deleteFiling,
  duesByMonth,
  filings,
  saveEntityFiling,
  saveFiling,
  type Dues,
} from './compliance.queries.ts'
import { dueItems, registeredBy } from './due-items.ts'

type Reply = ReplyOf<(typeof complianceRoutes)['GET /api/v1/user/compliance']>

/** Days shown before and after today; overdue items not filed are shown for a year. */
const pastDays = 90
const futureDays = 120
const overdueDays = 365

export async function compliance(tx: Tx): Promise<Reply> {
  const today = await companyToday(tx)
  const all = await dueItems(tx)
  const first = all.map(({ from }) => from).toSorted()[0] ?? monthOf(today)
  const filed = new Map((await filings(tx, { from: first })).map((one) => [ofEntity(one.entity, one, one.period), one]))
  const dues = await duesByMonth(tx, { from: addMonths(first, -1) })
  const items = all.flatMap(({ entity, ...item }): Reply['items'] => {
    const own = filed.get(ofEntity(entity?.id ?? null, item, item.to))
    const isShown = item.dueOn >= addDays(today, -pastDays) && item.dueOn <= addDays(today, futureDays)
    const isOverdue = own === undefined && item.dueOn < today && item.dueOn >= addDays(today, -overdueDays)
    if (!isShown && !isOverdue) return []
    const late = own !== undefined && own.filedOn > item.dueOn
    return [
      {
        ...item,
        entity: entity && { _id: entity.id, name: entity.name },
        stateName: item.state === '' ? null : stateName(item.state),
        status: own === undefined ? (item.dueOn < today ? 'overdue' : 'open') : late ? 'filedLate' : 'filed',
        amountPaise: amountOf(
          dues.filter((one) => one.entity === (entity?.id ?? null)),
          item,
        ),
        filed: own === undefined ? null : { on: own.filedOn, reference: own.reference, by: own.by },
      },
    ]
  })
  return { today, items, withoutDueDay: await withoutDueDay(tx) }
}

/** States in which professional tax is deducted but whose due day is not in the law book. */
async function withoutDueDay(tx: Tx): Promise<string[]> {
  const today = await companyToday(tx)
  const book = await organisationBook(tx)
  const { ptStates } = registeredBy(await statutorySettings(tx, today))
  const month = monthOf(today)
  const isTaxed = (state: string) =>
    (taxTable(book, { state, localBody: null, gender: 'other' }, month)?.value.basis ?? 'none') !== 'none'
  return ptStates.filter((state) => isTaxed(state) && ptDue(book, state, month) === null).map(stateName)
}

/** The total of the payslips; null for returns without a payment. */
function amountOf(dues: readonly Dues[], { kind, state, from, to }: ComplianceItem): Paise | null {
  const within = (of: (row: Dues) => string) => dues.filter((row) => of(row) >= from && of(row) <= to)
  const amountsByKind: Partial<Record<ComplianceKind, Paise[]>> = {
    pf: within(({ month }) => month).map(({ pf }) => pf),
    esi: within(({ month }) => month).map(({ esi }) => esi),
    pt: within(({ month }) => month).flatMap(({ ptState, pt }) => (ptState === state ? [pt] : [])),
    lwf: within(({ month }) => month).flatMap(({ lwfState, lwf }) => (lwfState === state ? [lwf] : [])),
    tds: within(({ paidIn }) => paidIn).map(({ tds }) => tds),
    tdsStatement: within(({ paidIn }) => paidIn).map(({ tds }) => tds),
  }
  const amounts = amountsByKind[kind]
  return amounts === undefined || amounts.length === 0 ? null : sum(amounts)
}

export async function markFiled(tx: Tx, actor: Actor, filing: z.output<typeof FilingInput>): Promise<null> {
  if (filing.kind === 'tds')
    throw wrongField('body.kind', say`A TDS deposit is recorded by its challan. Add the challan on the TDS page.`)
  const { entity: asked = 'own', ...which } = filing
  const item = (await dueItems(tx)).find(
    (one) => (one.entity?.id ?? 'own') === asked && keyOf(one, one.to) === keyOf(filing, filing.period),
  )
  if (!item) throw notFound(say`This return is not due. Reload the page.`)
  if (filing.filedOn > (await companyToday(tx)))
    throw wrongField('body.filedOn', say`Choose today or an earlier day: mark it once it is filed.`)
  const kept = { ...which, account: actor.account, now: tx.now }
  if (asked === 'own') await saveFiling(tx, kept)
  else await saveEntityFiling(tx, { ...kept, entity: asked })
  const changes = { file: nowIs(keyOf(filing, filing.period)), reference: nowIs(filing.reference) }
  await audit(tx, actor, 'filedReturn', recordOf(tx), {
    ...(item.entity && { legalEntity: nowIs(item.entity.name) }),
    ...changes,
  })
  return null
}

type Which = BodyOf<(typeof complianceRoutes)['POST /api/v1/user/compliance/reopen']>

export async function markOpen(tx: Tx, actor: Actor, which: Which): Promise<null> {
  const { entity: asked, ...filing } = which
  const entity = entityAmong(await payingEntities(tx), asked)
  const deleted =
    entity === null || entity.id === null
      ? await deleteFiling(tx, filing)
      : await deleteEntityFiling(tx, { ...filing, entity: entity.id })
  if (deleted === 0) throw notFound(say`This return is not marked as filed. Reload the page.`)
  const file = { from: nowIs(keyOf(which, which.period)).to, to: null }
  await audit(tx, actor, 'reopenedReturn', recordOf(tx), { ...(entity && { legalEntity: nowIs(entity.name) }), file })
  return null
}

/** A key that also identifies who files it. */
export const ofEntity = (entity: Id | null, item: { kind: string; state: string }, period: string) =>
  `${entity ?? 'own'} ${keyOf(item, period)}`

export function keyOf({ kind, state }: { kind: string; state: string }, period: string): string {
  return [kind, ...(state === '' ? [] : [state]), period].join(' ')
}
