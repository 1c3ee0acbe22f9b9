import { sql } from 'kysely'
import type { z } from 'zod'
import type { TravelRule, TripDraft } from '@muster/contract/expenses/travel.ts'
import type { Day, Id, Instant, Paise } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'
import type { TripFacts } from './facts.ts'

type Rule = z.output<typeof TravelRule>

export const travelRuleRow = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Rule>`
      select advance_percent as "advancePercent", remind_after_days as "remindAfterDays"
      from travel_rule where organisation_id = ${organisation}`.compile(db),
}))

export const putTravelRule = change(({ db, organisation }, p: Rule & { now: Instant }) => ({
  compile: () =>
    sql`
      insert into travel_rule (organisation_id, advance_percent, remind_after_days, updated_at)
      values (${organisation}, ${p.advancePercent}, ${p.remindAfterDays}, ${p.now})
      on conflict (organisation_id) do update set advance_percent = excluded.advance_percent,
        remind_after_days = excluded.remind_after_days, updated_at = excluded.updated_at`.compile(db),
}))

/** An employee's pending and approved trips that overlap some days. */
export const tripsBetween = rows(({ db, organisation }, p: { employee: Id; from: Day; to: Day }) => ({
  compile: () =>
    sql<{ number: string; startsOn: Day; endsOn: Day }>`
      select number, coalesce(starts_on) as "startsOn", coalesce(ends_on) as "endsOn" from request
      where organisation_id = ${organisation} and requester_id = ${p.employee} and type = 'travel'
        and state in ('pending', 'approved') and starts_on <= ${p.to}::date and ends_on >= ${p.from}::date
        and not exists (select from travel_settlement settling
          where settling.organisation_id = ${organisation} and settling.request_id = request.id)
      order by starts_on, id`.compile(db),
}))

export interface Trip {
  _id: Id
  number: string
  reason: string
  requester: Id
  state: 'pending' | 'approved' | 'rejected' | 'cancelled'
  isCancelling: boolean
  /** The stage that the traveller entered by coming back early; null otherwise. */
  stage: string | null
  startsOn: Day
  endsOn: Day
  claimed: Paise
  approved: Paise | null
  draft: z.output<typeof TripDraft>
  facts: TripFacts
}

const tripColumns = sql`
  id as "_id", number, reason, requester_id as requester, state, cancellation_requested_at is not null as "isCancelling", stage,
  coalesce(starts_on) as "startsOn", coalesce(ends_on) as "endsOn", coalesce(claimed_paise) as claimed,
  approved_paise as approved, draft, facts`

export const tripRow = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<Trip>`
      select ${tripColumns} from request
      where organisation_id = ${organisation} and id = ${p.id} and type = 'travel' and not draft ? 'tripId'`.compile(
      db,
    ),
}))

/** Locks a trip, so that it cannot be cancelled until the transaction ends. */
export const lockTrip = one(({ db, organisation }, p: { id: Id }) =>
  db
    .selectFrom('request')
    .select('id')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id)
    .where('type', '=', 'travel')
    .forUpdate(),
)

/** The amounts of a request's lines by category. */
export const spendingOf = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<{ category: string; totalPaise: Paise; approvedPaise: Paise | null }>`
      select coalesce(category) as category, total_paise as "totalPaise", approved_paise as "approvedPaise"
      from request_line
      where organisation_id = ${organisation} and request_id = ${p.request} and category is not null
      order by position`.compile(db),
}))

export const requesterAccount = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('employee')
    .select('account_id as id')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.employee),
)
