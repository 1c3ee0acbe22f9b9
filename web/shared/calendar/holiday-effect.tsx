import { Typography } from '@mui/material'
import type { BodySent, ReplyOf } from '@muster/contract/routes.ts'
import { messageOf } from '../call/api-error.ts'
import type { RouteOf } from '../call/types.ts'
import { useQuestion } from '../call/use-api.ts'
import { formatDays } from '../format/time.ts'

const key = 'POST /api/v1/employee/holiday-effect'

interface Props {
  /** The change that somebody thinks of; null while there is none to look at. */
  change: BodySent<RouteOf<typeof key>> | null
}

/** Says beforehand whose leave a change of holidays touches. */
export function HolidayEffect({ change }: Props) {
  const { data, error, isLoading } = useQuestion(key, change)
  return (
    <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
      {change === null
        ? ''
        : error
          ? `How much leave this touches is not known: ${messageOf(error)}`
          : isLoading || !data
            ? 'Looking for leave on this day…'
            : effectWords(data)}
    </Typography>
  )
}

/** "The leave of 3 people changes: 2.5 days go back to their balances. They are told." */
export function effectWords({ people, returnedHalves, takenHalves }: ReplyOf<RouteOf<typeof key>>): string {
  if (people === 0) return 'No leave changes.'
  const whose = people === 1 ? 'The leave of 1 person changes' : `The leave of ${people} people changes`
  const balances = people === 1 ? 'the balance' : 'their balances'
  const back = `${formatDays(returnedHalves / 2)} ${returnedHalves === 2 ? 'goes' : 'go'} back to ${balances}`
  const taken = `${formatDays(takenHalves / 2)} ${takenHalves === 2 ? 'is' : 'are'} taken from ${balances}`
  const parts = [...(returnedHalves > 0 ? [back] : []), ...(takenHalves > 0 ? [taken] : [])]
  return `${whose}: ${parts.join(', ')}. ${people === 1 ? 'The person is' : 'They are'} told.`
}
