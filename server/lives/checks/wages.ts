import type { Paise } from '@muster/contract/values.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Ended } from '../ended.ts'

export const salaryCodes = ['BASIC', 'HRA', 'CONVEYANCE', 'SPECIAL'] as const

/**
 * For every month, what was paid of each component in the month itself and later, as arrears, by reversals and settlements, is what is due
 * by all known facts. Both are exact: months are corrected to the paisa (rule book 8).
 */
export function wages({ company, months, slips, dueOf }: Ended): string[] {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee }) => employee === person.employee)
    for (const month of months) {
      const due = dueOf(person, month)
      for (const code of salaryCodes) {
        let paid: Paise = 0
        for (const slip of own)
          for (const line of slip.lines)
            if (line.code === `${code}@${month}` || (line.code === code && slip.month === month))
              paid += line.amountPaise
        const owed = due?.lines.find((line) => line.code === code)?.amountPaise ?? 0
        if (paid === owed) continue
        wrong.push(`${person.is.name} was paid ${rupeeText(paid)} of ${code} for ${month}; due is ${rupeeText(owed)}`)
      }
    }
  }
  return wrong
}
