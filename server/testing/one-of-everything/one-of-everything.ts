import type { Id } from '@muster/contract/values.ts'
import { bankPresets } from '@muster/engine/payroll/outputs/bank/template/presets.ts'
import { leave } from '../../features/leave/index.ts'
import { approvedClaim } from '../../features/payroll/payable/testing.ts'
import { pay, runPayroll, withPayroll } from '../../features/payroll/testing.ts'
import { boughtAsset } from '../../features/procurement/testing.ts'
import { aCompany, type Company } from '../company.ts'
import { testNow } from '../server.ts'
import { bank, event, expenseCategory, legalEntity, ownLaw, payInput, png, savedReport, saving } from './samples.ts'

type Paid = Company & { template: Id }

/** A company with a record of every kind; `also` adds to it before its payroll is run. */
export async function withOneOfEverything(
  name: string,
  also: (company: Paid) => Promise<void> = async () => {},
): Promise<Paid> {
  const company = await withPayroll(await aCompany(name))
  company.clock.set(testNow)
  await company.within((tx) => leave.seed(tx))
  const anita = await company.employee('Anita Rao', { role: 'Manager' })
  const priya = await company.employee('Priya Nair', { reportsTo: anita, department: 'Design' })
  const { admin } = company
  await priya.call('POST /api/v1/employee/punch-in', { body: {} })
  const types = await priya.call('GET /api/v1/employee/leave-types', {})
  const unpaid = types.find(({ isPaid }) => !isPaid) ?? types[0]!
  const draft = { policyId: unpaid._id, from: '2026-12-09', to: '2026-12-09', reason: 'At the passport office' }
  await priya.call('POST /api/v1/employee/leave', { body: draft })
  await admin.call('POST /api/v1/employee/holiday', {
    body: { name: 'Christmas', day: '2026-12-25', kind: 'public', locationIds: [] },
  })
  await priya.call('POST /api/v1/notes/add', { body: { text: 'Call the bank' } })
  const file = { name: 'passport.png', bytes: png }
  await priya.call('POST /api/v1/employee/gdpr-doc', { body: { category: 'identity' }, files: { file } })
  await admin.call('POST /api/v1/employee/gdpr-doc-request', {
    body: { employeeId: priya.employee, category: 'education' },
  })
  await admin.call('POST /api/v1/employee/event-scheduling', {
    body: { ...event, audience: 'people', employeeIds: [priya.employee] },
  })
  await pay(company, priya, 60_000_000)
  await admin.call('POST /api/v1/user/pay-input', { body: { ...payInput, employeeId: priya.employee } as never })
  await admin.call('POST /api/v1/employee/bank-details', { body: { ...bank, employeeId: priya.employee } as never })
  const declared = { financialYear: '2026-27', details: saving } as const
  const { _id: id } = await priya.call('POST /api/v1/employee/self-tax-item', { body: declared })
  const files = { proof: { name: 'ppf.png', bytes: png } }
  await priya.call('POST /api/v1/employee/self-tax-proof/{id}', { params: { id }, files })
  await admin.call('POST /api/v1/user/statutory-law', { body: ownLaw })
  const layout = bankPresets.icici as never
  await admin.call('POST /api/v1/user/payrun-bank-template', { body: { name: 'ICICI', isDefault: false, layout } })
  const { _id: entity } = await admin.call('POST /api/v1/user/legal-entity', { body: legalEntity })
  await admin.call('PUT /api/v1/user/legal-entity/{id}/bank', { params: { id: entity }, body: bank })
  const told = { title: 'Office closed', description: 'On Friday.', audience: 'everyone' } as const
  await admin.call('POST /api/v1/user/announcement', { body: told })
  await admin.call('POST /api/v1/employee/company-policy', { body: { ...told, mustAcknowledge: true }, files: {} })
  await admin.call('POST /api/v1/user/expense-category', { body: { ...expenseCategory, limits: [], rates: [] } })
  await admin.call('POST /api/v1/user/saved-report', { body: savedReport })
  await boughtAsset(company, priya, anita)
  await approvedClaim(company, priya, 'CL-9001', 500_000)
  await approvedClaim(company, priya, 'CL-9002', 700_000)
  const { data } = await admin.call('GET /api/v1/user/payable', { query: {} })
  const body = { payables: [data[0]!._id], reference: 'By transfer' }
  await admin.call('POST /api/v1/user/payable-payment', { body })
  await also(company)
  await runPayroll(company, '2026-11')
  return company
}
