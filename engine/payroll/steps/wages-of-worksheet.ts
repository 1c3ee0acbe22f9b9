import { lastDay } from '../../day.ts'
import type { Law } from '../../law/law.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { WageTerms } from '../payslip/statutory-input.ts'
import type { Treatment } from '../payslip/treatment.ts'
import type { Worksheet, Origin } from './worksheet.ts'
import type { WageBase } from '../rules/in/wages/wages.law.ts'
import { codeWages, wagesOfLaw, type WagePart } from '../rules/in/wages/wages.ts'
import { earned, sumWhere, type Treated } from './wage-bases.ts'
import { say } from '../../sentence.ts'

export interface Wages {
  wagesPaise: Paise
  trace: TraceStep[]
}

type OfMonth = Pick<Worksheet, 'book' | 'input'>

/** Wages under the Codes earned in the month, from some origins. */
export function wagesOf(sheet: Worksheet, ...origins: readonly Origin[]): Wages {
  return wagesIn(sheet, earned(sheet, ...origins))
}

/** Wages under the Codes from parts of pay, by their class. */
export function wagesIn({ book, input }: OfMonth, pay: readonly Treated[]): Wages {
  const reading = input.statutory?.wages
  return codeWages(book, lastDay(input.month), wageParts(pay, reading), reading)
}

/** The wages that one law counts from parts of pay: before the Codes all of them, whatever their class. */
export function wagesForLaw({ book, input }: OfMonth, base: Law<WageBase>, pay: readonly Treated[]): Wages {
  const reading = input.statutory?.wages
  return wagesOfLaw(book, base, lastDay(input.month), wageParts(pay, reading), reading)
}

export function wageParts(pay: readonly Treated[], reading?: WageTerms): WagePart[] {
  return pay.flatMap(({ amountPaise, treatment }) => {
    if (treatment === null) return []
    const wageClass = isStatutoryBonus(treatment) && reading?.bonusCounts === false ? 'outside' : treatment.wageClass
    return [{ wageClass, amountPaise }]
  })
}

/** Whether pay is a statutory bonus: the excluded part of clause (a). */
export function isStatutoryBonus({ wageClass, taxHead }: Treatment): boolean {
  return wageClass === 'excluded' && taxHead === 'bonus'
}

export function basicAndDearness(pay: readonly Treated[]): Wages {
  const wagesPaise = sumWhere(pay, ({ taxHead }) => taxHead === 'basic' || taxHead === 'da')
  return { wagesPaise, trace: [{ words: say`Basic and dearness allowance`, amountPaise: wagesPaise }] }
}

/** Only the parts marked as wages. */
export function flaggedWages(pay: readonly Treated[]): Wages {
  const wagesPaise = sumWhere(pay, ({ wageClass }) => wageClass === 'included')
  return { wagesPaise, trace: [{ words: say`Components that count as wages`, amountPaise: wagesPaise }] }
}
