import type { Day, HalfDays } from '../../../../day.ts'
import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { times, type Paise } from '../../../../money.ts'
import {
  gratuityCeiling,
  gratuityDays,
  gratuityFifthYear,
  gratuityFixedTermYears,
  gratuityMonthDays,
  gratuityRounding,
  gratuityYears,
} from './gratuity.law.ts'
import { serviceSaid, type Service } from './service.ts'
import { plural, say } from '../../../../sentence.ts'

/** What an employer decides, or what the law leaves open. */
export interface GratuitySettings {
  /** Null for the law's own ceiling. */
  ceilingPaise: Paise | null
  /** Whether 240 days of the fifth year count as the whole year (190 in a five-day week). `no` requires five whole years. */
  fifthYear: 'no' | 'sixDayWeek' | 'fiveDayWeek'
  /** Whether a fixed term counts its completed months by twelfths, or only its completed years. */
  fixedTermFraction: 'months' | 'years'
}

export const gratuitySettings: GratuitySettings = { ceilingPaise: null, fifthYear: 'no', fixedTermFraction: 'months' }

export interface GratuityInput {
  /** The last working day, which decides the law. */
  day: Day
  /** The last month's wages under the labour codes, in full. */
  lastWagesPaise: Paise
  service: Service
  reason: 'resignation' | 'death' | 'disablement'
  fixedTerm: boolean
  /** Half-days worked in the last, incomplete year, paid leave among them, if they are known. */
  lastYearHalfDays?: HalfDays | undefined
}

export interface Gratuity {
  eligible: boolean
  /** Counted service in twelfths of a year; 0 if not eligible. */
  countedMonths: number
  /** Whole rupees. */
  gratuityPaise: Paise
  trace: TraceStep[]
}

/**
 * Gratuity: fifteen days' wages, of a month of 26 days, for each counted year. A part of a year above six months counts as a year; a fixed
 * term counts its months.
 *
 * Source: Code on Social Security 2020 s.53.
 */
export function gratuity(book: LawBook, input: GratuityInput, settings: GratuitySettings = gratuitySettings): Gratuity {
  const { day, service, lastWagesPaise } = input
  const trace: TraceStep[] = []
  if (!isEligible(book, input, settings, trace)) return { eligible: false, countedMonths: 0, gratuityPaise: 0, trace }
  const countedMonths = counted(book, input, settings)
  const days = useLaw(book, gratuityDays, day)
  const monthDays = useLaw(book, gratuityMonthDays, day)
  const full = times(lastWagesPaise, days.value * countedMonths, monthDays.value * 12, 'nearestRupee')
  const years = Number.isInteger(countedMonths / 12)
    ? say`${plural(countedMonths / 12, { one: '# year', other: '# years' })}`
    : say`${countedMonths} months ÷ 12`
  trace.push({
    words: say`${days.value}/${monthDays.value} of the last wages of ${{ paise: lastWagesPaise }} × ${years} (${serviceSaid(service)})`,
    amountPaise: full,
    law: [days.use, monthDays.use],
    rounding: 'nearestRupee',
  })
  const ceiling = useLaw(book, gratuityCeiling, day)
  const most = settings.ceilingPaise ?? ceiling.value
  if (full > most) trace.push({ words: say`At most ${{ paise: most }}`, amountPaise: most, law: [ceiling.use] })
  return { eligible: true, countedMonths, gratuityPaise: Math.min(full, most), trace }
}

/** Whether a day is in someone's last year before the one that gratuity requires, whose days may count as a year. */
export function isInLastYear(book: LawBook, day: Day, service: Service): boolean {
  return service.years === useLaw(book, gratuityYears, day).value - 1
}

function isEligible(book: LawBook, input: GratuityInput, settings: GratuitySettings, trace: TraceStep[]): boolean {
  const { day, service, reason, fixedTerm } = input
  if (reason !== 'resignation') {
    trace.push({
      words:
        reason === 'death'
          ? say`No minimum service is required on death`
          : say`No minimum service is required on disablement`,
      amountPaise: null,
    })
    return true
  }
  const { value: years, use } = useLaw(book, fixedTerm ? gratuityFixedTermYears : gratuityYears, day)
  const isLong = service.years >= years
  const fifth = settings.fifthYear === 'no' ? null : useLaw(book, gratuityFifthYear, day).value[settings.fifthYear]
  const { lastYearHalfDays = (service.months * 30 + service.days) * 2 } = input
  const isFifth = fifth !== null && service.years === years - 1 && lastYearHalfDays >= fifth * 2
  const served = serviceSaid(service)
  const words = isFifth
    ? say`Service of ${served}: ${use.value} required, and the days of the last year count as a full year`
    : isLong
      ? say`Service of ${served}: ${use.value} required`
      : say`Service of ${served}: ${use.value} required, so gratuity is not payable`
  trace.push({ words, amountPaise: null, law: [use] })
  return isLong || isFifth
}

/** The months that count: whole years, or the months of a fixed term. */
function counted(book: LawBook, { day, service, fixedTerm }: GratuityInput, settings: GratuitySettings): number {
  const { years, months, days } = service
  if (fixedTerm) return years * 12 + (settings.fixedTermFraction === 'months' ? months : 0)
  const above = useLaw(book, gratuityRounding, day).value
  const isAbove = months > above || (months === above && days > 0)
  return (years + (isAbove ? 1 : 0)) * 12
}
