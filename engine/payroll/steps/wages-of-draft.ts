import { lastDay } from '../../day.ts'
import type { TraceStep } from '../../law/trace.ts'
import type { Paise } from '../../money.ts'
import type { Draft, Origin } from './draft.ts'
import { codeWages, type WagePart } from '../rules/in/wages.ts'
import { earned, sumWhere, type Treated } from './wage-bases.ts'

export interface Wages {
  wagesPaise: Paise
  trace: TraceStep[]
}

/** Wages of the Codes earned in the month, of everything some origins brought. */
export function wagesOf(draft: Draft, ...origins: readonly Origin[]): Wages {
  return wagesIn(draft, earned(draft, ...origins))
}

/** Wages of the Codes in some parts of pay, each by its class. */
export function wagesIn(draft: Draft, pay: readonly Treated[]): Wages {
  const day = lastDay(draft.input.month)
  return codeWages(draft.book, day, wageParts(pay))
}

export function wageParts(pay: readonly Treated[]): WagePart[] {
  return pay.flatMap(({ amountPaise, treatment }) =>
    treatment === null ? [] : [{ wageClass: treatment.wageClass, amountPaise }],
  )
}

export function basicAndDearness(pay: readonly Treated[]): Wages {
  const wagesPaise = sumWhere(pay, ({ taxHead }) => taxHead === 'basic' || taxHead === 'da')
  return { wagesPaise, trace: [{ words: 'Basic and dearness allowance', amountPaise: wagesPaise }] }
}

/** What is classed as wages, and nothing of the rest. */
export function flaggedWages(pay: readonly Treated[]): Wages {
  const wagesPaise = sumWhere(pay, ({ wageClass }) => wageClass === 'included')
  return { wagesPaise, trace: [{ words: 'Components that count as wages', amountPaise: wagesPaise }] }
}
