import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Day, Id, Month } from '@muster/contract/values.ts'
import type { Company, Person } from '../../testing/company.ts'
import { calculateRun } from './pay-run/calculation/calculate-run.ts'
import { seedPayroll } from './seed.ts'

/** A company with payroll set up and the starting template. Statutory deductions are off unless the test is about them. */
export async function withPayroll(company: Company, { statutory = false } = {}): Promise<Company & { template: Id }> {
  await company.within(seedPayroll)
  if (!statutory) await withoutStatutory(company)
  const templates = await company.admin.call('GET /api/v1/user/salary-template')
  return { ...company, template: templates[0]!._id }
}

async function withoutStatutory(company: Company): Promise<void> {
  const { pf, esi, pt, lwf, tds, pay: rules } = startingSettings
  const common = { from: '2000-01' as const, note: '' }
  const state = 'IN-KA'
  const bodies = [
    { section: 'pf', ...common, value: { ...pf, enabled: false } },
    { section: 'esi', ...common, value: { ...esi, enabled: false } },
    { section: 'pt', ...common, state, locationId: null, value: { ...pt, enabled: false } },
    { section: 'lwf', ...common, state, value: { ...lwf, enabled: false } },
    { section: 'tds', ...common, value: { ...tds, enabled: false } },
    { section: 'pay', ...common, value: { ...rules, deductionCapOn: false } },
  ] as const
  for (const body of bodies) await company.admin.call('POST /api/v1/user/statutory-settings', { body })
}

type Set = Company & { template: Id }

/** The admin gives someone a salary with the starting template. */
export async function pay(
  company: Set,
  person: Person,
  annualCtcPaise: number,
  startsOn: Day = '2026-04-01',
): Promise<void> {
  const body = { employeeId: person.employee, templateId: company.template, annualCtcPaise, startsOn }
  await company.admin.call('POST /api/v1/employee/salary', { body })
}

/** Priya, who has a salary, and Ravi and Meera of HR, each a second person for the other. */
export async function withTwoInHr(of: Company) {
  const company = await withPayroll(of)
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  const meera = await company.employee('Meera Iyer', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  return { company, ravi, meera, priya }
}

/** Starts the run of a month and calculates it, as the job would. */
export async function runPayroll(company: Set, month: Month): Promise<Id> {
  const { _id } = await company.admin.call('POST /api/v1/user/payrun', { body: { month } })
  await calculateRun(company.app, { organisation: company.organisation, run: _id })
  return _id
}

/** A month with an approved run. */
export async function lockMonth(company: Set, month: Month): Promise<Id> {
  const id = await runPayroll(company, month)
  await company.admin.call('PUT /api/v1/user/payrun/{id}', { params: { id }, body: { action: 'approve' } })
  return id
}
