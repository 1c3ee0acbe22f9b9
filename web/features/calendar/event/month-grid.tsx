import { Box } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addDays, addMonthsToDay } from '@muster/engine/day.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { DayCell } from './day-cell.tsx'
import type { Entry } from './entries.ts'
import { weeksOf } from './weeks.ts'

interface Props {
  /** The chosen day, whose month is shown. */
  day: string
  label: string
  entries: ReadonlyMap<string, readonly Entry[]>
  onDay: (day: string) => void
  /** An event, by its key, was dragged from one day to another; null if read-only. */
  onMove: ((key: string, from: string, to: string) => void) | null
}

const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonthsToDay(day, -1),
  PageDown: (day) => addMonthsToDay(day, 1),
}

/** A month in weeks from Monday. Arrow keys move from day to day, Page Up and Page Down from month to month. */
export function MonthGrid({ day, label, entries, onDay, onMove }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const isMoved = useRef(false)
  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMoved.current = false
  }, [day])
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    isMoved.current = true
    onDay(step(day))
  }
  const weeks = weeksOf(day.slice(0, 7))
  return (
    <Box
      ref={grid}
      role="grid"
      aria-label={label}
      onKeyDown={move}
      sx={{ borderTop: '1px solid', borderColor: 'divider' }}
    >
      <Box role="row" sx={rowLook}>
        {weeks[0]?.map((first) => (
          <Box key={first} role="columnheader" sx={{ px: 1, py: 0.75, color: 'text.secondary', fontSize: 13 }}>
            {formatDate(first, 'dayName')}
          </Box>
        ))}
      </Box>
      {weeks.map((week) => (
        <Box key={week[0]} role="row" sx={rowLook}>
          {week.map((one) => (
            <DayCell key={one} day={one} chosen={day} entries={entries.get(one) ?? []} onDay={onDay} onDrop={onMove} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const rowLook = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }
