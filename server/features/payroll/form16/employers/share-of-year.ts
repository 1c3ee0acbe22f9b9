import type { Id } from '@muster/contract/values.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import type { Paise } from '@muster/engine/money.ts'
import type { Form16Input } from '@muster/engine/payroll/rules/in/forms/form-16-figures.ts'
import type { Exemptions } from '@muster/engine/payroll/rules/in/salary-tax/input.ts'
import { salaryTax } from '@muster/engine/payroll/rules/in/salary-tax/salary-tax.ts'
import type { PaidMonth } from '../year.queries.ts'

/** The legal entities that paid some documents, the first payer first. */
export function employersOf(documents: readonly PaidMonth[]): (Id | null)[] {
  return [...new Set(documents.map(({ entity }) => entity))]
}

/** What an employer knows of a year: everything up to its own last document, whoever paid it. */
export function knownTo(entity: Id | null, documents: readonly PaidMonth[]): PaidMonth[] {
  return documents.slice(0, documents.findLastIndex((one) => one.entity === entity) + 1)
}

/**
 * A year as the certificate of one of its employers has it: the employer's own salary, exemptions and taxed funds, and what the others paid,
 * less their exemptions, as income from other employers. Deductions, professional tax and tax are those of both together. Where an amount
 * depends on the whole year, such as a declared exemption or the limit of the funds, a stretch with an employer has what it added, so
 * that the shares of all employers add up to the year.
 *
 * Source: Income-tax Act 1961, s.192(2), with rules 26A and 31; Income-tax Act 2025, s.392.
 *
 * @param known by the employer: `knownTo`
 * @param inputOf the year as if one employer had paid some documents
 */
export function shareOfYear(
  book: LawBook,
  entity: Id | null,
  known: readonly PaidMonth[],
  inputOf: (documents: readonly PaidMonth[]) => Form16Input,
): Form16Input {
  const whole = inputOf(known)
  if (known.every((one) => one.entity === entity)) return whole
  const share: Divided = {}
  let before: Divided = {}
  for (const [at, one] of known.entries()) {
    if (known[at + 1]?.entity === one.entity) continue
    const after = divided(inputOf(known.slice(0, at + 1)))
    if (one.entity === entity)
      for (const [key, paise] of Object.entries(after)) share[key] = (share[key] ?? 0) + paise - (before[key] ?? 0)
    before = after
  }
  const own = withShare(whole, share)
  const ofOthers = afterExemptions(book, whole) - afterExemptions(book, own)
  return { ...own, previousEmployerIncomePaise: whole.previousEmployerIncomePaise + ofOthers }
}

/** The amounts that belong to the employer who paid them. */
type Divided = Record<string, Paise>

function divided({ salaryPaise, perquisitesPaise, profitsInLieuPaise, funds, exemptions }: Form16Input): Divided {
  return {
    ...{ salaryPaise, perquisitesPaise, profitsInLieuPaise, ...exemptions },
    fundsSalaryPaise: funds?.salaryPaise ?? 0,
    fundsPerquisitePaise: funds?.perquisitePaise ?? 0,
  }
}

function withShare(whole: Form16Input, share: Divided): Form16Input {
  const of = (key: string): Paise => share[key] ?? 0
  const exempt = Object.keys(whole.exemptions).map((key) => [key, of(key)] as const)
  return {
    ...whole,
    salaryPaise: of('salaryPaise'),
    perquisitesPaise: of('perquisitesPaise'),
    profitsInLieuPaise: of('profitsInLieuPaise'),
    exemptions: Object.fromEntries(exempt) as unknown as Exemptions,
    funds: { salaryPaise: of('fundsSalaryPaise'), perquisitePaise: of('fundsPerquisitePaise'), trace: [] },
  }
}

/** What an employer's own pay adds to income: salary in all its forms, less exemptions. */
function afterExemptions(book: LawBook, input: Form16Input): Paise {
  const { grossSalaryPaise, exemptionsPaise } = salaryTax(book, input)
  return grossSalaryPaise - exemptionsPaise
}
