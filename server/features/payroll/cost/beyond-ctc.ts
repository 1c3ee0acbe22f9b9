import type { z } from 'zod'
import type { BeyondCtc, EmployerContribution, EmployerPart } from '@muster/contract/payroll/salary/employer-cost.ts'
import { sum } from '@muster/engine/money.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown.ts'
import type { Ground } from './ground.ts'

type Beyond = z.output<typeof BeyondCtc>
type Due = Omit<EmployerContribution, 'inCtc'>

/**
 * What the law of a month asks of the employer beyond the CTC: the CTC has an amount for a contribution where its template includes it, or
 * where a component plans it, and that amount stays when the law changes.
 *
 * @param due all contributions of the month
 * @param agreed those within the CTC, as calculated when it was given
 */
export function beyondCtc(
  { person }: Ground,
  lines: readonly BreakdownLine[],
  due: readonly Due[],
  agreed: readonly Due[],
): Beyond[] {
  const planned = lines.flatMap(({ code, kind, name, monthlyPaise, annualPaise }) => {
    const part = kind === 'employer' ? plannedParts.get(code.toUpperCase()) : undefined
    return part === undefined ? [] : [{ part, name, words: '', monthlyPaise, annualPaise }]
  })
  const inCtc = [...agreed, ...planned]
  // Entered by hand for these people, so that no amount is known to be missing or too much.
  const isByHand = (part: EmployerPart) =>
    (part === 'pf' || part === 'pfCharges') && (person.internationalWorker || person.higherPension)
  const parts = new Map([...inCtc, ...due].map((one) => [one.part, one]))
  return [...parts.values()].flatMap(({ part, name, words }) => {
    const of = (all: readonly Pick<Due, 'part' | 'monthlyPaise' | 'annualPaise'>[]) => {
      const some = all.filter((one) => one.part === part)
      return {
        monthly: sum(some.map(({ monthlyPaise }) => monthlyPaise)),
        annual: sum(some.map(({ annualPaise }) => annualPaise)),
      }
    }
    const [now, before] = [of(due), of(inCtc)]
    const [monthlyPaise, annualPaise] = [now.monthly - before.monthly, now.annual - before.annual]
    if (annualPaise === 0 || isByHand(part)) return []
    return [{ part, name, words, monthlyPaise, annualPaise, ctcMonthlyPaise: before.monthly }]
  })
}

/** Components that a template may have for a contribution; payslips have the statutory amount in their place. */
const plannedParts: ReadonlyMap<string, EmployerPart> = new Map([
  ['EMPLOYER_PF', 'pf'],
  ['EMPLOYER_ESI', 'esi'],
  ['EMPLOYER_LWF', 'lwf'],
  ['GRATUITY', 'gratuity'],
])
