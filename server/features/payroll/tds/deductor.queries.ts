import { sql } from 'kysely'
import type { z } from 'zod'
import type { Deductor } from '@muster/contract/payroll/tax/tds-deductor.ts'
import type { Id, Instant } from '@muster/contract/values.ts'
import { change, one } from '../../../platform/database/statement.ts'

type Shown = z.output<typeof Deductor>
/** Everything except the person's PAN, which is stored encrypted beside it. */
export type KeptDeductor = Omit<Shown, 'person'> & { person: Omit<Shown['person'], 'pan'> }

/** The deductor of a legal entity, or of the organisation itself with null. */
export const savedDeductor = one(({ db, organisation }, p: { entity: Id | null }) => ({
  compile: () =>
    sql<{ value: KeptDeductor; sealed: string; last4: string }>`
      select value, person_pan_sealed as sealed, person_pan_last4 as last4 from tds_deductor
      where organisation_id = ${organisation} and ${p.entity}::uuid is null
      union all
      select value, person_pan_sealed, person_pan_last4 from legal_entity_deductor
      where organisation_id = ${organisation} and legal_entity_id = ${p.entity}::uuid`.compile(db),
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

export const putDeductorOfEntity = change(
  ({ db, organisation }, p: { entity: Id; value: string; sealed: string; last4: string; now: Instant }) => ({
    compile: () =>
      sql`
        insert into legal_entity_deductor (organisation_id, legal_entity_id, value, person_pan_sealed, person_pan_last4,
          updated_at)
        values (${organisation}, ${p.entity}, ${p.value}::jsonb, ${p.sealed}, ${p.last4}, ${p.now})
        on conflict (organisation_id, legal_entity_id) do update set value = excluded.value,
          person_pan_sealed = excluded.person_pan_sealed, person_pan_last4 = excluded.person_pan_last4,
          updated_at = excluded.updated_at`.compile(db),
  }),
)
