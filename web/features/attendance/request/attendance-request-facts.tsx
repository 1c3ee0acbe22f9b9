import { t } from '@lingui/core/macro'
import { formatDate, formatMonth } from '../../../shared/format/date.ts'
import { formatTime } from '../../../shared/format/time.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import type { AttendanceRequest, Details } from './attendance-request.ts'
import { usageText } from './before-after.tsx'

/** The day, the punches, and the month's corrections so far. */
export function AttendanceRequestFacts({ request: { state, startsOn, details } }: { request: AttendanceRequest }) {
  const { usage } = details
  return (
    <Facts
      minWidth={150}
      facts={[
        { label: t`Day`, value: formatDate(startsOn ?? details.before.day, 'weekday') },
        { label: t`Correction`, value: timesText(details) },
        state === 'pending' || state === 'approved'
          ? { label: t`Monthly limit`, value: usageText(usage, formatMonth(usage.month)) }
          : null,
      ]}
    />
  )
}

function timesText({ type, requestedTime, punchInTime, punchOutTime }: Details): string {
  if (type === 'both') return t`In ${formatTime(punchInTime ?? '')}, out ${formatTime(punchOutTime ?? '')}`
  const time = formatTime(requestedTime ?? '')
  return type === 'punchIn' ? t`Punched in at ${time}` : t`Punched out at ${time}`
}
