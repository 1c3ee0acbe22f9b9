import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { runReads } from '../types.ts'

export type BonusYear = ReplyOf<RouteOf<'GET /api/v1/user/bonus-run'>>
export type BonusPerson = ReplyOf<RouteOf<'GET /api/v1/user/bonus-run/people'>>['data'][number]

/** Reads that a change to a bonus makes stale. */
export const bonusReads = [
  'GET /api/v1/user/bonus-run',
  'GET /api/v1/user/bonus-run/people',
  'GET /api/v1/user/pay-input',
  'GET /api/v1/user/pay-input-batch',
  ...runReads,
] as const

export const bonusStates: Record<BonusPerson['state'], { label: string; tone: 'success' | 'info' | 'neutral' }> = {
  payable: { label: t`To be paid`, tone: 'info' },
  entered: { label: t`Entered in pay`, tone: 'info' },
  paid: { label: t`Paid`, tone: 'success' },
  nothing: { label: t`No bonus`, tone: 'neutral' },
  excluded: { label: t`Excluded`, tone: 'neutral' },
}

/** `8.33%` */
export function percent(basisPoints: number): string {
  return `${(basisPoints / 100).toLocaleString('en-IN')}%`
}
