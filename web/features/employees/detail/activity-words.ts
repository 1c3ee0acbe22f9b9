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
  invited: t`sent the invitation again`,
  changedPhoto: t`changed the photo`,
  removedPhoto: t`removed the photo`,
  addedPayInput: t`added a payment or deduction`,
  removedPayInput: t`removed a payment or deduction`,
  endedPayInput: t`ended a deduction`,
  changedStatutory: t`changed the statutory details`,
  declaredTaxItem: t`added to the tax declaration`,
  changedTaxItem: t`changed the tax declaration`,
  removedTaxItem: t`removed from the tax declaration`,
  acceptedTaxItem: t`accepted a part of the tax declaration`,
  rejectedTaxItem: t`rejected a part of the tax declaration`,
  sentTaxProofs: t`sent proofs for the income tax`,
  addedLoan: t`added the loan`,
  removedLoan: t`deleted the loan`,
  skippedInstallment: t`skipped a month of the loan`,
  restoredInstallment: t`took a month of the loan back in`,
  repaidLoan: t`recorded a repayment of the loan`,
  wroteOffLoan: t`wrote off the loan`,
  savedSettlement: t`saved the final settlement`,
  approvedSettlement: t`approved the final settlement`,
  reopenedSettlement: t`reopened the final settlement`,
  droppedSettlement: t`dropped the final settlement`,
  paidOutLeave: t`had leave paid out,`,
  tookBackPaidOutLeave: t`took back leave that was to be paid out`,
  downloaded: 'downloaded',
  'saw pan': t`looked at the PAN`,
  'saw aadhaar': t`looked at the Aadhaar number`,
  'saw uan': t`looked at the UAN`,
  'saw esi': t`looked at the ESI number`,
  'saw accountNumber': t`looked at the bank account number`,
} satisfies Partial<Record<AuditAction, string>>

const fields: Readonly<Record<string, string>> = {
  code: t`employee ID`,
  phone: 'mobile',
  joinedOn: t`joining date`,
  reportsTo: 'manager',
  probationDays: t`probation days`,
  pan: 'PAN',
  uan: 'UAN',
  esi: t`ESI number`,
  aadhaar: t`Aadhaar number`,
  ifsc: 'IFSC',
  upi: t`UPI address`,
  holderName: t`account holder`,
  startsOn: t`salary from`,
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
    times === 1 ? entry : { ...entry, what: t`${entry.what}, ${times} times` },
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
    return { ...line, what: `${what} ${fields[field] ?? field}${to === null ? '' : `: ${to}`}` }
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
