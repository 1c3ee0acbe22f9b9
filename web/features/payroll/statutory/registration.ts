import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type Registrations = ReplyOf<RouteOf<'GET /api/v1/user/statutory-registrations'>>
export type Registration = Registrations['registrations'][number]
