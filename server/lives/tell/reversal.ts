import { sql } from 'kysely'
import { monthOf } from '@muster/engine/day.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { run } from '../../testing/company.ts'
import { tellOnce } from './money.ts'
import type { Teller } from './teller.ts'

/**
 * Reverses the payslip of a day's month, or the last locked one before it. One-time payments in it are entered again, as the product
 * requires.
 */
export const reversal: Teller<'reversal'> = async (company, person, { day }) => {
  const { organisation, admin } = company
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`
        select slip.id, slip.month from payslip slip
        join pay_run run on run.organisation_id = ${organisation} and run.id = slip.run_id
        where slip.organisation_id = ${organisation} and slip.employee_id = ${person.employee} and slip.month <= ${monthOf(day)}
          and run.kind = 'regular' and run.state in ('approved', 'paid') and not exists (
            select from payslip back where back.organisation_id = ${organisation} and back.reverses_id = slip.id)
        order by slip.month desc limit 1`,
    ),
  )
  const [slip] = rows as { id: Id; month: Month }[]
  if (!slip) return false
  const body = { reason: 'Paid to the wrong account' }
  await admin.call('POST /api/v1/user/payslip/{id}/reversal', { params: { id: slip.id }, body })
  for (const one of person.once.filter(({ month }) => month === slip.month))
    await tellOnce(company, person, one, one.name)
  return true
}
