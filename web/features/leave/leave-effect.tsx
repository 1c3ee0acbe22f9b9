import { plural, t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import type { RouteOf } from '../../shared/call/types.ts'
import { type ApiState, useQuestion } from '../../shared/call/use-api.ts'
import { formatDays } from '../../shared/format/time.ts'

const holidayKey = 'POST /api/v1/employee/holiday-effect'
const shiftKey = 'POST /api/v1/user/shift-effect'
type Effect = ReplyOf<RouteOf<typeof holidayKey>>

/** Says beforehand whose leave a change of holidays touches; null while there is none to look at. */
export function HolidayEffect({ change }: { change: BodySent<RouteOf<typeof holidayKey>> | null }) {
  return <Words isAsked={change !== null} state={useQuestion(holidayKey, change)} />
}

/** The same of other weekly offs of a shift. */
export function ShiftEffect({ change }: { change: BodySent<RouteOf<typeof shiftKey>> | null }) {
  return <Words isAsked={change !== null} state={useQuestion(shiftKey, change)} />
}

function Words({ isAsked, state: { data, error, isLoading } }: { isAsked: boolean; state: ApiState<Effect> }) {
  return (
    <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
      {!isAsked
        ? ''
        : error
          ? t`How much leave this touches is not known: ${messageOf(error)}`
          : isLoading || !data
            ? t`Looking for leave that this touches…`
            : effectWords(data)}
    </Typography>
  )
}

/** "The leave of 3 people changes: 2.5 days are given back. They are told." */
function effectWords({ people, returnedHalves, takenHalves }: Effect): string {
  if (people === 0) return t`No leave changes.`
  const whose = people === 1 ? t`The leave of 1 person changes` : t`The leave of ${people} people changes`
  const parts = [
    ...(returnedHalves > 0 ? [t`${daysAre(returnedHalves)} given back`] : []),
    ...(takenHalves > 0 ? [t`${daysAre(takenHalves)} taken`] : []),
  ]
  return t`${whose}: ${parts.join(', ')}. ${plural(people, { one: 'The person is', other: 'They are' })} told.`
}

const daysAre = (halves: number) => `${formatDays(halves / 2)} ${halves === 2 ? 'is' : 'are'}`
