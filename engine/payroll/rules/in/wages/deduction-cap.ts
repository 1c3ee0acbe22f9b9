import type { Day } from '../../../../day.ts'
import type { LawBook, LawUse } from '../../../../law/law.ts'
import { partOf, rateOf } from '../../../../law/rate.ts'
import { useLaw } from '../../../../law/use.ts'
import type { Paise } from '../../../../money.ts'
import { deductionCapRate, fineCapRate } from './deduction-cap.law.ts'
import { say, type Sentence } from '../../../../sentence.ts'

export interface DeductionLimit {
  allowedPaise: Paise
  words: Sentence
  law: readonly LawUse[]
}

/** The most that all deductions of a period may take together. Source: Code on Wages 2019 s.18(3). */
export function deductionLimit(book: LawBook, day: Day, wagesPaise: Paise): DeductionLimit {
  const rate = useLaw(book, deductionCapRate, day)
  const allowedPaise = partOf(Math.max(0, wagesPaise), rateOf(rate.value), 'nearestPaisa')
  const words = say`Deductions are limited to ${rate.use.value} of the wages of ${{ paise: wagesPaise }}`
  return { allowedPaise, words, law: [rate.use] }
}

/** The most that fines of a period may come to. Source: Code on Wages 2019 s.19(3). */
export function finesAtMost(book: LawBook, day: Day, wagesPaise: Paise): Paise {
  return partOf(Math.max(0, wagesPaise), rateOf(useLaw(book, fineCapRate, day).value), 'nearestPaisa')
}
