import { t } from '@lingui/core/macro'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { dayOf } from '../../../shared/format/date.ts'
import type { Activity } from './activity-log.tsx'
import { statusWords } from '../../../shared/ui/status-chip.tsx'

type Kept = ReplyOf<RouteOf<'GET /api/v1/employee/activity/{id}'>>['data'][number]

const actions: Readonly<Record<string, string>> = {
  added: t`added this employee`,
  invited: t`resent the invitation`,
  changedPhoto: t`changed the photo`,
  removedPhoto: t`removed the photo`,
  addedPayInput: t`added a payment or deduction`,
  removedPayInput: t`removed a payment or deduction`,
  endedPayInput: t`ended a deduction`,
  changedStatutory: t`changed the statutory details`,
  declaredTaxItem: t`added a tax declaration item`,
  changedTaxItem: t`changed a tax declaration item`,
  removedTaxItem: t`removed a tax declaration item`,
  acceptedTaxItem: t`accepted a tax declaration item`,
  rejectedTaxItem: t`rejected a tax declaration item`,
  sentTaxProofs: t`submitted income tax proofs`,
  addedLoan: t`added a loan`,
  removedLoan: t`deleted a loan`,
  skippedInstallment: t`skipped a loan installment`,
  restoredInstallment: t`restored a loan installment`,
  repaidLoan: t`recorded a loan repayment`,
  wroteOffLoan: t`wrote off a loan`,
  savedSettlement: t`saved the full and final settlement`,
  approvedSettlement: t`approved the full and final settlement`,
  reopenedSettlement: t`reopened the full and final settlement`,
  droppedSettlement: t`discarded the full and final settlement`,
  paidOutLeave: t`encashed leave`,
  tookBackPaidOutLeave: t`reversed a leave encashment`,
  downloaded: t`downloaded`,
  'saw pan': t`viewed the PAN`,
  'saw aadhaar': t`viewed the Aadhaar number`,
  'saw uan': t`viewed the UAN`,
  'saw esi': t`viewed the ESI number`,
  'saw accountNumber': t`viewed the bank account number`,
} satisfies Partial<Record<AuditAction, string>>

const fields: Readonly<Record<string, string>> = {
  code: t`employee ID`,
  phone: t`mobile`,
  joinedOn: t`date of joining`,
  reportsTo: t`reporting manager`,
  probationDays: t`probation days`,
  pan: 'PAN',
  uan: 'UAN',
  esi: t`ESI number`,
  aadhaar: t`Aadhaar number`,
  ifsc: 'IFSC',
  upi: t`UPI address`,
  holderName: t`account holder`,
  startsOn: t`salary effective from`,
  document: t`the document`,
}

/** Lines for what was done, the newest first: one for each field that was changed, and one where the same was done again and again. */
export function activityEntries(kept: readonly Kept[]): Activity[] {
  const lines: (Activity & { times: number })[] = []
  for (const entry of kept.flatMap(entriesOf)) {
    const last = lines.at(-1)
    if (last !== undefined && isSame(last, entry)) last.times += 1
    else lines.push({ ...entry, times: 1 })
  }
  return lines.map(({ times, ...entry }) =>
    times === 1 ? entry : { ...entry, what: t`${entry.what} (${times} times)` },
  )
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
    if (action.startsWith('changed')) return { ...line, from, to, what: t`changed ${label}` }
    // Such as the name of a loan, and a month of it.
    const named = fields[field] === undefined ? `${what}: ${field}` : `${what} ${fields[field]}`
    return { ...line, what: to === null ? named : `${named}, ${to}` }
  })
}

/** The log keeps `old, 2026-27`. */
function regimeWords(from: string | null, to: string | null): string {
  const [regime = '', year = ''] = (to ?? '').split(', ')
  const [before = ''] = (from ?? '').split(', ')
  return from === null
    ? t`chose the ${regime} tax regime for ${year}`
    : t`chose the ${regime} tax regime for ${year}, instead of the ${before} one`
}
