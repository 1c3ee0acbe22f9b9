import { sum, type Paise } from '../money.ts'
import type { Benefit } from './rules/in/perquisites/benefit.ts'
import { perquisiteKinds, type PerquisiteKind } from './rules/in/perquisites/kinds.ts'
import type { Treatment } from './payslip/treatment.ts'

/** The parts of a line of pay that benefits depend on. */
interface TreatedLine {
  kind: string
  amountPaise: Paise
  treatment: Treatment | null
}

/**
 * The benefits in kind among lines of pay, each kind once, in the order of the statement of perquisites. A recovery lowers the value of
 * its kind to zero at most; a reversal for an earlier month counts in full.
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

/** The benefits of several documents of a year, each kind once: a payslip and its reversal cancel out. */
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

/** The kind of benefit that a line gives or recovers; null for all other lines. */
function kindOf({ kind, treatment }: TreatedLine): PerquisiteKind | null {
  if (treatment === null) return null
  if (kind === 'benefit') return treatment.tax === 'notIncome' ? null : (treatment.benefit ?? 'other')
  return kind === 'deduction' ? (treatment.benefit ?? null) : null
}
