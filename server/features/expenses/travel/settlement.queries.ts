import { sql } from 'kysely'
import type { Day, Id, Instant, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { StageOf } from '../../approvals/index.ts'
import type { Before } from '../../payroll/index.ts'

/** A trip has at most one settlement that is pending or approved. */
export const insertSettlement = change(({ db, organisation }, p: { request: Id; trip: Id }) =>
  db
    .insertInto('travel_settlement')
    .values({ organisation_id: organisation, request_id: p.request, trip_id: p.trip, before: '[]' }),
)

export const endSettlement = change(({ db, organisation }, p: { request: Id }) =>
  db
    .updateTable('travel_settlement')
    .set({ is_over: true })
    .where('organisation_id', '=', organisation)
    .where('request_id', '=', p.request),
)

export const putBefore = change(({ db, organisation }, p: { request: Id; before: string }) =>
  db
    .updateTable('travel_settlement')
    .set({ before: p.before })
    .where('organisation_id', '=', organisation)
    .where('request_id', '=', p.request),
)

export const beforeSettlement = one(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<{ before: Before[] }>`
      select before from travel_settlement
      where organisation_id = ${organisation} and request_id = ${p.request}`.compile(db),
}))

/** The pending or approved settlement of a trip. */
export const settlementOf = one(({ db, organisation }, p: { trip: Id }) => ({
  compile: () =>
    sql<{ _id: Id; number: string; state: 'pending' | 'approved'; claimedPaise: Paise; approvedPaise: Paise | null }>`
      select request.id as "_id", request.number, request.state, coalesce(request.claimed_paise) as "claimedPaise",
        request.approved_paise as "approvedPaise"
      from travel_settlement settling
      join request on request.organisation_id = ${organisation} and request.id = settling.request_id
      where settling.organisation_id = ${organisation} and settling.trip_id = ${p.trip} and not settling.is_over`.compile(
      db,
    ),
}))

/**
 * The stages of approved trips, each derived: from the payment of the advance, from the end of the last day or the earlier return that
 * the traveller entered, and from the approval of the settlement.
 */
export const tripStages = rows(({ db, organisation }, p: { requests: readonly Id[]; today: Day; now: Instant }) => ({
  compile: () =>
    sql<StageOf>`
      select coalesce(reached.request) as request, coalesce(reached.id) as "_id", coalesce(reached.stage) as stage,
        coalesce(account.name, 'Muster') as by, coalesce(reached.day) as day, coalesce(reached.at) as at, reached.amount, null::text as note
      from (
        select owed.request_id as request, paid.id, 'advancePaid' as stage, 1 as place, paid.account_id as account,
          coalesce(paid.paid_on, paid.created_at::date) as day, paid.created_at as at, owed.amount_paise as amount
        from payable owed
        cross join lateral (select one.id, one.account_id, one.paid_on, one.created_at,
            sum(one.amount_paise) over () as whole
          from payable_payment one
          where one.organisation_id = ${organisation} and one.payable_id = owed.id
          order by one.created_at desc, one.id desc limit 1) paid
        where owed.organisation_id = ${organisation} and owed.request_id = any(${p.requests}::uuid[])
          and owed.type = 'advance' and owed.cancelled_at is null and paid.whole >= owed.amount_paise
        union all
        select request.id, coalesce(entered.id, request.id), 'travelled', 2, entered.account_id,
          coalesce(entered.day, request.ends_on), coalesce(entered.at, ${p.now}::timestamptz), null
        from request
        left join lateral (select one.id, one.account_id, one.day, one.at from request_stage one
          where one.organisation_id = ${organisation} and one.request_id = request.id and one.stage = 'travelled'
          order by one.at desc limit 1) entered on true
        where request.organisation_id = ${organisation} and request.id = any(${p.requests}::uuid[])
          and not request.draft ? 'tripId' and (entered.id is not null or request.ends_on < ${p.today}::date)
        union all
        select settling.trip_id, settling.request_id, 'settled', 3, step.ended_by, coalesce(settled.decided_at::date),
          settled.decided_at, settled.approved_paise
        from travel_settlement settling
        join request settled on settled.organisation_id = ${organisation} and settled.id = settling.request_id
          and settled.state = 'approved'
        left join lateral (select one.ended_by from request_step one
          where one.organisation_id = ${organisation} and one.request_id = settled.id and one.purpose = 'request'
            and one.outcome = 'approved'
          order by one.level desc, one.id desc limit 1) step on true
        where settling.organisation_id = ${organisation} and settling.trip_id = any(${p.requests}::uuid[])
          and not settling.is_over
      ) reached
      left join account on account.organisation_id = ${organisation} and account.id = reached.account
      order by reached.request, reached.place`.compile(db),
}))
