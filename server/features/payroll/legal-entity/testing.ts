import type { BodyOf } from '@muster/contract/routes.ts'
import type { legalEntityRoutes } from '@muster/contract/payroll/legal-entity/legal-entity.routes.ts'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { pay, withPayroll } from '../testing.ts'

type Input = BodyOf<(typeof legalEntityRoutes)['POST /api/v1/user/legal-entity']>

export const labs = {
  name: 'Labs',
  legalName: 'Acme Labs Private Limited',
  pan: 'AAACL1234F',
  tan: 'BLRL12345B',
  establishmentNumber: 'BGBNG0099999000',
  employerCode: '53000999990000999',
  address: { line1: '7 Lab Road', line2: '', city: 'Mysuru', state: 'IN-KA', pinCode: '570001' },
  registrations: [{ state: 'IN-KA', pt: '299999999', lwf: null }],
  responsible: { name: 'Nisha Rao', fatherName: 'Anil Rao', designation: 'Director', circleAddress: 'Mysuru' },
} satisfies Input

/** Gives an employee an account and the identity numbers that files need; `n` makes them unique. */
export async function numbered(company: Company, { employee }: Person, n: number): Promise<void> {
  const accountNumber = `50100123400${n}`
  const account = { holderName: `Person ${n}`, accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234' }
  await company.admin.call('PUT /api/v1/employee/bank-details/{id}', {
    params: { id: employee },
    body: { ...account, accountType: 'savings' },
  })
  await company.admin.call('POST /api/v1/employee/personal-info', {
    body: { employeeId: employee, pan: `ABCP${'ABCDEFGH'[n]}1234F`, uan: `10090431945${n}`, esi: `310012345${n}` },
  })
}

/** Priya and Rahul in the organisation itself and Meera in Labs, each with salary, account and numbers; no run yet. */
export async function twoEntities() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const { admin } = company
  const { pf, esi } = startingSettings
  const common = { from: '2026-04' as Month, note: '' }
  await admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'pf', ...common, value: { ...pf, establishmentNumber: 'BGBNG0012345000' } },
  })
  await admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'esi', ...common, value: { ...esi, employerCode: '53000123450000999' } },
  })
  const { _id: entity } = await admin.call('POST /api/v1/user/legal-entity', { body: labs })
  const [priya, rahul, meera] = [
    await company.employee('Priya Nair'),
    await company.employee('Rahul Iyer'),
    await company.employee('Meera Iyer'),
  ]
  await pay(company, priya, 180_000_000)
  await pay(company, rahul, 20_000_000)
  await pay(company, meera, 600_000_000)
  for (const [n, person] of [priya, rahul, meera].entries()) await numbered(company, person, n)
  await move(company, [meera], entity, '2026-04')
  return { company, entity, priya, rahul, meera }
}

export const move = (company: Company, people: readonly Person[], entityId: Id | null, from: Month) =>
  company.admin.call('PUT /api/v1/user/legal-entity-people', {
    body: { employees: people.map(({ employee }) => employee), entityId, from },
  })
