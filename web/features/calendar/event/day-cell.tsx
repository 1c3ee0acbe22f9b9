import { plural, t } from '@lingui/core/macro'
import { Box, ButtonBase } from '@mui/material'
import type { DragEvent } from 'react'
import { formatDate, today } from '../../../shared/format/date.ts'
import { type CalendarEvent, type Entry, keyOf } from './entries.ts'
import { layerColours } from './layers.ts'

const shownInCell = 3

/** What is dragged; the event itself is looked up on drop. */
const dragType = 'application/x-calendar-event'

interface Props {
  day: string
  chosen: string
  entries: readonly Entry[]
  onDay: (day: string) => void
  /** An event was dragged here, identified by its key; without it nothing can be dragged. */
  onDrop: ((key: string, from: string, to: string) => void) | null
}

/** A day of the month with its first entries. Dragging changes an event's days as the form does. */
export function DayCell({ day, chosen, entries, onDay, onDrop }: Props) {
  const isOutside = day.slice(0, 7) !== chosen.slice(0, 7)
  const count = plural(entries.length, { one: '# entry', other: '# entries' })
  const rest = entries.length - shownInCell
  const name = formatDate(day, 'long')
  const take = (event: DragEvent) => {
    const [key = '', from = ''] = event.dataTransfer.getData(dragType).split('|')
    if (key === '') return
    event.preventDefault()
    if (from !== day) onDrop?.(key, from, day)
  }
  return (
    <Box
      role="gridcell"
      aria-selected={day === chosen}
      onDragOver={(event) => {
        if (onDrop !== null && event.dataTransfer.types.includes(dragType)) event.preventDefault()
      }}
      onDrop={take}
      sx={{ minWidth: 0, borderTop: '1px solid', borderLeft: '1px solid', borderColor: 'divider' }}
    >
      {/* Not a button: browsers do not allow dragging out of one. */}
      <ButtonBase
        component="div"
        tabIndex={day === chosen ? 0 : -1}
        aria-label={entries.length === 0 ? name : t`${name}, ${count}`}
        aria-current={day === today() ? 'date' : undefined}
        onClick={() => onDay(day)}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'stretch',
          justifyContent: 'flex-start',
          gap: 0.5,
          p: 0.75,
          width: '100%',
          height: '100%',
          minHeight: 104,
          textAlign: 'left',
          bgcolor: isOutside ? 'var(--grey-25)' : undefined,
          boxShadow: day === chosen ? 'inset 0 0 0 2px var(--blue-600)' : undefined,
        }}
      >
        <Box
          component="span"
          sx={{ fontWeight: day === today() ? 700 : 400, color: isOutside ? 'text.secondary' : undefined }}
        >
          {Number(day.slice(8))}
        </Box>
        {entries.slice(0, shownInCell).map((entry) => (
          <Box
            key={entry.key}
            component="span"
            title={entry.name}
            {...(onDrop !== null && entry.event !== null ? dragged(entry.event, day) : {})}
            sx={entryLook(entry, isOutside)}
          >
            {entry.name}
          </Box>
        ))}
        {rest > 0 ? (
          <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
            {t`${rest} more`}
          </Box>
        ) : null}
      </ButtonBase>
    </Box>
  )
}

const dragged = (event: CalendarEvent, day: string) => ({
  draggable: true,
  onDragStart: (start: DragEvent) => {
    start.dataTransfer.setData(dragType, `${keyOf(event)}|${day}`)
    start.dataTransfer.effectAllowed = 'move'
  },
})

const entryLook = ({ layer, event }: Entry, isOutside: boolean) => ({
  ...{ fontSize: 12, lineHeight: 1.4, px: 0.75, borderLeft: '3px solid' },
  color: isOutside ? 'text.secondary' : 'text.primary',
  ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', flexShrink: 0 },
  borderColor: layerColours[layer],
  cursor: event === null ? undefined : 'pointer',
})
