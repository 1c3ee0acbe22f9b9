import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

export const accountOf = one(({ db, organisation }, p: { employee: Id }) =>
  db
    .selectFrom('employee')
    .select('account_id as account')
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.employee),
)
