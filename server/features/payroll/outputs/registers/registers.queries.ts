import { sql } from 'kysely'
import type { EmploymentType } from '@muster/contract/employees/employment.ts'
import type { Id } from '@muster/contract/values.ts'
import type { RegisteredPerson } from '@muster/engine/payroll/outputs/registers/employee-register.ts'
import type { WageTerms } from '@muster/engine/payroll/outputs/registers/wages-register.ts'
import { rows } from '../../../../platform/database/statement.ts'

/** The inputs of a run's payslips that the register of wages shows. */
export const wageTermsOf = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<WageTerms & { employee: Id }>`
      select slip.employee_id as employee, rate.basic as "basicPaise", rate.da as "daPaise", rate.others as "allowancesPaise",
        (punched.minutes + entered.minutes)::int as "overtimeMinutes", entered.amount as "enteredOvertimePaise"
      from payslip slip
      cross join lateral (select slip.inputs::jsonb as inputs offset 0) given
      cross join lateral (
        select coalesce(sum(paise) filter (where head = 'basic'), 0)::bigint as basic,
          coalesce(sum(paise) filter (where head = 'da'), 0)::bigint as da,
          coalesce(sum(paise) filter (where head not in ('basic', 'da')), 0)::bigint as others
        from (
          select (line ->> 'monthlyPaise')::bigint as paise, coalesce(line #>> '{treatment,taxHead}', '') as head
          from jsonb_array_elements(given.inputs #> '{salary,-1,lines}') line where line ->> 'kind' = 'earning'
        ) earnings
      ) rate
      cross join lateral (
        -- The reason for punched overtime: hours and minutes after the shift.
        select coalesce(sum((extra #>> '{reason,values,0}')::int * 60 + (extra #>> '{reason,values,1}')::int), 0) as minutes
        from jsonb_array_elements(given.inputs -> 'oneOffs') extra where extra ->> 'code' = 'OVERTIME'
      ) punched
      cross join lateral (
        select coalesce(sum(amount_paise), 0)::bigint as amount, coalesce(sum(overtime_minutes), 0) as minutes
        from pay_input input
        where input.organisation_id = ${organisation} and input.employee_id = slip.employee_id
          and input.nature = 'overtime' and input.from_month = slip.month
      ) entered
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}`.compile(db),
}))

type Known = 'code' | 'name' | 'birthDate' | 'phone' | 'joinedOn' | 'leftOn' | 'nationality' | 'department' | 'location'

interface Address {
  line1?: string
  line2?: string
  city?: string
  pinCode?: string
}

export interface EmployeeFacts extends Pick<RegisteredPerson, Known | 'designation' | 'aadhaarLast4' | 'bank'> {
  employee: Id
  gender: 'female' | 'male' | 'other' | 'notTold' | null
  employmentType: EmploymentType
  relativeName: string
  leavingReason: string | null
  currentAddress: Address
  permanentAddress: Address
}

/** Everyone in a run with the present details for the register of employees, by code. */
export const employeesOfRun = rows(({ db, organisation }, p: { run: Id }) => ({
  compile: () =>
    sql<EmployeeFacts>`
      select employee.id as employee, employee.code, employee.name, employee.phone, employee.joined_on as "joinedOn",
        employee.left_on as "leftOn", employee.leaving_reason as "leavingReason",
        employee.employment_type as "employmentType", coalesce(nullif(account.designation, ''), role.name) as designation,
        department.name as department, location.name as location, personal.birth_date as "birthDate", personal.gender,
        coalesce(personal.nationality, '') as nationality, personal.aadhaar_last4 as "aadhaarLast4",
        coalesce(personal.current_address, '{}') as "currentAddress",
        coalesce(personal.permanent_address, '{}') as "permanentAddress",
        coalesce(held.value ->> 'relativeName', '') as "relativeName",
        case when bank.employee_id is not null
          then jsonb_build_object('accountLast4', bank.account_last4, 'ifsc', bank.ifsc) end as bank
      from payslip slip
      join employee on employee.organisation_id = ${organisation} and employee.id = slip.employee_id
      join account on account.organisation_id = ${organisation} and account.id = employee.account_id
      join role on role.organisation_id = ${organisation} and role.id = account.role_id
      join location on location.organisation_id = ${organisation} and location.id = employee.location_id
      left join department on department.organisation_id = ${organisation} and department.id = employee.department_id
      left join employee_personal personal
        on personal.organisation_id = ${organisation} and personal.employee_id = employee.id
      left join employee_bank bank on bank.organisation_id = ${organisation} and bank.employee_id = employee.id
      left join lateral (
        select value from employee_statutory
        where organisation_id = ${organisation} and employee_id = employee.id
        order by from_month desc, n desc limit 1
      ) held on true
      where slip.organisation_id = ${organisation} and slip.run_id = ${p.run}
      order by employee.code`.compile(db),
}))
