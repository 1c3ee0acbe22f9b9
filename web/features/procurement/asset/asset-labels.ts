import { t } from '@lingui/core/macro'
import type { AssetCondition, AssetState, RetireReason } from '@muster/contract/procurement/asset-values.ts'
import type { Got } from '../../../shared/call/types.ts'
import type { Tone } from '../../../shared/theme/status-tone.ts'

export type AssetRow = Got<'GET /api/v1/user/asset'>['data'][number]
export type Asset = Got<'GET /api/v1/user/asset/{id}'>

export const stateLabels: Readonly<Record<AssetState, string>> = {
  inStock: t`In stock`,
  inUse: t`In use`,
  retired: t`Retired`,
}

export const stateTones: Readonly<Record<AssetState, Tone>> = { inStock: 'info', inUse: 'success', retired: 'neutral' }

export const conditionLabels: Readonly<Record<AssetCondition, string>> = {
  good: t`Good`,
  worn: t`Worn`,
  damaged: t`Damaged`,
  lost: t`Lost`,
}

export const retireLabels: Readonly<Record<RetireReason, string>> = {
  scrapped: t`Scrapped`,
  sold: t`Sold`,
  donated: t`Donated`,
  stolen: t`Stolen`,
  lost: t`Lost`,
  other: t`Other`,
}
