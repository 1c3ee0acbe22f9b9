import { sql } from 'kysely'
import type { Id, Instant } from '@muster/contract/values.ts'
import { one, rows } from '../../platform/database/statement.ts'

export const companySetup = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ people: number | null; employerShareInCtc: boolean; madeAt: Instant }>`
      select (answers ->> 'people')::int as people,
        coalesce((answers ->> 'employerShareInCtc')::boolean, true) as "employerShareInCtc", made_at as "madeAt" from company_setup where organisation_id = ${organisation}`.compile(
      db,
    ),
}))

/** Nothing if made before or at the same moment. */
export const insertSetup = one(({ db, organisation }, p: { answers: string; account: Id; now: Instant }) => ({
  compile: () =>
    sql<{ madeAt: Instant }>`
      insert into company_setup (organisation_id, answers, made_by, made_at)
      values (${organisation}, ${p.answers}::jsonb, ${p.account}, ${p.now})
      on conflict do nothing returning made_at as "madeAt"`.compile(db),
}))

export const putSetup = one(({ db, organisation }, p: { answers: string; account: Id; now: Instant }) => ({
  compile: () =>
    sql<{ madeAt: Instant }>`
      insert into company_setup (organisation_id, answers, made_by, made_at)
      values (${organisation}, ${p.answers}::jsonb, ${p.account}, ${p.now})
      on conflict (organisation_id) do update set answers = excluded.answers
      returning made_at as "madeAt"`.compile(db),
}))

export const placesByState = rows(({ db, organisation }, _: object) =>
  db.selectFrom('location').select(['id', 'name', 'state']).where('organisation_id', '=', organisation).orderBy('name'),
)

export const zoneOfCompany = one(({ db, organisation }, _: object) =>
  db.selectFrom('organisation').select(['time_zone as timeZone']).where('id', '=', organisation),
)
