import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

export const employment = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('employee')
    .select(['name', 'joined_on as joinedOn', 'left_on as leftOn'])
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.employee),
)
