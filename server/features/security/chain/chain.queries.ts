import { sql } from 'kysely'
import type { Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

interface Check {
  n: number
  digest: string
  at: Instant
  broken: readonly number[]
}

export const savedCheck = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ n: number; digest: string; at: Instant; broken: number[] }>`
      select n, digest, checked_at as at, broken from audit_check where organisation_id = ${organisation}`.compile(db),
}))

export const putCheck = change(({ db, organisation }, p: Check) => ({
  compile: () =>
    sql`
      insert into audit_check (organisation_id, n, digest, checked_at, broken)
      values (${organisation}, ${p.n}, ${p.digest}, ${p.at}, ${p.broken}::bigint[])
      on conflict (organisation_id) do update
        set n = excluded.n, digest = excluded.digest, checked_at = excluded.checked_at, broken = excluded.broken`.compile(
      db,
    ),
}))
