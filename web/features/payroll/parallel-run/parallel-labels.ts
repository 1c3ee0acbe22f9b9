import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type ParallelRun = ReplyOf<RouteOf<'GET /api/v1/user/parallel-run/{id}'>>
export type ListedRun = ReplyOf<RouteOf<'GET /api/v1/user/parallel-run'>>['data'][number]
export type Difference = ReplyOf<RouteOf<'GET /api/v1/user/parallel-run/{id}/difference'>>['data'][number]
export type Target = ParallelRun['targets'][number]

/** Reads that comparing, accepting or deleting a register makes stale. */
export const parallelReads = [
  'GET /api/v1/user/parallel-run',
  'GET /api/v1/user/parallel-run/{id}',
  'GET /api/v1/user/parallel-run/{id}/difference',
] as const

export const causeLabels: Readonly<Record<Difference['cause'], string>> = {
  personMissing: t`No payslip in Muster`,
  personNew: t`Not in the register`,
  days: t`LOP days`,
  rate: t`Salary`,
  component: t`Component missing`,
  arrears: t`Arrears`,
  wageBase: t`Wage base`,
  coverage: t`Coverage`,
  slab: t`Slab`,
  period: t`Other month`,
  taxSpread: t`TDS spread`,
  follows: t`Follows from pay`,
  rounding: t`Rounding`,
  sum: t`Sum of other differences`,
  unmatched: t`Column not matched`,
}

export const causeOptions = Object.entries(causeLabels).map(([value, label]) => ({ value, label }))

export const groupLabels: Readonly<Record<Target['of'], string>> = {
  person: t`Employee and days`,
  earning: t`Earnings`,
  reimbursement: t`Reimbursements`,
  deduction: t`Deductions`,
  employer: t`Employer contributions`,
  other: t`Other`,
  sum: t`Totals`,
}
