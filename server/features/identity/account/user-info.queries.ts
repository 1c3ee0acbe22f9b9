import { sql } from 'kysely'
import type { z } from 'zod'
import type { UserInfo } from '@muster/contract/identity/user-info.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { one } from '../../../platform/database/statement.ts'

export const userInfo = one((scope, p: { account: Id }) => ({
  compile: () =>
    sql<Omit<z.output<typeof UserInfo>, 'compOffLeaveCount'>>`
      select account.id as "_id", coalesce(employee.id::text, '') as "employeeId", coalesce(employee.name, account.name) as name,
        case when role.is_admin then 'admin' else role.name end as role, coalesce(account.designation, '') as designation,
        coalesce(employee.photo_key, account.photo_key, '') as "profilePic",
        coalesce(employee.phone, account.phone, '') as "contactNo", account.email,
        coalesce(organisation.sector, '') as sector, organisation.name as "orgName",
        coalesce(organisation.logo_key, '') as "orgLogo", organisation.id::text as organisation,
        coalesce(manager.name, '') as "reportingTo",
        coalesce(location.time_zone, organisation.time_zone) as "timeZone", account.hour12, not account.is_active as "hasLeft"
      from account
      join organisation on organisation.id = account.organisation_id
      join role on role.organisation_id = ${scope.organisation} and role.id = account.role_id
      left join employee on employee.organisation_id = ${scope.organisation} and employee.account_id = account.id
      left join location on location.organisation_id = ${scope.organisation} and location.id = employee.location_id
      left join employee manager on manager.organisation_id = ${scope.organisation} and manager.id = employee.reports_to
      where account.organisation_id = ${scope.organisation} and account.id = ${p.account}`.compile(scope.db),
}))
