import { sql } from 'kysely'
import { one } from '../../../platform/database/statement.ts'

export interface Company {
  name: string
  legalName: string
  address: Record<string, unknown>
  logoKey: string | null
  timeZone: string
}

/** What a payslip says of the organisation. */
export const company = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<Company>`
      select name, legal_name as "legalName", address, logo_key as "logoKey", time_zone as "timeZone"
      from organisation where id = ${organisation}`.compile(db),
}))
