import { sql } from 'kysely'
import type { z } from 'zod'
import type { Deductor } from '@muster/contract/payroll/tax/tds-deductor.ts'
import type { Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

type Shown = z.output<typeof Deductor>
/** All but the PAN of the person, which lies sealed beside it. */
export type KeptDeductor = Omit<Shown, 'person'> & { person: Omit<Shown['person'], 'pan'> }

export const savedDeductor = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ value: KeptDeductor; sealed: string; last4: string }>`
      select value, person_pan_sealed as sealed, person_pan_last4 as last4 from tds_deductor
      where organisation_id = ${organisation}`.compile(db),
}))

export const putDeductor = change(
  ({ db, organisation }, p: { value: string; sealed: string; last4: string; now: Instant }) => ({
    compile: () =>
      sql`
        insert into tds_deductor (organisation_id, value, person_pan_sealed, person_pan_last4, updated_at)
        values (${organisation}, ${p.value}::jsonb, ${p.sealed}, ${p.last4}, ${p.now})
        on conflict (organisation_id) do update set value = excluded.value, person_pan_sealed = excluded.person_pan_sealed,
          person_pan_last4 = excluded.person_pan_last4, updated_at = excluded.updated_at`.compile(db),
  }),
)
