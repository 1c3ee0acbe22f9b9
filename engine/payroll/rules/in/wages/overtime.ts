import type { Day } from '../../../../day.ts'
import type { LawBook } from '../../../../law/law.ts'
import type { Rate } from '../../../../law/rate.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { times, type Paise } from '../../../../money.ts'
import { overtimeDays, overtimeHours, overtimeTimes } from './overtime.law.ts'
import { say } from '../../../../sentence.ts'

/** An employer's own days per month and hours per day. Null for the statutory ones. */
export interface OvertimeSettings {
  daysPerMonth: Rate | null
  hoursPerDay: Rate | null
}

export const overtimeSettings: OvertimeSettings = { daysPerMonth: null, hoursPerDay: null }

export interface Overtime {
  /** The normal hourly rate, to the paisa, for display only: the amount is calculated exactly. */
  hourlyPaise: Paise
  amountPaise: Paise
  trace: TraceStep[]
}

/**
 * Overtime at twice the normal rate, calculated exactly and rounded once to the paisa.
 *
 * Source: Code on Wages 2019 s.14.
 */
export function overtime(
  book: LawBook,
  { day, monthlyWagesPaise, hours }: { day: Day; monthlyWagesPaise: Paise; hours: Rate },
  settings: OvertimeSettings = overtimeSettings,
): Overtime {
  const factor = useLaw(book, overtimeTimes, day)
  const lawDays = useLaw(book, overtimeDays, day)
  const lawHours = useLaw(book, overtimeHours, day)
  const days = settings.daysPerMonth ?? { numerator: lawDays.value, denominator: 1 }
  const length = settings.hoursPerDay ?? { numerator: lawHours.value, denominator: 1 }
  const up = days.denominator * length.denominator
  const down = days.numerator * length.numerator
  const hourlyPaise = times(monthlyWagesPaise, up, down, 'nearestPaisa')
  const amountPaise = times(
    monthlyWagesPaise,
    up * hours.numerator * factor.value,
    down * hours.denominator,
    'nearestPaisa',
  )
  const trace: TraceStep[] = [
    {
      words: say`Hourly rate: ${{ paise: monthlyWagesPaise }} ÷ ${plain(days)} days ÷ ${plain(length)} hours`,
      amountPaise: hourlyPaise,
      law: [lawDays.use, lawHours.use],
      rounding: 'nearestPaisa',
    },
    {
      words: say`${plain(hours)} hours × ${factor.value} times the rate`,
      amountPaise,
      law: [factor.use],
      rounding: 'nearestPaisa',
    },
  ]
  return { hourlyPaise, amountPaise, trace }
}

function plain(count: Rate): string {
  const value = count.numerator / count.denominator
  return Number.isInteger(value * 100) ? String(value) : `${count.numerator}/${count.denominator}`
}
