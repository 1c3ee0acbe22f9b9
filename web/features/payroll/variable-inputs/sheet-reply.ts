import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'

export type Effect = ReplyOf<RouteOf<'POST /api/v1/user/pay-input-batch/preview'>>
