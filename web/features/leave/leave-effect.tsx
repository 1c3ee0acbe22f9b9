import { plural, t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import type { RouteOf } from '../../shared/call/types.ts'
import { type ApiState, usePostRead } from '../../shared/call/use-api.ts'
import { formatDays } from '../../shared/format/time.ts'

const holidayKey = 'POST /api/v1/employee/holiday-effect'
const shiftKey = 'POST /api/v1/user/shift-effect'
type Effect = ReplyOf<RouteOf<typeof holidayKey>>

/** Warns whose leave a change of holidays affects; null while there is no change. */
export function HolidayEffect({ change }: { change: BodySent<RouteOf<typeof holidayKey>> | null }) {
  return <Words isEntered={change !== null} state={usePostRead(holidayKey, change)} />
}

/** The same for a change of a shift's weekly offs. */
export function ShiftEffect({ change }: { change: BodySent<RouteOf<typeof shiftKey>> | null }) {
  return <Words isEntered={change !== null} state={usePostRead(shiftKey, change)} />
}

function Words({ isEntered, state: { data, error, isLoading } }: { isEntered: boolean; state: ApiState<Effect> }) {
  return (
    <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
      {!isEntered
        ? ''
        : error
          ? t`Could not check the affected leave. ${messageOf(error)}`
          : isLoading || !data
            ? t`Checking affected leave…`
            : effectText(data)}
    </Typography>
  )
}

/** "This changes leave for 3 people. Days credited back: 2.5. They will be notified." */
function effectText({ people, returnedHalfDays, takenHalfDays }: Effect): string {
  if (people === 0) return t`No leave is affected.`
  return [
    plural(people, { one: 'This changes leave for # person.', other: 'This changes leave for # people.' }),
    ...(returnedHalfDays > 0 ? [t`Credited back: ${formatDays(returnedHalfDays / 2)}.`] : []),
    ...(takenHalfDays > 0 ? [t`Deducted: ${formatDays(takenHalfDays / 2)}.`] : []),
    t`They will be notified.`,
  ].join(' ')
}
