import type { Id } from '@muster/contract/values.ts'
import { rows } from '../../../../platform/database/statement.ts'

/** The accounts of people whose settlement was paid by a run. */
export const accountsSettledBy = rows(({ db, organisation }, p: { run: Id }) =>
  db
    .selectFrom('settlement')
    .innerJoin('employee', (on) =>
      on.on('employee.organisation_id', '=', organisation).onRef('employee.id', '=', 'settlement.employee_id'),
    )
    .select('employee.account_id as account')
    .where('settlement.organisation_id', '=', organisation)
    .where('settlement.run_id', '=', p.run)
    .where('settlement.cancelled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pay_hold')
            .select('pay_hold.id')
            .where('pay_hold.organisation_id', '=', organisation)
            .where('pay_hold.run_id', '=', p.run)
            .whereRef('pay_hold.employee_id', '=', 'settlement.employee_id')
            .where('pay_hold.released_at', 'is', null),
        ),
      ),
    ),
)
