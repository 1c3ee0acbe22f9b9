import { sql } from 'kysely'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { rows } from '../../../platform/database/statement.ts'

/** An undecided request. */
export interface PendingRequest {
  id: Id
  type: RequestTypeName
  employee: Id
  title: Sentence
  quantity: Sentence
  startsOn: Day
  endsOn: Day
  /** The amount of a claim or another request for money. */
  amountPaise: Paise | null
}

export const pendingBetween = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<PendingRequest>`
      select id, type, requester_id as employee, jsonb_build_object('text', title, 'values', title_values) as title,
        jsonb_build_object('text', quantity, 'values', quantity_values) as quantity, starts_on as "startsOn",
        coalesce(ends_on, starts_on) as "endsOn", claimed_paise as "amountPaise"
      from request
      where organisation_id = ${organisation} and is_open and starts_on <= ${p.to}::date
        and coalesce(ends_on, starts_on) >= ${p.from}::date
      order by starts_on, id`.compile(db),
}))
