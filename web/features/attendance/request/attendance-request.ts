import { requestReads } from '../../../shared/call/request-reads.ts'
import type { Got, ReadKey } from '../../../shared/call/types.ts'

export type AttendanceRequest = NonNullable<Got<'GET /api/v1/employee/attendance-request/{id}'>>
export type Details = AttendanceRequest['details']
export type Picture = Details['before']

/** Reads that become stale with a step of an attendance request. */
export const attendanceRequestReads: readonly ReadKey[] = [
  ...requestReads,
  'GET /api/v1/employee/attendance-request',
  'GET /api/v1/employee/attendance-request/{id}',
  'GET /api/v1/employee/attendance-approval',
  'GET /api/v1/employee/attendance',
  'GET /api/v1/employee/attendances',
  'GET /api/v1/employee/attendance/{id}',
  'GET /api/v1/employee/attendance-all',
  'GET /api/v1/employee/attendance-counts',
]
