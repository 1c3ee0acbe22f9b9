import useSWR from 'swr'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import type { ApiError } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

const key = 'POST /api/v1/employee/leave-preview'
export type LeaveSpan = BodySent<RouteOf<typeof key>>
export type LeavePreview = ReplyOf<RouteOf<typeof key>>

/** What a leave would mean; null waits until enough is filled in. */
export function useLeavePreview(span: LeaveSpan | null) {
  return useSWR<LeavePreview, ApiError>(
    span === null ? null : [key, JSON.stringify(span)],
    ([, body]: [string, string]) => api(key, { body: JSON.parse(body) as LeaveSpan }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
}
