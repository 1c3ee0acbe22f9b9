import { bankPresets } from '@muster/engine/payroll/outputs/bank/template/presets.ts'
import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import type { Key } from '../call.ts'
import type { Company, Person } from '../company.ts'
import { testNow } from '../server.ts'
import { idsOf } from './rows-of.ts'
import { bank, contact, event, expenseCategory, legalEntity, png, savedReport, saving } from './samples.ts'

/** Bodies that would be valid for the company's own record, so that a foreign id is refused for being foreign. */
export async function bodiesOf(ours: Company, by: Person): Promise<Record<string, object>> {
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
    'PUT /api/v1/user/data-import/{id}': { columns: {} },
    'PUT /api/v1/user/data-import/{id}/row': {},
    'PUT /api/v1/user/data-import/{id}/sheet': { sheet: 'People' },
    'POST /api/v1/user/data-import/{id}/start': {},
    'PUT /api/v1/user/parallel-run/{id}': { columns: [] },
    'PUT /api/v1/user/parallel-run/{id}/difference': { cause: 'rounding', note: 'Rounded' },
    'PUT /api/v1/user/bonus-run/person/{id}': {},
    'PUT /api/v1/user/bonus-run/payment/{id}': { paidOn: null },
    'PUT /api/v1/user/saved-report/{id}': savedReport,
    'PUT /api/v1/user/department/{id}': { name: 'Research' },
    'PUT /api/v1/user/location/{id}': await one('GET /api/v1/user/location/{id}'),
    'PUT /api/v1/user/passkey/{id}': { name: 'My phone' },
    'PUT /api/v1/user/single-sign-on/scim-token/{id}': {},
    'PUT /api/v1/user/single-sign-on/sign-in/{id}': {},
    'PUT /api/v1/user/webhook/{id}': { name: 'Board', url: 'https://1.1.1.1/', events: ['employee.added'] },
    'PUT /api/v1/user/api-key/{id}': { name: 'Sync', scopes: ['people:read'], callsPerMinute: 60 },
    'POST /api/v1/user/api-key/{id}/renew': { expiresOn: testNow.slice(0, 10) },
    'PUT /api/v1/user/role/{id}': { name: 'Auditor', permissions: ['leaveRead'] },
    'PUT /api/v1/user/shift/{id}': await one('GET /api/v1/user/shift/{id}'),
    'PUT /api/v1/employee/basic-info/{id}': { firstName: 'Priya' },
    'POST /api/v1/employee/rehire/{id}': {
      ...{
        code: 'ACM-0900',
        firstName: 'Priya',
        lastName: 'Nair',
        workEmail: 'again@acme.test',
        joinedOn: '2026-12-01',
      },
      ...{ roleId: own.get('role'), locationId: own.get('location'), shiftId: own.get('shift') },
    },
    'PUT /api/v1/employee/personal-info/{id}': { bloodGroup: 'A+' },
    'PUT /api/v1/employee/bank-details/{id}': bank,
    'POST /api/v1/employee/emergency-contact/{id}': contact,
    'POST /api/v1/employee/requested-detail/{id}': { steps: ['address'] },
    'PUT /api/v1/employee/change-request/{id}': { outcome: 'reject', note: 'Not legible' },
    'PUT /api/v1/user/opening-pay/{id}': {
      fromMonth: '2026-04',
      toMonth: '2026-04',
      salaryPaise: 100_000,
      tdsPaise: 0,
    },
    'POST /api/v1/user/payrun/{id}/pf-part-payment': { employees: [own.get('employee')] },
    'POST /api/v1/user/payrun/{id}/pf-errors': { text: 'Line 1: invalid UAN' },
    'PUT /api/v1/user/tds-challan/{id}': { months: [] },
    'POST /api/v1/user/letter/{id}/cancel': { reason: 'Wrong designation' },
    'PUT /api/v1/employee/emergency-contact/{id}': { contacts: [contact] },
    'PUT /api/v1/employee/family-member/{id}': {
      members: [{ name: 'Meera Nair', relation: 'mother', birthDate: '1964-03-08' }],
    },
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
    'PUT /api/v1/user/legal-entity/{id}': legalEntity,
    'PUT /api/v1/user/legal-entity/{id}/archived': { isArchived: true },
    'PUT /api/v1/user/legal-entity/{id}/bank': bank,
    'PUT /api/v1/user/payrun-bank-template/{id}': { name: 'Bank', layout: bankPresets.icici },
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
    'PUT /api/v1/user/payrun/{id}/provisions': { kinds: ['leave'] },
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

/** Everything a call with an id takes except that id: valid for the company's own record. */
export function sentOf(key: Key, route: Route, bodies: Readonly<Record<string, object>>, id: string) {
  const body = bodies[key]
  if (route.body && !body) throw new Error(`${key} needs a body in these tests.`)
  const files = route.files ? { files: fileFor(route.files) } : {}
  const query = { type: forwarded(key), field: 'pan', year: '2025-26', format: 'csv' }
  return {
    params: { id, code: 'noPan', kind: 'bank', step: 'address', n: 1 },
    query,
    ...(body ? { body } : {}),
    ...files,
  } as never
}

function forwarded(key: Key): string {
  if (key.includes('/claim-approval-forward/')) return 'claims'
  return key.includes('/approval-forward/') ? 'workfromhome' : 'leave'
}

function fileFor(files: NonNullable<Route['files']>) {
  const [name, { types }] = Object.entries(files)[0]!
  const isText = types.some((type) => type === 'text/csv')
  return { [name]: isText ? { name: 'a.csv', bytes: Buffer.from('status,reason\r\n') } : { name: 'a.png', bytes: png } }
}
