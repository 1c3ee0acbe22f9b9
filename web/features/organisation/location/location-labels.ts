import { t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'

export type Location = Got<'GET /api/v1/user/location/{id}'>

/** Reads that become stale with a change of a location. */
export const locationReads = [
  'GET /api/v1/user/location',
  'GET /api/v1/user/location/{id}',
  'GET /api/v1/user/pag-location',
] as const

/** `Within 200 m only` */
export function punchAreaText({ punchRule, latitude, radiusMetres }: Location): string {
  if (latitude === null || punchRule === 'off') return t`Anywhere`
  const radius = radiusMetres.toLocaleString('en-IN')
  return punchRule === 'warn' ? t`Within ${radius} m, on duty outside` : t`Within ${radius} m only`
}

/** `Asia/Kolkata` */
export function zoneText(zone: string): string {
  return zone.replaceAll('_', ' ')
}

export const punchRules = [
  { value: 'off', label: t`Anywhere`, detail: t`Punch location is not checked` },
  { value: 'warn', label: t`Confirm on duty`, detail: t`Outside the geofence: must confirm on duty` },
  { value: 'require', label: t`Require`, detail: t`Outside the geofence, or without a location: can't punch` },
] as const
