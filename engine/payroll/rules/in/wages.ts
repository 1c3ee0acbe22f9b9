import type { Day } from '../../../day.ts'
import type { LawBook } from '../../../law/law.ts'
import type { TraceStep } from '../../../law/trace.ts'
import { useLaw } from '../../../law/use.ts'
import { sumOfParts, type Paise } from '../../../money.ts'
import { rupeeText } from '../../../words.ts'
import { wageExclusionLimit } from './wages.law.ts'

/** How a component stands to wages: always part of them, part only above the limit, or never. */
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

/**
 * Wages by the labour codes: what is included, and of what is excluded the part above half of all remuneration.
 *
 * Before the Codes nothing excluded counted.
 *
 * Source: Code on Wages 2019 s.2(y), Code on Social Security 2020 s.2(88), Ministry of Labour's questions 2 to 6.
 */
export function codeWages(book: LawBook, day: Day, parts: readonly WagePart[]): CodeWages {
  const limit = useLaw(book, wageExclusionLimit, day)
  let includedPaise = 0
  let excludedPaise = 0
  for (const { wageClass, amountPaise } of parts) {
    if (wageClass === 'included') includedPaise += amountPaise
    else if (wageClass === 'excluded') excludedPaise += amountPaise
  }
  const totalRemunerationPaise = includedPaise + excludedPaise
  const addedBackPaise = limit.value === null ? 0 : above(excludedPaise, totalRemunerationPaise, limit.value)
  const wagesPaise = includedPaise + addedBackPaise
  const trace: TraceStep[] = [
    { words: 'Parts that are wages', amountPaise: includedPaise },
    {
      words:
        limit.value === null
          ? `Excluded parts of ${rupeeText(excludedPaise)} do not count`
          : `Excluded parts of ${rupeeText(excludedPaise)}, above ${limit.use.value} of ${rupeeText(totalRemunerationPaise)}`,
      amountPaise: addedBackPaise,
      law: [limit.use],
      rounding: 'nearestPaisa',
    },
    { words: `Wages of ${rupeeText(wagesPaise)}`, amountPaise: wagesPaise },
  ]
  return { totalRemunerationPaise, addedBackPaise, wagesPaise, trace }
}

/** What of the excluded parts is above the limit. */
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
