import { lastDay, type Weekday } from '../../day.ts'
import type { Rate } from '../../law/rate.ts'
import { times } from '../../money.ts'
import { bonus } from '../../payroll/rules/in/wages/bonus.ts'
import { deductionLimit, finesAtMost } from '../../payroll/rules/in/wages/deduction-cap.ts'
import { overtime } from '../../payroll/rules/in/wages/overtime.ts'
import { monthDenominator, prorated, revised } from '../../payroll/rules/in/wages/proration.ts'
import { deductionCapBase, esiWageBase } from '../../payroll/rules/in/wages/wages.law.ts'
import { codeWages, wagesOfLaw, type WagePart, type WageReading } from '../../payroll/rules/in/wages/wages.ts'
import type { Adapter, CaseInput } from '../case.ts'
import { decimalOf, paiseFrom, wholeOf } from '../decimal.ts'
import * as read from '../read.ts'
import { rupeesOf } from '../read.ts'

/** The rules of earnings and permitted deductions. */
export const payAdapters: Readonly<Record<string, Adapter>> = {
  code_wages: (book, input) => {
    const day = read.isMissing(input, 'month') ? read.lawDay(input) : lastDay(read.month(input))
    const result = codeWages(book, day, parts(input), { halfOf: halfOf(input) })
    return {
      totalRemuneration: rupeesOf(result.totalRemunerationPaise),
      addedBack: rupeesOf(result.addedBackPaise),
      wages: rupeesOf(result.wagesPaise),
    }
  },
  law_wages: (book, input) => {
    const base = { esi: esiWageBase, deductionCap: deductionCapBase }[
      read.choice(input, 'law', ['esi', 'deductionCap'])
    ]
    const result = wagesOfLaw(book, base, read.lawDay(input), parts(input), { halfOf: halfOf(input) })
    return { wages: rupeesOf(result.wagesPaise) }
  },
  rounding: (_book, input) => {
    const value = decimalOf(input['value'], 'value')
    const mode = read.choice(input, 'mode', ['nearest10', 'nearest1', 'up1'])
    if (mode === 'up1') return { rounded: Number(wholeOf(value, 1n, 'up')) }
    if (mode === 'nearest1') return { rounded: Number(wholeOf(value, 1n, 'nearest')) }
    const whole = { digits: wholeOf(value, 1n, 'drop'), places: 0 }
    return { rounded: Number(wholeOf(whole, 10n, 'nearest') * 10n) }
  },
  bonus: (book, input) => {
    const wagesPaise = read.amount(input, 'monthlyWages')
    const ceiling = (key: string) => (read.isMissing(input, key) ? null : read.amount(input, key))
    const result = bonus(
      book,
      {
        day: read.lawDay(input),
        monthlyWagesPaise: wagesPaise,
        earned: [{ wagesPaise, months: read.rate(input, 'monthsEarned', whole(12)) }],
        minimumWagePaise: read.amount(input, 'minimumWage', 0),
        daysWorked: read.number(input, 'daysWorked', 365),
      },
      {
        rate: read.rateOrNull(input, 'rate'),
        eligibilityPaise: ceiling('eligibilityCeiling'),
        ceilingPaise: ceiling('calculationCeiling'),
      },
    )
    return { eligible: result.eligible, bonus: rupeesOf(result.bonusPaise) }
  },
  proration: (_book, input) => {
    const basis = read.choice(input, 'basis', ['calendar', 'fixed30', 'fixed26', 'workingDays'], 'calendar')
    const workingDays = basis === 'workingDays' ? read.rate(input, 'workingDays') : whole(0)
    const month = basis === 'calendar' ? read.month(input) : ''
    const denominator = monthDenominator(basis, month, workingDays)
    const paid = paidDays(input, denominator)
    const named = Object.entries(read.record(input, 'components'))
    const result = prorated(
      named.map(([name, amount]) => paiseFrom(amount, name)),
      paid,
      denominator,
    )
    const components = Object.fromEntries(named.map(([name], index) => [name, rupeesOf(result.amounts[index] ?? 0)]))
    return { denominator: value(denominator), paidDays: value(paid), components, total: rupeesOf(result.totalPaise) }
  },
  revision: (_book, input) => {
    const { denominator, oldDays, newDays, amountPaise } = revised(
      read.month(input),
      read.day(input, 'effective'),
      read.amount(input, 'oldAmount'),
      read.amount(input, 'newAmount'),
    )
    return { denominator, oldDays, newDays, amount: rupeesOf(amountPaise) }
  },
  overtime: (book, input) => {
    const result = overtime(
      book,
      {
        day: read.lawDay(input),
        monthlyWagesPaise: read.amount(input, 'monthlyWages'),
        hours: read.rate(input, 'hours'),
      },
      { daysPerMonth: read.rateOrNull(input, 'daysPerMonth'), hoursPerDay: read.rateOrNull(input, 'hoursPerDay') },
    )
    return { hourly: rupeesOf(result.hourlyPaise), amount: rupeesOf(result.amountPaise) }
  },
  deduction_cap: (book, input) => {
    const asked = read.amount(input, 'deductions')
    const limit = deductionLimit(book, read.lawDay(input), read.amount(input, 'wages'))
    const allowed = Math.min(asked, limit.allowedPaise)
    return { allowed: rupeesOf(allowed), carriedForward: rupeesOf(asked - allowed) }
  },
  fine_limit: (book, input) => ({
    atMost: rupeesOf(finesAtMost(book, read.lawDay(input), read.amount(input, 'wages'))),
  }),
}

/** Names of the days as the examples write them. */
export const weekdays: Readonly<Record<string, Weekday>> = {
  sunday: 0,
  monday: 1,
  tuesday: 2,
  wednesday: 3,
  thursday: 4,
  friday: 5,
  saturday: 6,
}

function parts(input: CaseInput): WagePart[] {
  return (['included', 'excluded', 'outside'] as const).flatMap((wageClass) =>
    read.isMissing(input, wageClass)
      ? []
      : Object.entries(read.record(input, wageClass)).map(([name, amount]) => ({
          wageClass,
          amountPaise: paiseFrom(amount, name),
        })),
  )
}

function halfOf(input: CaseInput): WageReading['halfOf'] {
  return read.isMissing(input, 'halfOf') ? 'counted' : read.choice(input, 'halfOf', ['counted', 'all'])
}

/** As given, or the days left after loss of pay; from 0 to the whole month. */
function paidDays(input: CaseInput, of: Rate): Rate {
  const lost = read.rate(input, 'lopDays', whole(0))
  const paid = read.rateOrNull(input, 'paidDays') ?? less(of, lost)
  if (paid.numerator <= 0) return whole(0)
  return less(of, paid).numerator < 0 ? of : paid
}

function less(a: Rate, b: Rate): Rate {
  return {
    numerator: a.numerator * b.denominator - b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

function whole(count: number): Rate {
  return { numerator: count, denominator: 1 }
}

/** As a number of the output. */
function value({ numerator, denominator }: Rate): number {
  return times(numerator * 100, 1, denominator, 'nearestPaisa') / 100
}
