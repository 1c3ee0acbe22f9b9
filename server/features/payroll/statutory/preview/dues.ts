import { say } from '@muster/engine/sentence.ts'
import type { SectionValue } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import type { Rate } from '@muster/engine/law/rate.ts'
import { times } from '@muster/engine/money.ts'
import { bonus } from '@muster/engine/payroll/rules/in/wages/bonus.ts'
import { deductionLimit } from '@muster/engine/payroll/rules/in/wages/deduction-cap.ts'
import { gratuity } from '@muster/engine/payroll/rules/in/exit/gratuity.ts'
import { overtime } from '@muster/engine/payroll/rules/in/wages/overtime.ts'
import { bonusRate } from '../setting/bonus-rate.ts'
import { dayOf, type PreviewQuestion, type Preview } from './question.ts'

/** Assumes resignation after whole years, and not a fixed-term employee. */
export function previewGratuity(book: LawBook, question: PreviewQuestion, settings: SectionValue<'gratuity'>): Preview {
  const due = gratuity(
    book,
    {
      day: dayOf(question),
      lastWagesPaise: question.monthlyWagePaise,
      service: { years: question.years, months: 0, days: 0 },
      reason: 'resignation',
      fixedTerm: false,
    },
    { ceilingPaise: null, fifthYear: settings.fifthYear, fixedTermFraction: settings.fixedTermParts },
  )
  return { lines: [{ label: say`Gratuity`, amountPaise: due.gratuityPaise }], trace: due.trace }
}

/** Assumes a whole year at the same wage. */
export function previewBonus(
  book: LawBook,
  question: PreviewQuestion,
  { rate, minimumWagePaise }: SectionValue<'bonus'>,
): Preview {
  const due = bonus(
    book,
    {
      day: dayOf(question),
      monthlyWagesPaise: question.monthlyWagePaise,
      earned: [{ wagesPaise: question.monthlyWagePaise, months: { numerator: 12, denominator: 1 } }],
      minimumWagePaise: minimumWagePaise ?? 0,
      daysWorked: 365,
    },
    { rate: bonusRate(rate), eligibilityPaise: null, ceilingPaise: null },
  )
  return { lines: [{ label: say`Annual bonus`, amountPaise: due.bonusPaise }], trace: due.trace }
}

/** The wage is taken as both basic pay and gross pay. */
export function previewPay(book: LawBook, question: PreviewQuestion, pay: SectionValue<'pay'>): Preview {
  const day = dayOf(question)
  const { monthlyWagePaise } = question
  const limit = deductionLimit(book, day, monthlyWagePaise)
  const hour = overtime(
    book,
    { day, monthlyWagesPaise: monthlyWagePaise, hours: whole(1) },
    { daysPerMonth: whole(pay.overtimeDaysPerMonth), hoursPerDay: whole(pay.overtimeHoursPerDay) },
  )
  const aDay = (basis: string) => times(monthlyWagePaise, 1, Number(basis.split('/')[1]), 'nearestPaisa')
  return {
    lines: [
      ...(pay.deductionCapOn ? [{ label: say`Maximum deductions`, amountPaise: limit.allowedPaise }] : []),
      { label: say`Leave encashment per day`, amountPaise: aDay(pay.encashmentDay) },
      { label: say`Notice pay per day`, amountPaise: aDay(pay.noticeDay) },
      ...(pay.overtimePaid ? [{ label: say`Overtime per hour`, amountPaise: hour.amountPaise }] : []),
    ],
    trace: [
      ...(pay.deductionCapOn ? [{ words: limit.words, amountPaise: limit.allowedPaise, law: limit.law }] : []),
      ...(pay.overtimePaid ? hour.trace : []),
    ],
  }
}

const whole = (numerator: number): Rate => ({ numerator, denominator: 1 })
