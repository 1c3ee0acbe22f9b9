import { t } from '@lingui/core/macro'
import { Box, ButtonBase, Typography } from '@mui/material'
import { formatDate, today } from '../../../shared/format/date.ts'
import type { CalendarEvent, Entry } from './entries.ts'
import { timesOf } from './event-labels.ts'

interface Props {
  day: string
  entries: readonly Entry[]
  onEvent: (event: CalendarEvent) => void
}

/** A day and its entries; events can be opened. */
export function DayList({ day, entries, onEvent }: Props) {
  return (
    <Box
      component="section"
      aria-label={formatDate(day, 'long')}
      sx={{ px: 2.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Typography variant="h4" component="h3">
        {day === today() ? t`Today, ${formatDate(day, 'weekday')}` : formatDate(day, 'weekday')}
      </Typography>
      {entries.length === 0 ? (
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t`No entries`}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryRow entry={entry} onEvent={onEvent} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function EntryRow({ entry: { name, layer, isOptional, event }, onEvent }: Pick<Props, 'onEvent'> & { entry: Entry }) {
  const detail =
    event !== null
      ? [timesOf(event), event.place].filter(Boolean).join(' · ')
      : isOptional
        ? t`Optional holiday`
        : layer === 'holiday'
          ? t`Holiday`
          : null
  const text = (
    <>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {detail}
      </Box>
    </>
  )
  const look = {
    display: 'grid',
    width: '100%',
    textAlign: 'left',
    justifyItems: 'start',
    justifyContent: 'start',
    minHeight: 44,
    py: 0.75,
  }
  return event === null ? (
    <Box sx={look}>{text}</Box>
  ) : (
    <ButtonBase onClick={() => onEvent(event)} sx={{ ...look, '& > :first-of-type': { textDecoration: 'underline' } }}>
      {text}
    </ButtonBase>
  )
}
