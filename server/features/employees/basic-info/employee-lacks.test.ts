import { expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { pay, withPayroll } from '../../payroll/testing.ts'

type Lacks = 'anything' | 'personal' | 'pan' | 'birthDate' | 'bank' | 'salary' | 'department' | 'manager' | 'signIn'

const names = async (person: Person, lacks: Lacks) =>
  (await person.call('GET /api/v1/employee/basic-info', { query: { lacks } })).data.map(({ name }) => name)

it('finds those whose record is incomplete, but no one who has left', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  const rahul = await company.employee('Rahul Iyer')
  await company.employee('Tara Sen', { status: 'inactive' })
  await pay(company, priya, 60_000_000)
  await bank(company, rahul)
  expect(await names(company.admin, 'salary')).toEqual(['Rahul Iyer'])
  expect(await names(company.admin, 'bank')).toEqual(['Priya Nair'])
  for (const lacks of ['anything', 'personal', 'pan', 'birthDate', 'manager', 'signIn'] as const)
    expect([lacks, await names(company.admin, lacks)]).toEqual([lacks, ['Priya Nair', 'Rahul Iyer']])
})

it('shows pay only to those who may see it', async () => {
  const company = await withPayroll(await aCompany())
  const priya = await company.employee('Priya Nair')
  const meera = await company.employee('Meera Shah', { granted: ['allEmployeeRead'] })
  await pay(company, priya, 60_000_000)
  const rows = async (person: Person) =>
    (await person.call('GET /api/v1/employee/basic-info', { query: { search: 'Priya' } })).data
  expect((await rows(company.admin))[0]).toMatchObject({ annualCtcPaise: 60_000_000 })
  expect((await rows(meera))[0]).toMatchObject({ annualCtcPaise: null })
  const refusal = await meera.refused('GET /api/v1/employee/basic-info', { query: { lacks: 'salary' } })
  expect(refusal.status).toBe(403)
})

async function bank(company: Company, { employee }: Person): Promise<void> {
  await company.admin.call('PUT /api/v1/employee/bank-details/{id}', {
    params: { id: employee },
    body: {
      holderName: 'Rahul Iyer',
      bankName: 'HDFC Bank',
      accountNumber: '123456789012',
      accountNumberAgain: '123456789012',
      ifsc: 'HDFC0001234',
      accountType: 'savings',
    },
  } as never)
}
