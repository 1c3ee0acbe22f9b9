import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { addDays, days, firstDay, lastDay, weekday } from '@muster/engine/day.ts'
import { formatMonth } from '../../../shared/format/date.ts'
import type { HeatDay } from '../day/attendance-day.ts'
import { HeatCell } from './heat-cell.tsx'
import { HeatLegend } from './heat-legend.tsx'

interface Props {
  /** `2026-11` */
  month: string
  days: Readonly<Record<string, HeatDay | undefined>>
  onPick?: (day: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const WEEK = [t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`, t`Sun`]

/** A month of day states. Arrow keys move between the days, Enter picks one. */
export function MonthHeat({ month, days, onPick }: Props) {
  const weeks = weeksOf(month)
  const [current, setCurrent] = useState(`${month}-01`)
  const roving = current.startsWith(month) ? current : `${month}-01`
  const grid = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = addDays(roving, step)
    if (!next.startsWith(month)) return
    setCurrent(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  const legend = new Map(
    weeks.flat().flatMap((day) => (day && days[day] ? [[days[day].words, days[day]] as const] : [])),
  )
  return (
    <div>
      <Box ref={grid} role="grid" aria-label={formatMonth(month)} onKeyDown={move} sx={{ overflowX: 'auto' }}>
        <Row>
          {WEEK.map((name) => (
            <Box
              key={name}
              role="columnheader"
              sx={{ fontSize: '0.75rem', color: 'text.secondary', textAlign: 'center' }}
            >
              {name}
            </Box>
          ))}
        </Row>
        {weeks.map((week) => (
          <Row key={week.find((day) => day !== null)}>
            {week.map((day, index) =>
              day === null ? (
                <Box key={index} role="gridcell" aria-label={t`Another month`} />
              ) : (
                <HeatCell
                  key={day}
                  day={day}
                  heat={days[day]}
                  tabbable={day === roving}
                  onPick={onPick}
                  onFocus={() => setCurrent(day)}
                />
              ),
            )}
          </Row>
        ))}
      </Box>
      <HeatLegend heats={[...legend.values()]} />
    </div>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <Box role="row" sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, minmax(30px, 1fr))', gap: 0.5, mb: 0.5 }}>
      {children}
    </Box>
  )
}

/** Weeks from Monday, null before and after the month. */
function weeksOf(month: string): (string | null)[][] {
  const first = firstDay(month)
  const lead = (weekday(first) + 6) % 7
  const cells: (string | null)[] = [...Array.from({ length: lead }, () => null), ...days(first, lastDay(month))]
  while (cells.length % 7 !== 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}
