import { sql, type RawBuilder } from 'kysely'

/**
 * The columns that define a part of an annual return on a day: the work location and, if it is not given, the employer of that day. For
 * statements over many people, which join periods once instead of querying each row.
 */
export function partsOn(organisation: string, of: { employee: RawBuilder<unknown>; day: RawBuilder<unknown> }) {
  const holds = (spell: RawBuilder<unknown>) => sql`
    ${spell}.employee_id = ${of.employee} and ${spell}.starts_on <= ${of.day}
      and (${spell}.ends_before is null or ${of.day} < ${spell}.ends_before)`
  const personal = sql`
      left join employee_personal personal
        on personal.organisation_id = ${organisation} and personal.employee_id = ${of.employee}`
  return {
    personal,
    people: sql`
      join employee on employee.organisation_id = ${organisation} and employee.id = ${of.employee} ${personal}`,
    workplaces: sql`
      left join (
        select employee_id, location_id, starts_on,
          lead(starts_on) over (partition by employee_id order by starts_on) as ends_before
        from employee_workplace where organisation_id = ${organisation}
      ) workplace on ${holds(sql`workplace`)}`,
    employers: sql`
      left join (
        select employee_id, legal_entity_id, (from_month || '-01')::date as starts_on,
          lead((from_month || '-01')::date) over (partition by employee_id order by from_month) as ends_before
        from employee_legal_entity where organisation_id = ${organisation}
      ) employer on ${holds(sql`employer`)}`,
  }
}

/** The work location at the time, as far as known. */
export const location = sql`coalesce(workplace.location_id, employee.location_id) as location`

export const gender = sql`coalesce(personal.gender, 'notTold') as gender`

/** The last day of a month `YYYY-MM`. */
export const monthEnd = (month: RawBuilder<unknown>) =>
  sql`(to_date(${month}, 'YYYY-MM') + interval '1 month - 1 day')::date`
