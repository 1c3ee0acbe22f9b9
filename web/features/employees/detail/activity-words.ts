import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import type { Activity } from '../../../shared/ui/activity-log.tsx'
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
  choseTaxRegime: 'chose',
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
  taxRegime: 'the tax regime',
}

/** One line for what was done, or one for each field that was changed. */
export function activityEntries({ _id, at, who, action, changes }: Kept): Activity[] {
  const changed = Object.entries(changes)
  const what = actions[action] ?? statusWords(action).toLowerCase()
  if (changed.length === 0) return [{ id: _id, who, at, what }]
  return changed.map(([field, { from, to }]) => ({
    ...{ id: `${_id} ${field}`, who, at, from, to },
    what: `${action.startsWith('changed') ? 'changed' : what} ${fields[field] ?? statusWords(field).toLowerCase()}`,
  }))
}
