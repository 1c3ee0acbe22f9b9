import { sum, type Paise } from '../money.ts'
import { perquisiteKinds, type PerquisiteKind } from './rules/in/perquisites/kinds.ts'
import type { Treatment } from './payslip/treatment.ts'

/** A benefit in kind of a month or a year: its value is taxed as far as the employee does not pay it back. */
export interface Benefit {
  kind: PerquisiteKind
  valuePaise: Paise
  recoveredPaise: Paise
  taxablePaise: Paise
}

/** A line with how the law looks at it, as far as benefits ask. */
interface TreatedLine {
  kind: string
  amountPaise: Paise
  treatment: Treatment | null
}

/**
 * The benefits in kind among lines of pay, each kind once, in the order of the statement of perquisites. A deduction that
 * pays a benefit back lowers the value of that kind to nothing at most; what is taken back of an earlier month counts whole.
 */
export function benefitsOf(lines: readonly TreatedLine[]): Benefit[] {
  return (Object.keys(perquisiteKinds) as PerquisiteKind[]).flatMap((kind) => {
    const of = lines.filter((line) => kindOf(line) === kind)
    if (of.length === 0) return []
    const amount = (lineKind: string) =>
      sum(of.filter((line) => line.kind === lineKind).map(({ amountPaise }) => amountPaise))
    const [valuePaise, recoveredPaise] = [amount('benefit'), amount('deduction')]
    const most = valuePaise >= 0 && recoveredPaise >= 0 ? Math.min(valuePaise, recoveredPaise) : recoveredPaise
    return [{ kind, valuePaise, recoveredPaise, taxablePaise: valuePaise - most }]
  })
}

/** The benefits of several documents of a year as one of each kind: a payslip and the one that takes it back are nothing. */
export function sumOfBenefits(documents: readonly (readonly Benefit[])[]): Benefit[] {
  const all = documents.flat()
  return (Object.keys(perquisiteKinds) as PerquisiteKind[])
    .map((kind) => {
      const of = all.filter((one) => one.kind === kind)
      return {
        kind,
        valuePaise: sum(of.map(({ valuePaise }) => valuePaise)),
        recoveredPaise: sum(of.map(({ recoveredPaise }) => recoveredPaise)),
        taxablePaise: sum(of.map(({ taxablePaise }) => taxablePaise)),
      }
    })
    .filter(({ valuePaise, recoveredPaise }) => valuePaise !== 0 || recoveredPaise !== 0)
}

/** What of benefits is income. */
export function taxableOf(benefits: readonly Benefit[]): Paise {
  return sum(benefits.map(({ taxablePaise }) => taxablePaise))
}

/** The kind of benefit that a line gives or pays back; null for all other lines. */
function kindOf({ kind, treatment }: TreatedLine): PerquisiteKind | null {
  if (treatment === null) return null
  if (kind === 'benefit') return treatment.tax === 'notIncome' ? null : (treatment.benefit ?? 'other')
  return kind === 'deduction' ? (treatment.benefit ?? null) : null
}
