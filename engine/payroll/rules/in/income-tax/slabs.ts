import { lawValue, type Law, type LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw, type Used } from '../../../../law/use.ts'
import type { Paise } from '../../../../money.ts'
import { exact, rateOf, toPaise, type Exact } from './exact.ts'
import {
  newSlabs,
  oldSlabs,
  oldSlabsSenior,
  oldSlabsVerySenior,
  seniorAge,
  verySeniorAge,
  type Band,
} from './slabs.law.ts'
import { step } from './step.ts'
import { firstDayOfYear, type FinancialYear, type TaxRegime } from './year.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** Whose slabs: the old regime depends on age, for residents only. */
export interface SlabsOf {
  financialYear: FinancialYear
  regime: TaxRegime
  /** The highest reached in the year. */
  age: number
  resident: boolean
}

/** The slabs for a person. */
export function slabsOf(book: LawBook, of: SlabsOf): Used<readonly Band[]> {
  const day = firstDayOfYear(of.financialYear)
  return useLaw(book, slabLaw(book, of, day), day)
}

function slabLaw(book: LawBook, { regime, age, resident }: SlabsOf, day: string): Law<readonly Band[]> {
  if (regime === 'new') return newSlabs
  if (!resident || age < lawValue(book, seniorAge, day)) return oldSlabs
  return age < lawValue(book, verySeniorAge, day) ? oldSlabsSenior : oldSlabsVerySenior
}

/** Whether a person of this age, if a resident, is a senior citizen under the Act. */
export function isSenior(book: LawBook, of: Pick<SlabsOf, 'financialYear' | 'age' | 'resident'>): boolean {
  return of.resident && of.age >= lawValue(book, seniorAge, firstDayOfYear(of.financialYear))
}

/** The tax on an income by slabs, unrounded. */
export function slabTax(bands: readonly Band[], incomePaise: Paise): Exact {
  let tax = 0n
  for (let index = 0; index < bands.length; index += 1) tax += taxOfBand(bands, index, incomePaise)
  return tax
}

/** A step for each band that the income reaches. */
export function slabSteps(bands: readonly Band[], incomePaise: Paise): TraceStep[] {
  const steps: TraceStep[] = []
  for (let index = 0; index < bands.length; index += 1) {
    const band = bands[index]
    if (band === undefined || incomePaise <= band.aboveRupees * 100) break
    steps.push(step(bandWords(bands, index, incomePaise), toPaise(taxOfBand(bands, index, incomePaise))))
  }
  return steps
}

function taxOfBand(bands: readonly Band[], index: number, incomePaise: Paise): Exact {
  const band = bands[index]
  const width = widthOf(bands, index, incomePaise)
  return band === undefined || width <= 0 ? 0n : rateOf(exact(width), band.rateBasisPoints)
}

function widthOf(bands: readonly Band[], index: number, incomePaise: Paise): Paise {
  const next = bands[index + 1]
  const top = next === undefined ? incomePaise : Math.min(incomePaise, next.aboveRupees * 100)
  return top - (bands[index]?.aboveRupees ?? 0) * 100
}

function bandWords(bands: readonly Band[], index: number, incomePaise: Paise): Sentence {
  const { aboveRupees, rateBasisPoints } = bands[index] ?? { aboveRupees: 0, rateBasisPoints: 0 }
  const part = { paise: widthOf(bands, index, incomePaise) }
  return say`${{ basisPoints: rateBasisPoints }} of the ${part} above ${{ paise: aboveRupees * 100 }}`
}
