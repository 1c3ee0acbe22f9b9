import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useQuestion } from '../../../shared/call/use-api.ts'

const key = 'POST /api/v1/employee/leave-preview'
export type LeaveSpan = BodySent<RouteOf<typeof key>>
export type LeavePreview = ReplyOf<RouteOf<typeof key>>

/** What a leave would mean; null waits until enough is filled in. */
export function useLeavePreview(span: LeaveSpan | null) {
  return useQuestion(key, span)
}
