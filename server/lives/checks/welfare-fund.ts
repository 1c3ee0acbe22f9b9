import { earliest, lastDay } from '@muster/engine/day.ts'
import type { Month, Paise } from '@muster/contract/values.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { CompanyOfLife, Somebody } from '../company-of-life.ts'
import type { Ended } from '../ended.ts'
import { isRegistered, placeOn } from '../known.ts'
import { unreversed, takenFor, type PaidSlip } from '../paid.ts'

/**
 * A state's fund is deducted once per period from everyone paid in its month (rule book 4): Karnataka and Tamil Nadu in December, Kerala
 * and Haryana every month, the others in June too, Bihar never. Deductions for a month that turned out not to be worked are not refunded.
 */
export function welfareFund({ company, months, slips, dueOf }: Ended): string[] {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee }) => employee === person.employee)
    for (const month of months) {
      const taken = takenFor(own, 'LWF', month)
      // An exit may be told after the payslip of its month, which had gone by a place of work that began after it.
      const [due = 0, known] = [person.leftOn, null].map((leftOn) =>
        fundOf(company, person, placeOn(person, earliest(lastDay(month), leftOn ?? lastDay(month))), month, own),
      )
      if (taken === due || taken === known || (taken === 0 && (dueOf(person, month)?.grossPaise ?? 0) === 0)) continue
      wrong.push(`${person.is.name}: the welfare fund of ${month} took ${rupeeText(taken)}, due ${rupeeText(due)}`)
    }
  }
  return wrong
}

function fundOf(
  company: CompanyOfLife,
  person: Somebody,
  state: ReturnType<typeof placeOn>,
  month: Month,
  own: readonly PaidSlip[],
): Paise {
  if (!isRegistered(company, 'lwf', month, state)) return 0
  if (state === 'HR') return partOfWages(person, month, own)
  const always = { KA: 0, MH: 0, DL: 0, KL: 50_00, TN: 0, BR: 0 }
  // Whoever is not on the register on the last day owes nothing; what was taken before their leaving was told is not refunded.
  const isGone = person.leftOn !== null && person.leftOn < lastDay(month)
  if (isGone && state !== 'KL' && takenFor(own, 'LWF', month) === 0) return 0
  if (month.endsWith('-12')) return { ...always, KA: 50_00, MH: 25_00, DL: 75, TN: 20_00 }[state]
  return (month.endsWith('-06') ? { ...always, MH: 25_00, DL: 75 } : always)[state]
}

/** Haryana: 0.2 % of what the payslip paid for its own month and as single arrears, or of a whole month paid later; at most 34. */
function partOfWages(person: Somebody, month: Month, own: readonly PaidSlip[]): Paise {
  // For a leaver, the settlement pays a locked month like a payslip.
  const pays = ({ lines }: PaidSlip) => lines.some(({ type, code }) => type === 'earning' && !code.includes('@'))
  const slip = unreversed(own, person).find((one) => one.month === month && (one.kind === 'regular' || pays(one)))
  const wholeIn = ({ facts }: PaidSlip) => new Set((facts.lwfArrears ?? []).map((one) => one.month))
  const last = own.findLastIndex((one) => wholeIn(one).has(month))
  const earned = (one: PaidSlip) => one.lines.filter(({ type }) => type === 'earning')
  const paid = slip
    ? earned(slip).filter(({ code }) => !wholeIn(slip).has(code.split('@')[1] ?? ''))
    : own.flatMap((one, n) => earned(one).filter(({ code }) => n <= last && code.endsWith(`@${month}`)))
  const wages = paid.reduce((total, { amountPaise }) => total + amountPaise, 0)
  return Math.min(34_00, Math.round(Math.max(0, wages) / 500 / 100) * 100)
}
