import { sql } from 'kysely'
import type { z } from 'zod'
import type { PayInput, PayInputInput } from '@muster/contract/payroll/pay-run/pay-input.routes.ts'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/**
 * The last locked month since the start of the input in which its employee has a payslip: that payslip contains it. A
 * reversed payslip contains nothing.
 */
const lockedUse = (organisation: string) => sql`
  select max(payslip.month) from payslip
  join pay_run on pay_run.organisation_id = ${organisation} and pay_run.id = payslip.run_id
  where payslip.organisation_id = ${organisation} and payslip.employee_id = input.employee_id
    and payslip.month >= input.from_month and (input.to_month is null or payslip.month <= input.to_month)
    and pay_run.state in ('approved', 'paid') and pay_run.kind <> 'reversal'
    and not exists (
      select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = payslip.id
    )`

export const payInputsOf = rows(({ db, organisation }, p: { employeeId: Id }) => ({
  compile: () =>
    sql<z.output<typeof PayInput>>`
      select input.id as "_id", employee_id as "employeeId", type, nature, benefit, input.name, amount_paise as "amountPaise", reason,
        from_month as "fromMonth", to_month as "toMonth", (${lockedUse(organisation)}) is not null as "isPaid",
        account.name as "addedBy", coalesce(account.id = owner.account_id, false) as "wasAlone", input.created_at as "createdAt"
      from pay_input input
      join employee owner on owner.organisation_id = ${organisation} and owner.id = input.employee_id
      left join account on account.organisation_id = ${organisation} and account.id = input.created_by
      where input.organisation_id = ${organisation} and employee_id = ${p.employeeId}
      order by from_month desc, input.id desc`.compile(db),
}))

export const payInput = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employeeId: Id; fromMonth: Month; toMonth: Month | null; lockedTo: Month | null }>`
      select employee_id as "employeeId", from_month as "fromMonth", to_month as "toMonth",
        (${lockedUse(organisation)}) as "lockedTo"
      from pay_input input where organisation_id = ${organisation} and id = ${p.id} for no key update of input`.compile(
      db,
    ),
}))

type Values = z.output<typeof PayInputInput> & { id: Id; account: Id | null; now: Instant }

export const insertPayInput = change(({ db, organisation }, p: Values) =>
  db.insertInto('pay_input').values({
    organisation_id: organisation,
    id: p.id,
    employee_id: p.employeeId,
    type: p.type,
    nature: p.nature,
    benefit: p.benefit,
    name: p.name,
    amount_paise: p.amountPaise,
    reason: p.reason,
    from_month: p.fromMonth,
    to_month: p.toMonth,
    created_by: p.account,
    created_at: p.now,
  }),
)

export const deletePayInput = change(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('pay_input').where('organisation_id', '=', organisation).where('id', '=', p.id),
)

export const endPayInput = change(({ db, organisation }, p: { id: Id; toMonth: Month }) =>
  db
    .updateTable('pay_input')
    .set({ to_month: p.toMonth })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const payInputToRemove = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ employee: Id; name: string; amountPaise: Paise; type: string }>`
      select employee_id as employee, name, amount_paise as "amountPaise", type from pay_input
      where organisation_id = ${organisation} and id = ${p.id}`.compile(db),
}))
