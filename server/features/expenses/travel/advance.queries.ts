import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { OpenAdvance } from '@muster/contract/expenses/travel.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { rows } from '../../../platform/database/statement.ts'

/** Trips whose advance was paid and has been neither settled nor recovered in full. */
export const openAdvances = (organisation: string): RawBuilder<unknown> => sql`
  select request.id, request.number, request.reason, request.requester_id, request.starts_on, request.ends_on, advance.left_paise,
    coalesce((select one.day from request_stage one
      where one.organisation_id = ${organisation} and one.request_id = request.id and one.stage = 'travelled'
      order by one.at desc limit 1), request.ends_on) as returned_on,
    exists (select from travel_settlement settling where settling.organisation_id = ${organisation}
      and settling.trip_id = request.id and not settling.is_over) as is_settling
  from request
  cross join lateral (
    select coalesce(sum(case owed.type when 'recovery' then -owed.amount_paise else (
        select coalesce(sum(paid.amount_paise), 0) from payable_payment paid
        where paid.organisation_id = ${organisation} and paid.payable_id = owed.id) end), 0)::bigint as left_paise
    from payable owed
    where owed.organisation_id = ${organisation} and owed.request_id = request.id and owed.cancelled_at is null
      and owed.type in ('advance', 'recovery')
  ) advance
  where request.organisation_id = ${organisation} and request.type = 'travel' and request.state = 'approved'
    and advance.left_paise > 0
    and not exists (select from travel_settlement settling
      join request settled on settled.organisation_id = ${organisation} and settled.id = settling.request_id
      where settling.organisation_id = ${organisation} and settling.trip_id = request.id and not settling.is_over
        and settled.state = 'approved')`

export const openAdvancePage = pageOf<z.output<typeof OpenAdvance>, { search?: string | undefined }, 'endsOn'>({
  sortable: { endsOn: 'ends_on' },
  matching: ({ organisation }, p) => sql`
    select advance.* from (${openAdvances(organisation)}) advance
    join employee on employee.organisation_id = ${organisation} and employee.id = advance.requester_id
    where ${contains(sql`employee.name || ' ' || employee.code || ' ' || advance.number || ' ' || advance.reason`, p.search)}`,
  rows: ({ organisation }) => sql`
    select page.n, page.id as "_id", page.number, page.reason, coalesce(page.starts_on) as "startsOn", coalesce(page.ends_on) as "endsOn",
      page.left_paise as "advancePaise", page.is_settling as "isSettling",
      jsonb_build_object('_id', employee.id, 'name', employee.name, 'code', employee.code, 'leftOn', employee.left_on) as employee
    from page join employee on employee.organisation_id = ${organisation} and employee.id = page.requester_id`,
})

/** Records a settlement reminder, once per trip, for trips that ended by a given day; returns those to remind. */
export const remindToSettle = rows(({ db, organisation }, p: { by: Day; now: Instant }) => ({
  compile: () =>
    sql<{ trip: Id; account: Id; reason: string; returnedOn: Day }>`
      with due as (
        select advance.id, advance.reason, advance.returned_on, employee.account_id
        from (${openAdvances(organisation)}) advance
        join employee on employee.organisation_id = ${organisation} and employee.id = advance.requester_id
        where not advance.is_settling and advance.returned_on <= ${p.by}::date
      ),
      noted as (
        insert into travel_reminder (organisation_id, trip_id, reminded_at)
        select ${organisation}, id, ${p.now}::timestamptz from due
        on conflict do nothing returning trip_id
      )
      select due.id as trip, coalesce(due.account_id) as account, due.reason, due.returned_on as "returnedOn"
      from due join noted on noted.trip_id = due.id`.compile(db),
}))
