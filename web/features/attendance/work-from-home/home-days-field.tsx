import { plural, t } from '@lingui/core/macro'
import { Box, Chip } from '@mui/material'
import { useState } from 'react'
import { mostHomeDays } from '@muster/contract/attendance/work-from-home.ts'
import { monthOf } from '@muster/engine/day.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { bound } from '../../../shared/form/bound.tsx'
import { FieldFrame } from '../../../shared/form/field-frame.tsx'
import type { InputProps } from '../../../shared/form/input-props.ts'
import { formatDate, today } from '../../../shared/format/date.ts'
import { MonthHeat } from '../month/month-heat.tsx'
import { MonthSwitch } from '../../../shared/ui/month-switch.tsx'
import { homeHeat } from './work-from-home.ts'

/** Several days, picked in a month that shows their current states. */
function HomeDaysInput(props: InputProps<string[]>) {
  const chosen = props.value ?? []
  const [month, setMonth] = useState(() => monthOf(chosen[0] ?? today()))
  const { data } = useApi('GET /api/v1/employee/work-from-home-month', { query: { month } })
  const known = data?.month === month ? data.days : []
  const isFree = (day: string) => known.find((one) => one.day === day)?.state === 'office'
  const toggle = (day: string) => {
    if (chosen.includes(day)) props.onChange(chosen.filter((one) => one !== day))
    else if (isFree(day) && chosen.length < mostHomeDays) props.onChange([...chosen, day].toSorted())
  }
  const heat = known.map((day) => [day.day, homeHeat(day)] as const)
  const picked = chosen.map((day) => [day, { letter: '✓', tone: 'violet' as const, words: t`Selected` }] as const)
  return (
    <FieldFrame {...props} group aside={<MonthSwitch month={month} onChange={setMonth} />}>
      {() => (
        <Box sx={{ maxWidth: 560 }}>
          <MonthHeat month={month} days={Object.fromEntries([...heat, ...picked])} onPick={toggle} />
          {chosen.length === 0 ? null : (
            <Box
              role="list"
              aria-label={plural(chosen.length, { one: '# day selected', other: '# days selected' })}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}
            >
              {chosen.map((day) => (
                <Chip
                  key={day}
                  role="listitem"
                  label={formatDate(day, 'weekday')}
                  onDelete={() => toggle(day)}
                  size="small"
                />
              ))}
            </Box>
          )}
        </Box>
      )}
    </FieldFrame>
  )
}

export const HomeDaysField = bound<string[], InputProps<string[]>>(HomeDaysInput)
