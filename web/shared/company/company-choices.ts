import { t } from '@lingui/core/macro'
import type { Choice } from '../public-kit/select.tsx'

export const companySizes: readonly Choice[] = ['1-10', '11-50', '51-250', '251-1000', '1001+'].map((value) => ({
  value,
  label: t`${value.replace('-', ' – ')} people`,
}))

/** 0 is Sunday, as everywhere. */
export const weekdays: readonly Choice[] = [
  t`Sunday`,
  t`Monday`,
  t`Tuesday`,
  t`Wednesday`,
  t`Thursday`,
  t`Friday`,
  t`Saturday`,
].map((label, index) => ({ value: String(index), label }))

/** The time zones that the browser knows, India first. */
export const timeZones: readonly Choice[] = [
  'Asia/Kolkata',
  ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'Asia/Kolkata' && zone !== 'Asia/Calcutta'),
].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
