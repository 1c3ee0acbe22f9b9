import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type Challan = ReplyOf<RouteOf<'GET /api/v1/user/tds-challan'>>['data'][number]
export type Statement = ReplyOf<RouteOf<'GET /api/v1/user/tds-statement'>>['statements'][number]
