import { sql, type RawBuilder } from 'kysely'
import type { ReportFilter } from './report-kind.ts'

/** Whether an employee matches the report's department and location filters. */
export const isAsked = (p: Pick<ReportFilter, 'departmentId' | 'locationId'>): RawBuilder<boolean> => sql`
  (${p.departmentId}::uuid is null or employee.department_id = ${p.departmentId}::uuid)
  and (${p.locationId}::uuid is null or employee.location_id = ${p.locationId}::uuid)`

/** The columns of a list of people, for a page with a day and a value. */
export const personShown = (organisation: string): RawBuilder<unknown> => sql`
  select page.n, employee.id as "_id", employee.name, employee.code, employee.photo_key as photo, department.name as department,
    page.day, page.value
  from page
  join employee on employee.organisation_id = ${organisation} and employee.id = page.id
  left join department on department.organisation_id = ${organisation} and department.id = employee.department_id`

/** The first day after the last month. */
export const after = (p: Pick<ReportFilter, 'last'>): RawBuilder<unknown> =>
  sql`(${p.last}::date + interval '1 month')::date`
