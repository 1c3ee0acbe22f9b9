import { sql } from 'kysely'
import type { z } from 'zod'
import type { Settlement, SettlementInput } from '@muster/contract/payroll/settlement/settlement.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'
import type { SettledPay } from '../pay-run/inputs/settled.queries.ts'

type Kept = NonNullable<z.output<typeof Settlement>['settlement']>

export interface SettlementRow extends Omit<Kept, 'state'> {
  leftOn: Day
  lines: SettledPay | null
  payslipId: Id | null
}

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const settlementOf = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<SettlementRow>`
      select settlement.id as "_id", settlement.left_on as "leftOn", settlement.reason, notice_days as "noticeDays",
        served_days as "servedDays", notice_by as "noticeBy", is_fixed_term as "isFixedTerm",
        pays_gratuity as "paysGratuity", pays_bonus as "paysBonus",
        gratuity_exempt_before_paise as "gratuityExemptBeforePaise", leave_exempt_before_paise as "leaveExemptBeforePaise",
        items, approver.name as "approvedBy", settlement.approved_at as "approvedAt", settlement.lines,
        settlement.run_id as "runId", slip.id as "payslipId", case when on_hold.id is null then coalesce(released.paid_on, run.paid_on) end as "paidOn",
        (
          select coalesce(jsonb_agg(jsonb_build_object('item', item, 'by', account.name, 'at', ${utc('done_at')})), '[]')
          from settlement_check done
          left join account on account.organisation_id = ${organisation} and account.id = done.done_by
          where done.organisation_id = ${organisation} and done.settlement_id = settlement.id
        ) as checks
      from settlement
      left join account approver on approver.organisation_id = ${organisation} and approver.id = settlement.approved_by
      left join pay_run run on run.organisation_id = ${organisation} and run.id = settlement.run_id
      left join payslip slip on slip.organisation_id = ${organisation} and slip.run_id = settlement.run_id
        and slip.employee_id = settlement.employee_id
      left join pay_hold on_hold on on_hold.organisation_id = ${organisation} and on_hold.run_id = slip.run_id
        and on_hold.employee_id = slip.employee_id and on_hold.released_at is null
      left join lateral (
        select max(paid_on) as paid_on from pay_hold
        where organisation_id = ${organisation} and run_id = slip.run_id and employee_id = slip.employee_id
      ) released on true
      where settlement.organisation_id = ${organisation} and settlement.employee_id = ${p.employee}
        and settlement.cancelled_at is null`.compile(db),
}))

/** Holds an employee's settlement until the transaction ends, so that its steps happen one after the other. */
export const settlementForUpdate = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('settlement')
    .select('id')
    .where('organisation_id', '=', organisation)
    .where('employee_id', '=', p.employee)
    .where('cancelled_at', 'is', null)
    .forUpdate(),
)

type Values = Omit<z.output<typeof SettlementInput>, 'items'> & {
  id: Id
  leftOn: Day
  /** JSON. */
  items: string
}

const values = (p: Values) => ({
  left_on: p.leftOn,
  reason: p.reason,
  notice_days: p.noticeDays,
  served_days: p.servedDays,
  notice_by: p.noticeBy,
  is_fixed_term: p.isFixedTerm,
  pays_gratuity: p.paysGratuity,
  pays_bonus: p.paysBonus,
  gratuity_exempt_before_paise: p.gratuityExemptBeforePaise,
  leave_exempt_before_paise: p.leaveExemptBeforePaise,
  items: p.items,
})

export const insertSettlement = change(
  ({ db, organisation }, p: Values & { employee: Id; account: Id; now: Instant }) =>
    db.insertInto('settlement').values({
      organisation_id: organisation,
      id: p.id,
      employee_id: p.employee,
      ...values(p),
      created_by: p.account,
      created_at: p.now,
    }),
)

export const updateSettlement = change(({ db, organisation }, p: Values) =>
  db.updateTable('settlement').set(values(p)).where('organisation_id', '=', organisation).where('id', '=', p.id),
)

/** `lines`: JSON of what is paid. */
export const approveSettlement = change(
  ({ db, organisation }, p: { id: Id; leftOn: Day; lines: string; run: Id | null; account: Id; now: Instant }) =>
    db
      .updateTable('settlement')
      .set({ approved_by: p.account, approved_at: p.now, lines: p.lines, run_id: p.run, left_on: p.leftOn })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)

export const reopenSettlement = change(({ db, organisation }, p: { id: Id }) =>
  db
    .updateTable('settlement')
    .set({ approved_by: null, approved_at: null, lines: null })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const cancelSettlement = change(({ db, organisation }, p: { id: Id; account: Id; now: Instant }) =>
  db
    .updateTable('settlement')
    .set({ cancelled_by: p.account, cancelled_at: p.now })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

type Item = Kept['checks'][number]['item']

export const insertCheck = change(({ db, organisation }, p: { id: Id; item: Item; account: Id; now: Instant }) =>
  db
    .insertInto('settlement_check')
    .values({ organisation_id: organisation, settlement_id: p.id, item: p.item, done_by: p.account, done_at: p.now })
    .onConflict((known) => known.doNothing()),
)

export const deleteCheck = change(({ db, organisation }, p: { id: Id; item: Item }) =>
  db
    .deleteFrom('settlement_check')
    .where('organisation_id', '=', organisation)
    .where('settlement_id', '=', p.id)
    .where('item', '=', p.item),
)
