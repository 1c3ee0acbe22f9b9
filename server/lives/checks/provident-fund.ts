import type { PfFacts } from '@muster/engine/payroll/payslip/facts.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Ended } from '../ended.ts'

/** `earnedPaise` is excluded: wages above the ceiling carry no contribution, so their arrears are not stored. */
const figures = [
  ...(['epfWagesPaise', 'epsWagesPaise', 'edliWagesPaise', 'employeePaise', 'vpfPaise'] as const),
  ...(['epsPaise', 'employerEpfPaise', 'edliPaise', 'adminPaise'] as const),
] as const satisfies (keyof PfFacts)[]

/** Each month's fund goes by that month's rates and ceiling, whenever its wages are paid (rule book 1.3). */
export function providentFund({ company, months, slips, dueOf }: Ended): string[] {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person) continue
    const own = slips.filter(({ employee }) => employee === person.employee)
    for (const month of months) {
      const taken = own.flatMap(({ month: of, facts }) => [
        ...(of === month && facts.pf !== null ? [facts.pf] : []),
        ...facts.pfArrears.filter((one) => one.month === month),
      ])
      const due = dueOf(person, month)?.facts.pf
      for (const figure of figures) {
        const sum = taken.reduce((total, one) => total + one[figure], 0)
        if (sum === (due?.[figure] ?? 0)) continue
        wrong.push(
          `${person.is.name}: ${figure} of ${month} came to ${rupeeText(sum)}; due is ${rupeeText(due?.[figure] ?? 0)}`,
        )
      }
    }
    for (const { month, lines, facts } of own) {
      const line = lines
        .filter(({ code }) => code.split('@')[0] === 'EPF')
        .reduce((total, one) => total + one.amountPaise, 0)
      const noted = [facts.pf, ...facts.pfArrears].reduce((total, one) => total + (one?.employeePaise ?? 0), 0)
      if (line !== noted)
        wrong.push(`${person.is.name} ${month}: the line of the fund says ${line}, its facts ${noted}`)
    }
  }
  return wrong
}
