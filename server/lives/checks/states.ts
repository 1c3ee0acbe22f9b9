import { lastDay } from '@muster/engine/day.ts'
import type { Month, Paise } from '@muster/contract/values.ts'
import { rupeeText } from '@muster/engine/words.ts'
import type { Somebody } from '../company-of-life.ts'
import type { Ended } from '../ended.ts'
import { placeOn } from '../known.ts'
import type { PaidSlip } from '../paid.ts'

/**
 * Professional tax is taken once of every month: by what was paid in it, arrears of single amounts included, or, of a month
 * that was paid as a whole later, by that month's own pay (rule book 3, 8). So it is held against what was paid, and not
 * against what would have been taken had all been known: a month that was deposited is not opened by what is told later.
 */
export function professionalTax({ company, months, slips }: Ended): string[] {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee }) => employee === person.employee)
    let bases: Paise = 0
    for (const month of months) {
      const noted = own.flatMap((slip) => [
        ...(slip.month === month && slip.facts.pt !== null ? [slip.facts.pt] : []),
        ...(slip.facts.ptArrears ?? []).filter((one) => one.month === month),
      ])
      const base = noted.reduce((total, one) => total + one.basePaise, 0)
      bases += base
      const taken = takenFor(own, 'PT', month)
      const due = base <= 0 ? 0 : taxOf(person, month, base)
      if (taken !== due)
        wrong.push(`${person.is.name}: professional tax of ${month} is ${rupeeText(taken)}, due ${rupeeText(due)}`)
    }
    const earned = own.reduce((total, { gross }) => total + gross, 0)
    // A month that is paid anew asks for its tax on all of its pay, arrears of it that were paid before included; and what
    // a settlement still owes of locked months is not asked for the tax once more.
    const isAnew = own.some(({ kind }) => kind !== 'regular')
    if (placeOnAll(person) && !isAnew && bases !== earned)
      wrong.push(`${person.is.name}: professional tax was asked on ${rupeeText(bases)} of ${rupeeText(earned)}`)
  }
  return wrong
}

/** Without Delhi, which has no such tax and no base. */
function placeOnAll({ places }: Somebody): boolean {
  return [...places.values()].every((state) => state !== 'DL')
}

/** Of men, since nobody said who is a woman; read from the rule book and not from the law of the engine. */
function taxOf(person: Somebody, month: Month, base: Paise): Paise {
  const state = placeOn(person, lastDay(month))
  const whole = month.endsWith('-02') ? 300_00 : 200_00
  if (state === 'DL') return 0
  if (state === 'KA') return base >= 25_000_00 ? whole : 0
  if (base > 10_000_00) return whole
  return base > 7_500_00 ? 175_00 : 0
}

/**
 * The fund of a state takes its amount once a period from whoever is paid in its month (rule book 4): Karnataka in December,
 * the others in June too. What was taken of a month that turned out not to be worked is not given back.
 */
export function welfareFund({ company, months, slips, dueOf }: Ended): string[] {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee }) => employee === person.employee)
    for (const month of months) {
      const taken = takenFor(own, 'LWF', month)
      const due = fundOf(person, month)
      if (taken === due || (taken === 0 && (dueOf(person, month)?.grossPaise ?? 0) === 0)) continue
      wrong.push(`${person.is.name}: the welfare fund of ${month} took ${rupeeText(taken)}, due ${rupeeText(due)}`)
    }
  }
  return wrong
}

function fundOf(person: Somebody, month: Month): Paise {
  const state = placeOn(person, lastDay(month))
  if (month.endsWith('-12')) return { KA: 50_00, MH: 25_00, DL: 75 }[state]
  return month.endsWith('-06') ? { KA: 0, MH: 25_00, DL: 75 }[state] : 0
}

/** In the month itself, in its reversal, and since. */
function takenFor(slips: readonly PaidSlip[], code: string, month: Month): Paise {
  return slips
    .flatMap((slip) =>
      slip.lines.filter((line) => line.code === `${code}@${month}` || (line.code === code && slip.month === month)),
    )
    .reduce((total, { amountPaise }) => total + amountPaise, 0)
}
