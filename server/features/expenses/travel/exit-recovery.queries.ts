import { sql } from 'kysely'
import type { Id, Instant, Month, Paise } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'
import { openAdvances } from './advance.queries.ts'

interface Leaver {
  trip: Id
  number: string
  reason: string
  employee: Id
  lastMonth: Month
  /** The recovery that was already due before the exit. */
  beforePaise: Paise
}

/** Open advances of one employee, or all (null), whose last working day is set. Locks the employee until the transaction ends. */
export const advancesOfLeavers = rows(({ db, organisation }, p: { employee: Id | null }) => ({
  compile: () =>
    sql<Leaver>`
      select coalesce(advance.id) as trip, coalesce(advance.number) as number, coalesce(advance.reason) as reason,
        employee.id as employee, to_char(employee.left_on, 'YYYY-MM') as "lastMonth",
        (select coalesce(sum(owed.amount_paise), 0)::bigint from payable owed
          where owed.organisation_id = ${organisation} and owed.request_id = advance.id and owed.type = 'recovery'
            and owed.cancelled_at is null) as "beforePaise"
      from (${openAdvances(organisation)}) advance
      join employee on employee.organisation_id = ${organisation} and employee.id = advance.requester_id
      where employee.left_on is not null and (${p.employee}::uuid is null or employee.id = ${p.employee}::uuid)
      order by advance.id for share of employee`.compile(db),
}))

interface ExitRecovery {
  trip: Id
  employee: Id
  /** Null if they are staying after all. */
  lastMonth: Month | null
  fromMonth: Month
  beforePaise: Paise
}

/** Unsettled recoveries due to an exit whose last month no longer matches the employee's last working day. */
export const exitRecoveries = rows(({ db, organisation }, p: { employee: Id | null }) => ({
  compile: () =>
    sql<ExitRecovery>`
      select exiting.trip_id as trip, employee.id as employee, to_char(employee.left_on, 'YYYY-MM') as "lastMonth",
        owed.from_month as "fromMonth", exiting.before_paise as "beforePaise"
      from travel_exit_recovery exiting
      join request on request.organisation_id = ${organisation} and request.id = exiting.trip_id and request.state = 'approved'
      join payable owed on owed.organisation_id = ${organisation} and owed.request_id = exiting.trip_id
        and owed.type = 'recovery' and owed.cancelled_at is null
      join employee on employee.organisation_id = ${organisation} and employee.id = owed.employee_id
      where exiting.organisation_id = ${organisation} and (${p.employee}::uuid is null or employee.id = ${p.employee}::uuid)
        and (employee.left_on is null or to_char(employee.left_on, 'YYYY-MM') <> owed.from_month)
        and not exists (select from travel_settlement settling
          join request settled on settled.organisation_id = ${organisation} and settled.id = settling.request_id
          where settling.organisation_id = ${organisation} and settling.trip_id = exiting.trip_id and not settling.is_over
            and settled.state = 'approved')
      order by exiting.trip_id for share of employee`.compile(db),
}))

/** Keeps the first `beforePaise`: the recovery due before the first exit is what remains after each cancelled one. */
export const insertExitRecovery = change(({ db, organisation }, p: { trip: Id; beforePaise: Paise; now: Instant }) =>
  db
    .insertInto('travel_exit_recovery')
    .values({ organisation_id: organisation, trip_id: p.trip, before_paise: p.beforePaise, created_at: p.now })
    .onConflict((conflict) => conflict.columns(['organisation_id', 'trip_id']).doNothing()),
)

/** Finance recovers the advance regardless of the exit, so the recovery no longer depends on it. */
export const forgetExit = change(({ db, organisation }, p: { trip: Id }) =>
  db.deleteFrom('travel_exit_recovery').where('organisation_id', '=', organisation).where('trip_id', '=', p.trip),
)
