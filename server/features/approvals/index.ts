import { say } from '@muster/engine/sentence.ts'
import type { Feature } from '../../platform/feature.ts'
import { approvalRoutes } from './approval.routes.ts'
import { ruleRoutes } from './chain/rule.routes.ts'
import { delegationRoutes } from './delegation/delegation.routes.ts'
import { whatIsDue } from './due/due-job.ts'
import { reassignRequests } from './reassign/reassign-job.ts'
import { attachedFile } from './attachment/attachment.ts'
import { attachmentsInUse } from './attachment/attachment.queries.ts'
import type { AnyRequestType } from './request-type.ts'

export { firstApprover, requesterBehind } from './submit.ts'
export { pendingClaims, pendingInMonth, type PendingRequest } from './list/pending-month.ts'
export { advance, followTo } from './stage/advance.ts'
export { requestHandlers } from './request-handlers.ts'
export { reachOwnStage } from './stage/own-stage.ts'
export type {
  Advance,
  AnyRequestType,
  Outline,
  OutlineLine,
  Requester,
  RequestType,
  SentFile,
  StageOf,
  Written,
} from './request-type.ts'
export { reviseRequests, activeRequests, type Revision, type ActiveRequest } from './revise.ts'
export { ownWaiting, pendingCounts, waitingFor } from './list/waiting.ts'

/** The engine of all requests; it knows its types only through their registrations. */
export function approvalsFeature(types: readonly AnyRequestType[]): Feature {
  return {
    name: 'approvals',
    routes: [...approvalRoutes(types), ...ruleRoutes, ...delegationRoutes],
    jobs: { 'request-due': whatIsDue(types), 'request-reassign': reassignRequests },
    schedules: { 'request-due': { cron: '*/10 * * * *', data: { organisation: null } } },
    filesInUse: async (tx, keys) => (await attachmentsInUse(tx, { keys })).map(({ key }) => key),
    privateFile: attachedFile,
    constraints: {
      approval_rule_role_fkey: { message: say`A level of approval names this role. Change the level first.` },
      approval_rule_employee_fkey: { message: say`This person does not exist.` },
      approval_rule_department_fkey: {
        message: say`A level of approval names this department. Change the level first.`,
      },
      approval_rule_location_fkey: { message: say`A level of approval names this location. Change the level first.` },
      request_step_assignee_check: { message: say`Requests are pending with this role. Decide or forward them first.` },
    },
  }
}
