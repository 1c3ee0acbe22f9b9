import type { DataOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type LeaveRequest = DataOf<RouteOf<'GET /api/v1/employee/leave/{id}'>>
