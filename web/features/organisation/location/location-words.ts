import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'

export type Location = Got<'GET /api/v1/user/location/{id}'>

/** Reads that a change of a location makes stale. */
export const locationReads = [
  'GET /api/v1/user/location',
  'GET /api/v1/user/location/{id}',
  'GET /api/v1/user/pag-location',
] as const

/** `Within 200 m, elsewhere refused` */
export function punchAreaText({ punchRule, latitude, radiusMetres }: Location): string {
  if (latitude === null || punchRule === 'off') return t`Anywhere`
  return t`Within ${radiusMetres.toLocaleString('en-IN')} m, elsewhere ${punchRule === 'warn' ? t`on duty` : t`refused`}`
}

/** `Asia/Kolkata` */
export function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ')
}

export const punchRules = [
  { value: 'off', label: t`Anywhere`, detail: t`The place of a punch is not looked at` },
  { value: 'warn', label: t`Ask`, detail: t`From elsewhere only as on duty, which is marked` },
  { value: 'require', label: t`Require`, detail: t`From elsewhere, or without a position, not at all` },
] as const
