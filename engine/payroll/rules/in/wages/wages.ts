import type { Day } from '../../../../day.ts'
import type { Law, LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { sum, sumOfParts, type Paise } from '../../../../money.ts'
import { wageExclusionLimit, type WageBase } from './wages.law.ts'
import { say, type SentenceValue } from '../../../../sentence.ts'

/** How a component counts as wages: always, only above the limit, or never. */
export type WageClass = 'included' | 'excluded' | 'outside'

export interface WagePart {
  wageClass: WageClass
  amountPaise: Paise
}

export interface CodeWages {
  /** Included and excluded parts together. */
  totalRemunerationPaise: Paise
  /** The excluded part above the limit, which counts as wages. */
  addedBackPaise: Paise
  wagesPaise: Paise
  trace: TraceStep[]
}

/** What the wording of the law leaves open. */
export interface WageReading {
  /**
   * Half of what: `counted`, of the parts in the definition (included and excluded), or `all`, of all remuneration including what is
   * outside the count. With 20,000 included, 40,000 excluded and 16,000 outside the wages are 30,000 or 22,000.
   */
  halfOf: 'counted' | 'all'
}

export const wageReading: WageReading = { halfOf: 'counted' }

/**
 * Wages under the labour codes: the included parts, plus the excluded parts above half of the remuneration.
 *
 * Before the Codes excluded parts never counted.
 *
 * Source: Code on Wages 2019 s.2(y), Code on Social Security 2020 s.2(88), Ministry of Labour's questions 2 to 6.
 */
export function codeWages(
  book: LawBook,
  day: Day,
  parts: readonly WagePart[],
  { halfOf }: WageReading = wageReading,
): CodeWages {
  const limit = useLaw(book, wageExclusionLimit, day)
  let includedPaise = 0
  let excludedPaise = 0
  let outsidePaise = 0
  for (const { wageClass, amountPaise } of parts) {
    if (wageClass === 'included') includedPaise += amountPaise
    else if (wageClass === 'excluded') excludedPaise += amountPaise
    else outsidePaise += amountPaise
  }
  const totalRemunerationPaise = includedPaise + excludedPaise
  const basePaise = totalRemunerationPaise + (halfOf === 'all' ? outsidePaise : 0)
  const addedBackPaise = limit.value === null ? 0 : above(excludedPaise, basePaise, limit.value)
  const wagesPaise = includedPaise + addedBackPaise
  const trace: TraceStep[] = [
    { words: say`Components that are wages`, amountPaise: includedPaise },
    {
      words:
        limit.value === null
          ? say`Excluded components of ${{ paise: excludedPaise }} do not count`
          : aboveLimit[halfOf]({ paise: excludedPaise }, limit.use.value, { paise: basePaise }),
      amountPaise: addedBackPaise,
      law: [limit.use],
      rounding: 'nearestPaisa',
    },
    { words: say`Wages of ${{ paise: wagesPaise }}`, amountPaise: wagesPaise },
  ]
  return { totalRemunerationPaise, addedBackPaise, wagesPaise, trace }
}

/** The wages that one law counts: all pay before the Codes, and since then wages as they define them. */
export function wagesOfLaw(
  book: LawBook,
  base: Law<WageBase>,
  day: Day,
  parts: readonly WagePart[],
  reading: WageReading = wageReading,
): Pick<CodeWages, 'wagesPaise' | 'trace'> {
  const takenOn = useLaw(book, base, day)
  if (takenOn.value === 'wages') return codeWages(book, day, parts, reading)
  const counted = parts.filter(({ wageClass }) => wageClass !== 'outside')
  const wagesPaise = sum(counted.map(({ amountPaise }) => amountPaise))
  const words = say`All pay of the month, including allowances, as before the labour codes`
  return { wagesPaise, trace: [{ words, amountPaise: wagesPaise, law: [takenOn.use] }] }
}

const aboveLimit = {
  counted: (excluded: SentenceValue, limit: SentenceValue, base: SentenceValue) =>
    say`Excluded components of ${excluded}, above ${limit} of the ${base} counted`,
  all: (excluded: SentenceValue, limit: SentenceValue, base: SentenceValue) =>
    say`Excluded components of ${excluded}, above ${limit} of total remuneration of ${base}`,
}

/** The part of the excluded amounts above the limit. */
function above(excludedPaise: Paise, totalPaise: Paise, limitBasisPoints: number): Paise {
  const over = sumOfParts(
    [
      { amount: excludedPaise, numerator: 10_000, denominator: 10_000 },
      { amount: totalPaise, numerator: -limitBasisPoints, denominator: 10_000 },
    ],
    'nearestPaisa',
  )
  return Math.max(0, over)
}
