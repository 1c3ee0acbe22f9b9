import { sql } from 'kysely'
import type { Day, Id } from '@muster/contract/values.ts'
import { days } from '@muster/engine/day.ts'
import { run } from '../../testing/company.ts'
import type { CompanyOfLife, Somebody } from '../company-of-life.ts'
import type { Life, Newcomer } from '../life.ts'
import { placeIn } from '../places.ts'
import { tellWhoIs } from './person.ts'

/** Adds a person, by the form's call. */
export async function tellNewcomer(company: CompanyOfLife, who: number, is: Newcomer): Promise<void> {
  const { admin, shift, role, organisation } = company
  const { _id: employee } = await admin.call('POST /api/v1/employee/basic-info', {
    body: {
      ...{ firstName: is.name, lastName: 'Rao', code: `E-${who}`, roleId: role },
      workEmail: `${is.name.toLowerCase()}.${organisation}@acme.test`,
      ...{ locationId: await placeIn(company, is.state), shiftId: shift, joinedOn: is.joinedOn },
    },
  })
  const { rows } = await company.within((tx) =>
    run(
      tx,
      sql`select account_id as account from employee where organisation_id = ${organisation} and id = ${employee}`,
    ),
  )
  const { account } = rows[0] as { account: Id }
  await admin.call('PUT /api/v1/employee/status/{id}', { params: { id: employee }, body: { status: 'active' } })
  company.people[who] = {
    ...{
      is,
      employee,
      account,
      joinedOn: is.joinedOn,
      leftOn: null,
      salaries: new Map(),
      declared: [],
      absent: new Map(),
    },
    ...{ away: awayDays(company.life, who), paidLeave: new Map(), unpaidLeave: new Map(), there: new Map() },
    ...{ once: [], loans: [], places: new Map([['1900-01-01', is.state]]), employers: new Map(), voluntary: new Map() },
    ...{ genders: [], panAt: null, accounts: 0 },
  }
  const { gender, hasPan } = is
  if (gender !== null || hasPan) await tellWhoIs(company, company.people[who], { gender, hasPan })
}

/** There are no punches on a day of leave, decided or not. */
function awayDays({ facts }: Life, who: number): Set<Day> {
  return new Set(facts.flatMap((fact) => (fact.kind === 'leave' && fact.who === who ? days(fact.day, fact.to) : [])))
}

export function tellFirstSalary(company: CompanyOfLife, who: number): Promise<void> {
  const person = company.people[who]!
  return giveSalary(company, person, person.joinedOn, person.is.monthly)
}

/** Rupees a month, effective from a day. */
export async function giveSalary(company: CompanyOfLife, person: Somebody, day: Day, monthly: number): Promise<void> {
  const body = { employeeId: person.employee, templateId: company.template, startsOn: day }
  await company.admin.call('POST /api/v1/employee/salary', { body: { ...body, annualCtcPaise: monthly * 1200 } })
  person.salaries.set(day, monthly)
  person.declared.push({ day, monthly, at: company.clock.now() })
}
