import { bound } from '../../../shared/form/bound.tsx'
import { DateInput } from '../../../shared/form/date/date-field.tsx'
import type { InputProps } from '../../../shared/form/input-props.ts'
import { today } from '../../../shared/format/date.ts'

/** A day of every year, `MM-DD` or ''; chosen as a date in the present financial year. */
export function DayOfYearInput({ value, onChange, ...props }: InputProps<string>) {
  return (
    <DateInput
      {...props}
      value={dateOf(value ?? '')}
      onChange={(day) => onChange(day === null ? '' : day.slice(5))}
      min={`${firstYear()}-04-01`}
      max={`${firstYear() + 1}-03-31`}
    />
  )
}

export const DayOfYearField = bound<string, InputProps<string>>(DayOfYearInput)

function dateOf(value: string): string | null {
  if (value === '') return null
  return `${value >= '04-01' ? firstYear() : firstYear() + 1}-${value}`
}

/** The first year of the present financial year. */
function firstYear(): number {
  const day = today()
  return Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
}
