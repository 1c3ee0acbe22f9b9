import type { Instant } from '@muster/contract/values.ts'
import { change } from '../../../platform/database/statement.ts'

export const insertSector = change(({ db, organisation }, p: { name: string; now: Instant }) =>
  db
    .insertInto('own_sector')
    .values({ organisation_id: organisation, name: p.name, created_at: p.now })
    .onConflict((conflict) => conflict.doNothing()),
)
