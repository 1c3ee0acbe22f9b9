import {
  startingIdentity,
  type StatutoryIdentity,
} from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { pay, runPayroll, withPayroll } from '../testing.ts'

const say = (company: Company, person: Person, value: Partial<StatutoryIdentity>) =>
  company.admin.call('PUT /api/v1/employee/statutory/{id}', {
    params: { id: person.employee },
    body: { from: '2026-11', value: { ...startingIdentity, ...value } },
  })

test('membership of the pension scheme follows the facts, and missing or contradictory ones are reported', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const facts: [string, number, Partial<StatutoryIdentity> | null][] = [
    ['Not Told', 120_000_000, null],
    ['Low Pay', 24_000_000, null],
    ['Before 2014', 120_000_000, { pfJoinedOn: '2010-06-01' }],
    ['Since 2019', 120_000_000, { pfJoinedOn: '2019-06-01', pfJoiningWages: 'aboveCeiling' }],
    ['Grown Since', 120_000_000, { pfJoinedOn: '2019-06-01', pfJoiningWages: 'withinCeiling' }],
    ['Kept Member', 120_000_000, { pfJoinedOn: '2019-06-01', pfJoiningWages: 'aboveCeiling', epsMember: true }],
  ]
  for (const [name, ctc, value] of facts) {
    const person = await company.employee(name)
    await pay(company, person, ctc)
    if (value !== null) await say(company, person, value)
  }
  const id = await runPayroll(company, '2026-11')
  const told = async (code: 'pensionUnknown' | 'pensionContradicts') =>
    (await company.admin.call('GET /api/v1/user/payrun/{id}/preflight/{code}', { params: { id, code } })).data.map(
      ({ employee }) => employee.name,
    )
  expect(await told('pensionUnknown')).toEqual(['Not Told'])
  expect(await told('pensionContradicts')).toEqual(['Kept Member'])
  const { rows } = await company.within((tx) =>
    run(tx, sql`select person ->> 'name' as name, facts -> 'pf' as pf from payslip where run_id = ${id}`),
  )
  const pf = new Map((rows as { name: string; pf: Record<string, number> }[]).map((one) => [one.name, one.pf]))
  // No pension wages, and the employer's whole share goes to the fund.
  expect(pf.get('Since 2019')).toMatchObject({ epsWagesPaise: 0, epsPaise: 0, employerEpfPaise: 3000_00 })
  for (const name of ['Not Told', 'Before 2014', 'Grown Since', 'Kept Member'])
    expect(pf.get(name)).toMatchObject({ epsWagesPaise: 25_000_00, epsPaise: 2083_00, employerEpfPaise: 917_00 })
})
