import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../platform/database/tx.ts'
import type { Feature } from '../../platform/feature.ts'
import { compOffRuleRoutes } from './comp-off/comp-off-rule.routes.ts'
import {
  compOffOfAccount,
  compOffPolicy,
  compOffTaken,
  creditsLeft,
  remindOfCredits,
} from './comp-off/credit.queries.ts'
import { compOffLimits, creditCompOff, isCompOffUsed, takeBackCompOff } from './comp-off/comp-off-credit.ts'
import { leaveLeftAtExit } from './encashment/encashment.ts'
import { encashableLeave } from './encashment/encashable.queries.ts'
import { leaveEncashmentRoutes } from './encashment/encashment.routes.ts'
import {
  encashmentsOfMonth,
  markEncashmentsPaid,
  reopenEncashments,
  reopenEncashmentsOfRun,
} from './encashment/payable-leave.ts'
import { leaveBalanceRoutes } from './balance/leave-balance.routes.ts'
import { policyVersions } from './leave-policy/leave-policy.queries.ts'
import { leavePolicyRoutes } from './leave-policy/leave-policy.routes.ts'
import { leaveBetween } from './ledger/leave-between.queries.ts'
import { leaveAccrual } from './ledger/leave-accrual.ts'
import { postLedger } from './ledger/post-ledger.ts'
import { leaveEffectRoutes } from './recount/leave-effect.routes.ts'
import { recountJob } from './recount/recount-job.ts'
import { coversBetween } from './request/cover.queries.ts'
import { leaveOn } from './request/leave-on.ts'
import { peopleOnLeave } from './request/out.queries.ts'
import { leaveThatMovesPay } from './request/pay-in-doubt.ts'
import { seedLeave } from './seed.ts'

// For the request type: check and reserve on submission, consume on approval, return if it ends otherwise.
export { checkLeave, countLeave, type LeaveCheck, type LeaveDraft } from './request/leave-draft.ts'
export { consumeLeave, reserveLeave, returnLeave, type LeaveRequest, type Touched } from './request/leave-request.ts'
export { leaveRequests } from './request/leave-requests.ts'
export type { AttendanceBeside } from './request/leave.request.ts'
export { leaveBalances, leaveTypes } from './balance/leave-balance.ts'
export { leaveBalancesImport } from './opening/leave-balances.import.ts'

export const leave = {
  /** The policies a new organisation starts with. */
  seed: seedLeave,
  /** Grants what is due to people who join, or settles it for those who leave. */
  join: (tx: Tx, employee: Id): Promise<void> => postLedger(tx, [employee]),
}

export const leaveFeature: Feature = {
  name: 'leave',
  employed: (tx, employees) => postLedger(tx, employees),
  leave: {
    ...{ leaveOn, peopleOnLeave, leaveThatMovesPay, leaveLeftAtExit },
    leaveCovers: coversBetween,
    ...{ encashmentsOfMonth, markEncashmentsPaid, reopenEncashments, reopenEncashmentsOfRun },
    ...{ encashableLeave, leaveBetween },
    leavePolicies: (tx) => policyVersions(tx, {}),
    ...{ compOffLimits, creditCompOff, takeBackCompOff, isCompOffUsed, compOffTaken, creditsLeft, remindOfCredits },
    isCompOffActive: async (tx) => (await compOffPolicy(tx, {}))?.isActive !== false,
  },
  compOffOf: async (tx, account) => (await compOffOfAccount(tx, { account }))?.halfDays ?? 0,
  onFounded: seedLeave,
  routes: [
    ...leavePolicyRoutes,
    ...leaveBalanceRoutes,
    ...leaveEncashmentRoutes,
    ...leaveEffectRoutes,
    ...compOffRuleRoutes,
  ],
  jobs: { 'leave-accrual': leaveAccrual, 'leave-recount': recountJob },
  // Hourly, because a day begins at different hours in different time zones; a completed day is not repeated.
  schedules: { 'leave-accrual': { cron: '5 * * * *', data: { organisation: null } } },
  constraints: {
    leave_policy_name_key: { path: 'body.name', message: say`A leave policy with this name exists` },
    leave_policy_code_key: { path: 'body.code', message: say`A leave policy with this code exists` },
    leave_ledger_policy_fkey: {
      message: say`People have leave from this policy. Switch it off instead of deleting it.`,
    },
    leave_opening_policy_fkey: {
      message: say`People have leave from this policy. Switch it off instead of deleting it.`,
    },
    leave_credit_policy_fkey: {
      message: say`People have leave from this policy. Switch it off instead of deleting it.`,
    },
    leave_encashment_policy_fkey: {
      message: say`People have leave from this policy. Switch it off instead of deleting it.`,
    },
    leave_policy_location_location_fkey: { message: say`A leave policy is limited to this location. It stays.` },
    leave_policy_department_department_fkey: { message: say`A leave policy is limited to this department. It stays.` },
    leave_day_policy_fkey: { message: say`People have leave from this policy. Switch it off instead of deleting it.` },
  },
}
