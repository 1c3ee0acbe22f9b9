import useSWR from 'swr'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import type { ApiError } from '../call/api-error.ts'
import { api } from '../call/api.ts'
import type { RouteOf } from '../call/types.ts'
import { useSettled } from './use-settled.ts'

type Asked = BodySent<RouteOf<'POST /api/v1/user/salary-breakdown'>>
export type Breakdown = ReplyOf<RouteOf<'POST /api/v1/user/salary-breakdown'>>

const key = 'POST /api/v1/user/salary-breakdown'

/** What lines or a template make of a CTC, while they are being typed; null waits. */
export function useBreakdown(asked: Asked | null) {
  const settled = useSettled(asked === null ? null : JSON.stringify(asked))
  return useSWR<Breakdown, ApiError>(
    settled === null ? null : [key, settled],
    ([, body]: [string, string]) => api(key, { body: JSON.parse(body) as Asked }),
    { keepPreviousData: true, revalidateOnFocus: false },
  )
}
