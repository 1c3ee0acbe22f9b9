import { beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { leave } from '../features/leave/index.ts'
import { pay, runPayroll, withPayroll } from '../features/payroll/testing.ts'
import { boughtAsset } from '../features/procurement/testing.ts'
import { approvedClaim } from '../features/payroll/payable/testing.ts'
import type { Key } from '../testing/call.ts'
import { aCompany, type Company, type Person } from '../testing/company.ts'
import { testNow } from '../testing/server.ts'
import { everything, idsOf } from './rows-of.ts'

const routes = (Object.entries(allRoutes) as [Key, Route][]).filter(([key]) => key.includes('{id}'))
let theirs: Company
let ids: Map<string, Id>
let caller: Person
let bodies: Record<string, object>

beforeAll(async () => {
  theirs = await withOneOfEverything('Globex')
  ids = await idsOf(theirs)
  const ours = await withOneOfEverything('Acme Components')
  caller = await ours.employee('Meera Iyer', { role: 'Admin' })
  bodies = await bodiesOf(ours, caller)
})

describe('the ids of another organisation', () => {
  it('are there, of every kind', () => {
    const kinds = [
      ...['account', 'employee', 'department', 'location', 'shift', 'role', 'leave_policy', 'request', 'holiday'],
      ...['salary_component', 'salary_template', 'employee_salary', 'pay_input', 'pay_run', 'payslip', 'notification'],
      ...['tax_item', 'tax_proof', 'law_override', 'payable', 'payable_payment'],
      ...['expense_category', 'request_line', 'purchase_order', 'purchase_delivery', 'asset', 'asset_holding', 'note'],
      ...['announcement', 'company_policy'],
      ...['employee_document', 'event', 'document_request'],
    ]
    expect(kinds.filter((kind) => !ids.has(kind))).toEqual([])
  })

  // Each kind of id is tried with each call.
  it('are not found by any call, whatever kind of id it takes', { timeout: 240_000 }, async () => {
    const before = await everything(theirs)
    const found: string[] = []
    for (const [key, route] of routes) {
      for (const [kind, id] of ids) {
        // Whoever tries many numbers is stopped, whether they are there or not.
        await theirs.app.limits.forgive('reveal', caller.account, { max: 20, seconds: 3600 })
        const { uploadsPerHour: max } = theirs.app.config
        await theirs.app.limits.forgive('uploads', caller.account, { max, seconds: 3600 })
        const status = await statusOf(key, route, id)
        if (status !== 404 && status !== 403) found.push(`${key} with the id of a ${kind}: ${status}`)
      }
    }
    expect(found).toEqual([])
    expect(await everything(theirs)).toEqual(before)
  })

  it('cannot be named in a body', async () => {
    const before = await everything(theirs)
    const id = (kind: string) => ids.get(kind)!
    const salary = {
      templateId: id('salary_template'),
      employeeId: id('employee'),
      annualCtcPaise: 60_000_000,
      startsOn: '2026-11-01',
    }
    const span = {
      from: '2026-12-09',
      to: '2026-12-09',
      fromPart: 'full',
      toPart: 'full',
      reason: 'At the passport office',
    }
    const holiday = { name: "Founders' day", day: '2026-12-24', kind: 'public', locationIds: [id('location')] }
    const calls: [Key, object][] = [
      ['POST /api/v1/employee/salary', salary],
      ['POST /api/v1/employee/event-scheduling', { ...event, audience: 'people', employeeIds: [id('employee')] }],
      [
        'POST /api/v1/employee/event-scheduling',
        { ...event, audience: 'departments', departmentIds: [id('department')] },
      ],
      ['POST /api/v1/employee/gdpr-doc-request', { employeeId: id('employee'), category: 'identity' }],
      ['POST /api/v1/employee/leave', { policyId: id('leave_policy'), ...span }],
      ['POST /api/v1/employee/leave-preview', { policyId: id('leave_policy'), ...span }],
      ['POST /api/v1/employee/holiday', holiday],
      ['POST /api/v1/employee/bank-details', { ...bank, employeeId: id('employee') }],
      ['POST /api/v1/employee/personal-info', { employeeId: id('employee'), bloodGroup: 'A+' }],
      ['POST /api/v1/user/pay-input', { ...payInput, employeeId: id('employee') }],
      ['POST /api/v1/user/payable-payment', { payables: [id('payable')], reference: 'By transfer' }],
      ['POST /api/v1/user/salary-template', { name: 'Theirs', lines: [{ componentId: id('salary_component') }] }],
    ]
    for (const [key, body] of calls) {
      const { status } = await caller.raw(key, { body } as never)
      expect.soft([key, status >= 400 && status < 500], `answered ${status}`).toEqual([key, true])
    }
    expect(await everything(theirs)).toEqual(before)
  })
})

const bank = {
  ...{ holderName: 'Priya Nair', accountNumber: '123456789012', accountNumberAgain: '123456789012' },
  ...{ ifsc: 'HDFC0001234', accountType: 'savings' },
}
const event = { title: 'Town hall', from: '2026-12-01', to: '2026-12-01' } as const
const contact = { name: 'Meera Nair', relation: 'parent', phone: '+919812345670' } as const
const ownLaw = { law: 'in.pf.adminMinimum', from: '2026-12-01', value: 60_000, source: 'A letter of the fund' }
const saving = { section: '80C', kind: 'ppf', amountPaise: 5_000_000 } as const
const expenseCategory = {
  ...({ name: 'Fuel', basis: 'bill', use: 'claim', isTaxed: false, billAbovePaise: null, maxAgeDays: 30 } as const),
  ...({ overLimit: 'flag', limits: [], rates: [] } as const),
}
const payInput = {
  ...{ type: 'earning', name: 'Bonus', amountPaise: 500_000, reason: 'A good year' },
  ...{ fromMonth: '2026-11', toMonth: '2026-11' },
}

async function statusOf(key: Key, route: Route, id: Id): Promise<number> {
  const body = bodies[key]
  if (route.body && !body) throw new Error(`${key} needs a body in this test.`)
  const files = route.files ? { files: fileFor(route.files) } : {}
  const query = { type: key.includes('/approval-forward/') ? 'workfromhome' : 'leave', field: 'pan' }
  const params = { id, code: 'noPan', kind: 'bank' }
  const { status } = await caller.raw(key, { params, query, ...(body ? { body } : {}), ...files } as never)
  return status
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function fileFor(files: NonNullable<Route['files']>) {
  const [name, { types }] = Object.entries(files)[0]!
  const isText = types.some((type) => type === 'text/csv')
  return { [name]: isText ? { name: 'a.csv', bytes: Buffer.from('status,reason\r\n') } : { name: 'a.png', bytes: png } }
}

/** Bodies that would be right for a record of one's own: a foreign id is refused for being foreign. */
async function bodiesOf(ours: Company, by: Person): Promise<Record<string, object>> {
  const own = await idsOf(ours)
  const one = async (key: Key) => (await by.call(key, { params: { id: own.get(tableOf(key)) } } as never)) as object
  const policies = await by.call('GET /api/v1/user/leave-policy', {})
  const template = (await one('GET /api/v1/user/salary-template/{id}')) as { name: string }
  const component = own.get('salary_component')
  return {
    'PUT /api/v1/employee/permissions/{id}': { permissions: { leaveRead: true } },
    'PUT /api/v1/user/announcement/{id}': { title: 'Office closed', description: 'On Friday.', audience: 'everyone' },
    'PUT /api/v1/employee/company-policy/{id}': { title: 'Travel', description: 'By train.', audience: 'everyone' },
    'POST /api/v1/employee/company-policy/{id}/acknowledge': { version: 1 },
    'PUT /api/v1/user/department/{id}': { name: 'Research' },
    'PUT /api/v1/user/location/{id}': await one('GET /api/v1/user/location/{id}'),
    'PUT /api/v1/user/passkey/{id}': { name: 'My phone' },
    'PUT /api/v1/user/webhook/{id}': { name: 'Board', url: 'https://1.1.1.1/', events: ['employee.added'] },
    'PUT /api/v1/user/api-key/{id}': { name: 'Sync', scopes: ['people:read'], callsPerMinute: 60 },
    'POST /api/v1/user/api-key/{id}/renew': { expiresOn: testNow.slice(0, 10) },
    'PUT /api/v1/user/role/{id}': { name: 'Auditor', permissions: ['leaveRead'] },
    'PUT /api/v1/user/shift/{id}': await one('GET /api/v1/user/shift/{id}'),
    'PUT /api/v1/employee/basic-info/{id}': { firstName: 'Priya' },
    'PUT /api/v1/employee/personal-info/{id}': { bloodGroup: 'A+' },
    'PUT /api/v1/employee/bank-details/{id}': bank,
    'POST /api/v1/employee/emergency-contact/{id}': contact,
    'PUT /api/v1/employee/emergency-contact/{id}': { contacts: [contact] },
    'PUT /api/v1/employee/gdpr-doc/{id}': { category: 'identity' },
    'PUT /api/v1/employee/gdpr-doc-verify/{id}': { isVerified: true, key: 'x' },
    'PUT /api/v1/employee/event-scheduling/{id}': event,
    'PUT /api/v1/employee/event-answer/{id}': { answer: 'yes' },
    'PUT /api/v1/notes/update/{id}': { text: 'Call the bank' },
    'PUT /api/v1/employee/status/{id}': { status: 'inactive', inactiveDate: '2026-11-20', reason: 'Has left' },
    'PUT /api/v1/employee/attendance/{id}': {
      day: '2026-11-19',
      spans: [{ in: '09:30', out: '18:30' }],
      reason: 'Forgot it',
    },
    'POST /api/v1/employee/late-attendance/{id}': { day: '2026-11-19', halfDays: -1, reason: 'Was there' },
    'POST /api/v1/employee/leave-encashment/{id}': {
      ...{ policyId: policies[0]!._id, halfDays: 2, month: '2026-11', atExit: false, reason: 'Asked for it' },
    },
    'PUT /api/v1/user/leave-policy/{id}': policies[0]!,
    'PUT /api/v1/employee/leave-approval/{id}': { status: 'approved' },
    'PUT /api/v1/employee/leave-note/{id}': { note: 'Please say more' },
    'PUT /api/v1/employee/leave-cancel/{id}': {},
    'PUT /api/v1/employee/claim-approval-forward/{id}': { employeeId: own.get('employee') },
    'PUT /api/v1/user/salary-component/{id}': await one('GET /api/v1/user/salary-component/{id}'),
    'PUT /api/v1/user/salary-template/{id}': { name: template.name, lines: [{ componentId: component }] },
    'PUT /api/v1/employee/salary/{id}': {
      ...{ templateId: own.get('salary_template'), annualCtcPaise: 60_000_000, startsOn: '2026-11-01' },
    },
    'PUT /api/v1/employee/compOff-approval/{id}': { status: 'approved' },
    'PUT /api/v1/employee/compOff-note/{id}': { note: 'Please say more' },
    'PUT /api/v1/employee/compOff-cancel/{id}': {},
    'PUT /api/v1/employee/work-from-home-approval/{id}': { status: 'approved' },
    'PUT /api/v1/employee/work-from-home-note/{id}': { note: 'Please say more' },
    'PUT /api/v1/employee/work-from-home-cancel/{id}': {},
    'PUT /api/v1/employee/work-from-home-end/{id}': { from: '2026-12-01' },
    'PUT /api/v1/employee/approval-forward/{id}': { employeeId: own.get('employee') },
    'PUT /api/v1/employee/attendance-request/{id}': { status: 'approved' },
    'PUT /api/v1/employee/attendance-note/{id}': { note: 'Please say more' },
    'PUT /api/v1/employee/attendance-cancel/{id}': {},
    'PUT /api/v1/employee/claims-approval/{id}': { status: 'approved' },
    'PUT /api/v1/employee/claims-note/{id}': { note: 'Please say more' },
    'PUT /api/v1/employee/claims-cancel/{id}': {},
    'PUT /api/v1/employee/travel-expense-approval/{id}': { status: 'approved' },
    'PUT /api/v1/employee/travel-expense-note/{id}': { note: 'Please say more' },
    'PUT /api/v1/employee/travel-expense-cancel/{id}': {},
    'PUT /api/v1/employee/travel-expense-travelled/{id}': { day: '2026-11-02' },
    'POST /api/v1/user/travel-advance/{id}/recovery': {},
    'PUT /api/v1/user/expense-category/{id}': { ...expenseCategory, isActive: true },
    'PUT /api/v1/employee/procurement-approval/{id}': { status: 'approved' },
    'PUT /api/v1/employee/procurement-note/{id}': { note: 'Please say more' },
    'PUT /api/v1/employee/procurement-cancel/{id}': {},
    'POST /api/v1/user/purchase/{id}/order': {
      ...{ number: 'PO-1', vendor: 'Godrej' },
      lines: [{ lineId: own.get('request_line'), quantity: 1, unitPaise: 100 }],
    },
    'POST /api/v1/user/purchase-order/{id}/delivery': { lines: [{ lineId: own.get('request_line'), quantity: 1 }] },
    'PUT /api/v1/user/purchase-order/{id}/close': { reason: 'Out of production' },
    'PUT /api/v1/user/asset/{id}': { tag: 'A-1', name: 'Laptop' },
    'POST /api/v1/user/asset/{id}/handover': { employeeId: own.get('employee') },
    'POST /api/v1/user/asset/{id}/return': { condition: 'good' },
    'POST /api/v1/user/asset/{id}/retire': { reason: 'scrapped' },
    'PUT /api/v1/user/payable/{id}': { paidBy: 'outside', fromMonth: '2026-12' },
    'POST /api/v1/user/payable-payment/{id}/undo': { reason: 'It came back' },
    'PUT /api/v1/user/payrun/{id}': { action: 'approve' },
    'POST /api/v1/user/payrun/{id}/reopen': { reason: 'A mistake' },
    'POST /api/v1/user/payrun/{id}/recalculate': { employeeId: own.get('employee'), attempt: 1 },
    'POST /api/v1/user/payrun/{id}/not-paid': { reason: 'A mistake' },
    'POST /api/v1/user/payrun/{id}/hold': { employeeId: own.get('employee'), reason: 'A mistake' },
    'POST /api/v1/user/payrun/{id}/release': { employeeId: own.get('employee'), paidBy: 'bank' },
    'PUT /api/v1/user/payrun/{id}/bank-answer': { payslipId: own.get('payslip'), answer: 'paid' },
    'POST /api/v1/user/payslip/{id}/reversal': { reason: 'Paid by mistake' },
    'PUT /api/v1/employee/statutory/{id}': { from: '2026-11', value: startingIdentity },
    'PUT /api/v1/employee/self-tax-item/{id}': { details: saving },
    'PUT /api/v1/user/tax-item/{id}': { details: saving },
    'PUT /api/v1/user/tax-item-decision/{id}': { action: 'accept' },
    'PUT /api/v1/employee/loan/{id}/month': { month: '2026-12', isSkipped: true, reason: 'Asked for it' },
    'POST /api/v1/employee/loan/{id}/repayment': { kind: 'received', amountPaise: null, note: 'In cash' },
    'PUT /api/v1/employee/settlement/{id}': {
      ...{ reason: 'resignation', noticeDays: 30, servedDays: 30, noticeBy: 'nobody', isFixedTerm: false },
      ...{ paysGratuity: true, paysBonus: true, gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
    },
    'PUT /api/v1/employee/settlement/{id}/check': { item: 'assets', isDone: true },
    'POST /api/v1/employee/settlement/{id}/step': { action: 'approve' },
    'PUT /api/v1/user/tax-regime/{id}': { financialYear: '2026-27', regime: 'old' },
    'PUT /api/v1/employee/reported-change/{id}': { outcome: 'keep' },
    'PUT /api/v1/user/pending-change/{id}': { decision: 'approve' },
    'PUT /api/v1/employee/holiday/{id}': { name: "New Year's Eve", day: '2026-12-31', kind: 'public', locationIds: [] },
  }
}

const tableOf = (key: string) => (/user\/([\w-]+)\/\{id\}/.exec(key)?.[1] ?? '').replace('-', '_')

async function withOneOfEverything(name: string): Promise<Company> {
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
  const told = { title: 'Office closed', description: 'On Friday.', audience: 'everyone' } as const
  await admin.call('POST /api/v1/user/announcement', { body: told })
  await admin.call('POST /api/v1/employee/company-policy', { body: { ...told, mustAcknowledge: true }, files: {} })
  await admin.call('POST /api/v1/user/expense-category', { body: { ...expenseCategory, limits: [], rates: [] } })
  await boughtAsset(company, priya, anita)
  await approvedClaim(company, priya, 'CL-0001', 500_000)
  await approvedClaim(company, priya, 'CL-0002', 700_000)
  const { data } = await admin.call('GET /api/v1/user/payable', { query: {} })
  const body = { payables: [data[0]!._id], reference: 'By transfer' }
  await admin.call('POST /api/v1/user/payable-payment', { body })
  await runPayroll(company, '2026-11')
  return company
}
