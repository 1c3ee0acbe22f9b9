import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestStage } from '@muster/contract/approvals/request.ts'
import type { Day, Id, Instant, Paise } from '@muster/contract/values.ts'
import { change, rows } from '../../../platform/database/statement.ts'

interface NewStage {
  request: Id
  stage: string
  account: Id | null
  day: Day
  amount: Paise | null
  note: string | null
  now: Instant
}

/** Adds the stage and updates it on the request. */
export const insertStage = change(({ db, organisation }, p: NewStage) => ({
  compile: () =>
    sql`
      with added as (
        insert into request_stage (organisation_id, request_id, stage, account_id, day, at, amount_paise, note)
        values (${organisation}, ${p.request}, ${p.stage}, ${p.account}::uuid, ${p.day}::date, ${p.now}, ${p.amount}::bigint, ${p.note}::text)
      )
      update request set stage = ${p.stage}, updated_at = ${p.now}
      where organisation_id = ${organisation} and id = ${p.request}`.compile(db),
}))

export const stagesOf = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<z.output<typeof RequestStage>>`
      select stage.id as "_id", stage.stage, coalesce(account.name, 'Muster') as by, coalesce(stage.day, stage.at::date) as day,
        stage.at, stage.amount_paise as amount, stage.note
      from request_stage stage
      left join account on account.organisation_id = ${organisation} and account.id = stage.account_id
      where stage.organisation_id = ${organisation} and stage.request_id = ${p.request}
      order by stage.at, stage.id`.compile(db),
}))

/** Everyone who approved it, at any level. */
export const approversOf = rows(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select distinct ended_by as account from request_step
      where organisation_id = ${organisation} and request_id = ${p.request} and purpose = 'request'
        and outcome = 'approved' and ended_by is not null`.compile(db),
}))
