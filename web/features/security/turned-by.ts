import { t } from '@lingui/core/macro'
import { formatInstant } from '../../shared/format/time.ts'

/** Who turned a rule or an alert on or off last, and when; null if nobody has. */
export function turnedBy(one: { isOn: boolean; changedBy: string | null; changedAt: string | null }): string | null {
  const { isOn, changedBy, changedAt } = one
  if (changedBy === null || changedAt === null) return null
  return isOn
    ? t`Turned on by ${changedBy} on ${formatInstant(changedAt)}`
    : t`Turned off by ${changedBy} on ${formatInstant(changedAt)}`
}
