import { one } from '../../../platform/database/statement.ts'

/** Null if nothing was chosen. */
export const payDay = one(({ db, organisation }, _: object) =>
  db.selectFrom('pay_run_config').select('pay_day as day').where('organisation_id', '=', organisation),
)
