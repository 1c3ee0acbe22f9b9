import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { usePostRead } from '../../../shared/call/use-api.ts'
import { useDebounced } from '../../../shared/call/use-debounced.ts'

type Question = BodySent<RouteOf<'POST /api/v1/user/salary-breakdown'>>
export type Breakdown = ReplyOf<RouteOf<'POST /api/v1/user/salary-breakdown'>>

const key = 'POST /api/v1/user/salary-breakdown'

/** The breakdown of a CTC by lines or a template, while they are being edited; null to wait. */
export function useBreakdown(question: Question | null) {
  const settled = useDebounced(question === null ? null : JSON.stringify(question))
  return usePostRead(key, settled === null ? null : (JSON.parse(settled) as Question))
}
