import type { Month } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import { sum, type Paise } from '../../money.ts'
import { say, type Sentence } from '../../sentence.ts'
import { taxTable } from '../rules/in/professional-tax/professional-tax.ts'
import type { SaidCell, SaidTable } from './table.ts'

/** Someone on the rolls in Maharashtra in a month. */
export interface MaharashtraPerson {
  gender: 'male' | 'female' | 'other'
  /** Exempt under section 27A: no tax whatever the pay. */
  isExempt: boolean
  basePaise: Paise
  taxPaise: Paise
}

interface Band {
  words: Sentence
  ratePaise: Paise
  holds: (basePaise: Paise) => boolean
}

/**
 * The counts for the professional tax return of Maharashtra: people and tax by gender and slab, including the nil slab, and the exempt
 * ones. Pay for several months at once is taxed month by month, so the tax of a slab is the sum of what was deducted.
 *
 * Source: Maharashtra State Tax on Professions, Trades, Callings and Employments Act 1975, Schedule I and s.27A; Form III-B.
 */
export function maharashtraReturn(book: LawBook, month: Month, people: readonly MaharashtraPerson[]): SaidTable {
  const taxed = people.filter(({ isExempt }) => !isExempt)
  const rows = (['male', 'female'] as const).flatMap((gender) => {
    const own = taxed.filter((one) => (one.gender === 'female') === (gender === 'female'))
    return bands(book, month, gender).map(({ words, ratePaise, holds }): SaidCell[] => {
      const inBand = own.filter(({ basePaise }) => holds(basePaise))
      return [genders[gender], words, ratePaise, inBand.length, sum(inBand.map(({ taxPaise }) => taxPaise))]
    })
  })
  const exempt: SaidCell[] = [say`All`, say`Exempt under section 27A`, 0, people.length - taxed.length, 0]
  const total: SaidCell[] = [say`Total`, '', null, people.length, sum(taxed.map(({ taxPaise }) => taxPaise))]
  return { columns, rows: [...rows, exempt, total] }
}

const columns: SaidTable['columns'] = [
  { name: say`Employees`, type: 'text' },
  { name: say`Salary or wages in the month`, type: 'text' },
  { name: say`Rate of tax per month`, type: 'amount' },
  { name: say`Number of employees`, type: 'number' },
  { name: say`Tax deducted`, type: 'amount' },
]

const genders = { male: say`Men and transgender persons`, female: say`Women` }

/** The slabs of a month, including the one below the first taxed slab. */
function bands(book: LawBook, month: Month, gender: 'male' | 'female'): Band[] {
  const { slabs } = taxTable(book, { state: 'MH', localBody: null, gender }, month)!.value
  const limits = slabs.map(({ amountPaise }) => amountPaise)
  const rates = slabs.map(({ taxPaise, except }) =>
    except?.month === Number(month.slice(5)) ? except.taxPaise : taxPaise,
  )
  return [0, ...rates].map((ratePaise, at) => {
    const [above, upTo] = [at === 0 ? null : limits[at - 1]!, limits[at] ?? null]
    const holds = (base: Paise) => (above === null || base > above) && (upTo === null || base <= upTo)
    return { ratePaise, holds, words: bandWords(above, upTo) }
  })
}

function bandWords(above: Paise | null, upTo: Paise | null): Sentence {
  if (above === null) return say`Up to ${{ paise: upTo ?? 0 }}`
  return upTo === null ? say`Over ${{ paise: above }}` : say`Over ${{ paise: above }}, up to ${{ paise: upTo }}`
}
