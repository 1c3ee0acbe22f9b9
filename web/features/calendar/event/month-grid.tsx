import { plural, t } from '@lingui/core/macro'
import { Box, ButtonBase } from '@mui/material'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { addDays, addMonthsToDay, weekday } from '@muster/engine/day.ts'
import { formatDate, today } from '../../../shared/format/date.ts'
import type { Entry } from './entries.ts'

interface Props {
  /** The chosen day, whose month is shown. */
  day: string
  label: string
  entries: ReadonlyMap<string, readonly Entry[]>
  onDay: (day: string) => void
}

const shownInCell = 3
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonthsToDay(day, -1),
  PageDown: (day) => addMonthsToDay(day, 1),
}

/** A month in weeks from Monday. Arrow keys go from day to day, Page Up and Page Down from month to month. */
export function MonthGrid({ day, label, entries, onDay }: Props) {
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
            <DayCell key={one} day={one} chosen={day} entries={entries.get(one) ?? []} onDay={onDay} />
          ))}
        </Box>
      ))}
    </Box>
  )
}

const rowLook = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' }

function DayCell({
  day,
  chosen,
  entries,
  onDay,
}: Pick<Props, 'onDay'> & { day: string; chosen: string; entries: readonly Entry[] }) {
  const isOutside = day.slice(0, 7) !== chosen.slice(0, 7)
  const count = plural(entries.length, { one: '# entry', other: '# entries' })
  const rest = entries.length - shownInCell
  const name = formatDate(day, 'long')
  return (
    <Box
      role="gridcell"
      aria-selected={day === chosen}
      sx={{ minWidth: 0, borderTop: '1px solid', borderLeft: '1px solid', borderColor: 'divider' }}
    >
      <ButtonBase
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
          <Box key={entry.key} component="span" sx={entryLook(entry)}>
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

const entryLook = ({ layer }: Entry) => ({
  ...{ fontSize: 12, lineHeight: 1.4, px: 0.75, borderLeft: '3px solid', color: 'text.primary' },
  ...{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  borderColor: { event: 'primary.main', holiday: 'success.main', weeklyOff: 'divider' }[layer],
})

/** The weeks that a month touches, each from Monday to Sunday. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const monday = addDays(first, -((weekday(first) + 6) % 7))
  const weeks: string[][] = []
  for (let at = monday; at.slice(0, 7) <= month; at = addDays(at, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(at, index)))
  return weeks
}
