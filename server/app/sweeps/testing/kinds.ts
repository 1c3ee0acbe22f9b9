import type { Key } from '../../../testing/call.ts'

/** The kind of record in a call's path; `employee` if not listed here. */
export function kindOf(key: Key): string | null {
  if (!key.includes('{id}')) return null
  const [method = '', path = ''] = key.split(' ')
  const [, noun = '', more = ''] = /\/([\w-]+)\/\{id\}(.*)$/.exec(path) ?? []
  return kinds[`${method} ${noun}${more}`] ?? kinds[`${method} ${noun}`] ?? kinds[noun] ?? 'employee'
}

const requests = {
  ...{ leave: 'leave request', 'leave-approval': 'leave request', 'leave-note': 'leave request' },
  ...{ 'leave-cancel': 'leave request', 'compOff-request': 'comp-off request', 'compOff-approval': 'comp-off request' },
  ...{ 'compOff-note': 'comp-off request', 'compOff-cancel': 'comp-off request' },
  ...{ 'work-from-home': 'work from home', 'work-from-home-approval': 'work from home' },
  ...{ 'work-from-home-note': 'work from home', 'work-from-home-cancel': 'work from home' },
  ...{ 'work-from-home-end': 'work from home', 'approval-forward': 'work from home' },
  ...{ 'attendance-request': 'correction', 'attendance-note': 'correction', 'attendance-cancel': 'correction' },
  ...{
    'claims-approval': 'claim',
    'claims-note': 'claim',
    'claims-cancel': 'claim',
    'claim-approval-forward': 'claim',
  },
  ...{ 'travel-expense-approval': 'travel request', 'travel-expense-note': 'travel request' },
  ...{ 'travel-expense-cancel': 'travel request', 'travel-expense-travelled': 'travel request' },
  ...{ 'procurement-approval': 'procurement request', 'procurement-note': 'procurement request' },
  ...{ 'procurement-cancel': 'procurement request', purchase: 'purchase' },
}

const kinds: Readonly<Record<string, string>> = {
  ...requests,
  ...{ session: 'session', notification: 'notification', clear: 'notification', 'mark-read': 'notification' },
  ...{ delete: 'note', update: 'note', 'gdpr-doc': 'employee document', 'gdpr-doc-verify': 'employee document' },
  ...{ 'gdpr-doc-request': 'document request', 'tax-item': 'tax item', 'self-tax-item': 'tax item' },
  ...{ 'tax-item-decision': 'tax item', 'POST self-tax-proof': 'tax item', 'POST tax-proof': 'tax item' },
  ...{ 'self-tax-proof': 'tax proof', 'tax-proof': 'tax proof', 'pay-input': 'pay input', payslip: 'payslip' },
  ...{ 'DELETE loan': 'loan', 'PUT loan/month': 'loan', 'POST loan/repayment': 'loan', payable: 'payable' },
  ...{ 'DELETE leave-encashment': 'leave encashment', 'approval-delegation': 'approval delegation' },
  ...{ 'company-policy': 'company policy', announcement: 'announcement', 'event-scheduling': 'event' },
  ...{ 'event-answer': 'event', holiday: 'holiday', department: 'department', 'department-directory': 'department' },
  ...{ location: 'location', shift: 'shift', role: 'role', 'leave-policy': 'leave policy' },
  ...{ 'expense-category': 'expense category', 'salary-component': 'salary component' },
  ...{ 'payrun-bank-template': 'bank template', 'legal-entity': 'legal entity' },
  ...{ 'salary-template': 'salary template', 'statutory-law': 'law override', payrun: 'pay run' },
  ...{ 'payable-payment': 'payable payment', 'purchase-order': 'purchase order', asset: 'asset' },
  ...{ 'PUT asset/acknowledge': 'asset holding', 'GET statutory-law': 'law' },
  ...{ 'api-key': 'api key', webhook: 'webhook', 'webhook-delivery': 'webhook delivery', passkey: 'passkey' },
  ...{ 'trusted-device': 'trusted device', 'scim-token': 'scim token', 'pending-change': 'pending change' },
  ...{
    'pay-input-batch': 'pay input batch',
    'data-import': 'data import',
    'parallel-run': 'parallel run',
    'saved-report': 'saved report',
    'form-16-pdf': 'form 16 part',
    'self-form-16-pdf': 'form 16 part',
    'opening-pay': 'opening pay',
    'tds-challan': 'tds challan',
  },
  ...{
    'export-file': 'personal export',
    'travel-advance': 'travel advance',
    letter: 'letter',
    'self-letter': 'letter',
  },
  ...{ 'change-request': 'change request', 'self-change-request': 'change request' },
  ...{ 'PUT reported-change': 'change alert', 'GET payrun/certificates/{n}': 'certified run' },
  ...{ 'POST payrun/certificates': 'certified run' },
}
