import { plural, t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'

export type Celebration = Got<'GET /api/v1/employee/birthday'>['data'][number]

export function occasionText({ kind, years }: Celebration): string {
  if (kind === 'birthday') return t`Birthday`
  return plural(years ?? 0, { one: 'Work anniversary, # year', other: 'Work anniversary, # years' })
}
