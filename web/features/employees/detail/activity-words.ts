import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { dayOf } from '../../../shared/format/date.ts'
import type { Activity } from './activity-log.tsx'
import { statusWords } from '../../../shared/ui/status-chip.tsx'

type Kept = ReplyOf<RouteOf<'GET /api/v1/employee/activity/{id}'>>['data'][number]

const actions: Readonly<Record<string, string>> = {
  added: 'added this employee',
  invited: 'sent the invitation again',
  changedPhoto: 'changed the photo',
  removedPhoto: 'removed the photo',
  addedPayInput: 'added a payment or deduction',
  removedPayInput: 'removed a payment or deduction',
  endedPayInput: 'ended a deduction',
  changedStatutory: 'changed the statutory details',
  declaredTaxItem: 'added to the tax declaration',
  changedTaxItem: 'changed the tax declaration',
  removedTaxItem: 'removed from the tax declaration',
  acceptedTaxItem: 'accepted a part of the tax declaration',
  rejectedTaxItem: 'rejected a part of the tax declaration',
  sentTaxProofs: 'sent proofs for the income tax',
  addedLoan: 'added the loan',
  removedLoan: 'deleted the loan',
  skippedInstallment: 'skipped a month of the loan',
  restoredInstallment: 'took a month of the loan back in',
  repaidLoan: 'recorded a repayment of the loan',
  wroteOffLoan: 'wrote off the loan',
  savedSettlement: 'saved the final settlement',
  approvedSettlement: 'approved the final settlement',
  reopenedSettlement: 'reopened the final settlement',
  droppedSettlement: 'dropped the final settlement',
  paidOutLeave: 'had leave paid out,',
  tookBackPaidOutLeave: 'took back leave that was to be paid out',
  downloaded: 'downloaded',
  'saw pan': 'looked at the PAN',
  'saw aadhaar': 'looked at the Aadhaar number',
  'saw uan': 'looked at the UAN',
  'saw esi': 'looked at the ESI number',
  'saw accountNumber': 'looked at the bank account number',
}

const fields: Readonly<Record<string, string>> = {
  code: 'employee ID',
  phone: 'mobile',
  joinedOn: 'joining date',
  reportsTo: 'manager',
  probationDays: 'probation days',
  pan: 'PAN',
  uan: 'UAN',
  esi: 'ESI number',
  aadhaar: 'Aadhaar number',
  ifsc: 'IFSC',
  upi: 'UPI address',
  holderName: 'account holder',
  startsOn: 'salary from',
  document: 'the document',
}

/** Lines for what was done, the newest first: one for each field that was changed, and one where the same was done again and again. */
export function activityEntries(kept: readonly Kept[]): Activity[] {
  const lines: (Activity & { times: number })[] = []
  for (const entry of kept.flatMap(entriesOf)) {
    const last = lines.at(-1)
    if (last !== undefined && isSame(last, entry)) last.times += 1
    else lines.push({ ...entry, times: 1 })
  }
  return lines.map(({ times, ...entry }) => (times === 1 ? entry : { ...entry, what: `${entry.what}, ${times} times` }))
}

function isSame(one: Activity, other: Activity): boolean {
  const isChange = (one.from ?? one.to ?? other.from ?? other.to ?? null) !== null
  return !isChange && one.who === other.who && one.what === other.what && dayOf(one.at) === dayOf(other.at)
}

function entriesOf({ _id, at, who, action, changes }: Kept): Activity[] {
  const changed = Object.entries(changes)
  const what = actions[action] ?? statusWords(action).toLowerCase()
  if (changed.length === 0) return [{ id: _id, who, at, what }]
  return changed.map(([field, { from, to }]) => {
    const line = { id: `${_id} ${field}`, who, at }
    if (field === 'taxRegime') return { ...line, what: regimeWords(from, to) }
    const label = fields[field] ?? statusWords(field).toLowerCase()
    if (action.startsWith('changed')) return { ...line, from, to, what: `changed ${label}` }
    // Such as the name of a loan, and a month of it.
    return { ...line, what: `${what} ${fields[field] ?? field}${to === null ? '' : `: ${to}`}` }
  })
}

/** The log keeps `old, 2026-27`. */
function regimeWords(from: string | null, to: string | null): string {
  const [regime = '', year = ''] = (to ?? '').split(', ')
  return `chose the ${regime} tax regime for ${year}${from === null ? '' : `, instead of the ${from.split(', ')[0]} one`}`
}
