import { sql } from 'kysely'
import type { z } from 'zod'
import type { LetterKind } from '@muster/contract/letters/letter-kinds.ts'
import type { IssuedLetter, letterRoutes, letterStates } from '@muster/contract/letters/letter.routes.ts'
import type { Day, Id } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'

interface Filter {
  employee: Id | null
  kind: LetterKind | null
  state: (typeof letterStates)[number] | null
  from: Day | null
  to: Day | null
  search: string | null
  /** Whether the caller may see others' pay. */
  seesPay: boolean
  own: Id | null
}

const state = sql`case when letter.cancelled_at is not null then 'cancelled' when letter.acknowledged_at is not null then 'acknowledged'
  when letter.file_key is null then 'making' else 'issued' end`

export const letterPage = pageOf<z.output<typeof IssuedLetter>, Filter, 'issuedAt' | 'number' | 'day'>({
  matching: ({ organisation }, p) => sql`
    select letter.id, letter.issued_at, letter.number, letter.day from letter
    join employee on employee.organisation_id = ${organisation} and employee.id = letter.employee_id
    where letter.organisation_id = ${organisation}
      and (${p.employee}::uuid is null or letter.employee_id = ${p.employee}::uuid)
      and (${p.kind}::text is null or letter.kind = ${p.kind}::text)
      and (${p.from}::date is null or letter.day >= ${p.from}::date)
      and (${p.to}::date is null or letter.day <= ${p.to}::date)
      and (${p.state}::text is null or ${state} = ${p.state}::text)
      and ${contains(sql`employee.name || ' ' || employee.code || ' ' || letter.number`, p.search)}`,
  rows: ({ organisation }, p) => sql`
    select page.n, letter.id as "_id", letter.kind, letter.number, letter.title, letter.day, coalesce(${state}) as state,
      letter.holds_pay as "holdsPay", letter.issued_at as "issuedAt", letter.acknowledged_at as "acknowledgedAt",
      letter.cancelled_at as "cancelledAt", letter.cancel_reason as "cancelReason", letter.sha256,
      jsonb_build_object('_id', employee.id, 'name', employee.name, 'code', employee.code, 'photo', employee.photo_key)
        as employee, issuer.name as "issuedBy",
      letter.file_key is not null
        and (not letter.holds_pay or ${p.seesPay}::boolean or letter.employee_id is not distinct from ${p.own}::uuid) as "canOpen"
    from page
    join letter on letter.organisation_id = ${organisation} and letter.id = page.id
    join employee on employee.organisation_id = ${organisation} and employee.id = letter.employee_id
    join account issuer on issuer.organisation_id = ${organisation} and issuer.id = letter.issued_by`,
  sortable: { issuedAt: 'issued_at', number: 'number', day: 'day' },
})

type PersonRow = z.output<(typeof letterRoutes)['GET /api/v1/user/letter-person']['reply']>[number]

/** People a letter can be issued to: those joining, leaving, with a revised salary, or everyone who works here. */
export const letterPeople = pageOf<
  PersonRow,
  { kind: LetterKind; revisedOn: Day | null; search: string | null; own: Id | null },
  'name'
>({
  matching: ({ organisation }, p) => sql`
    select employee.id, employee.name, employee.code from employee
    where employee.organisation_id = ${organisation} and employee.id is distinct from ${p.own}::uuid
      and case when ${p.kind} in ('experience', 'relieving') then employee.left_on is not null
        else employee.status <> 'inactive' end
      and (${p.kind} <> 'revision' or (
        select count(*) filter (where ${p.revisedOn}::date is null or salary.starts_on < ${p.revisedOn}::date) > 0
          and count(*) > 1
          and (${p.revisedOn}::date is null or bool_or(salary.starts_on = ${p.revisedOn}::date))
        from employee_salary salary
        where salary.organisation_id = ${organisation} and salary.employee_id = employee.id and salary.replaced_at is null))
      and ${contains(sql`employee.name || ' ' || employee.code`, p.search)}`,
  rows: ({ organisation }, p) => sql`
    select page.n, employee.id as "_id", employee.name, employee.code, employee.photo_key as photo,
      department.name as department, employee.status,
      (select max(letter.day) from letter where letter.organisation_id = ${organisation}
        and letter.employee_id = employee.id and letter.kind = ${p.kind} and letter.cancelled_at is null) as "lastIssued"
    from page
    join employee on employee.organisation_id = ${organisation} and employee.id = page.id
    left join department on department.organisation_id = ${organisation} and department.id = employee.department_id`,
  sortable: { name: 'lower(name)' },
})
