import { earliest, lastDay } from '@muster/engine/day.ts'
import type { Month, Paise } from '@muster/contract/values.ts'
import { rupeeText } from '@muster/engine/words.ts'
import type { Somebody } from '../company-of-life.ts'
import type { Ended } from '../ended.ts'
import { placeOn } from '../known.ts'
import { takenFor } from '../paid.ts'

/**
 * The fund of a state takes its amount once a period from whoever is paid in its month (rule book 4): Karnataka and Tamil Nadu in December,
 * Kerala every month, the others in June too, Bihar never. What was taken of a month that turned out not to be worked is not given back.
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
  const state = placeOn(person, earliest(lastDay(month), person.leftOn ?? lastDay(month)))
  const always = { KA: 0, MH: 0, DL: 0, KL: 50_00, TN: 0, BR: 0 }
  if (month.endsWith('-12')) return { ...always, KA: 50_00, MH: 25_00, DL: 75, TN: 20_00 }[state]
  return (month.endsWith('-06') ? { ...always, MH: 25_00, DL: 75 } : always)[state]
}
