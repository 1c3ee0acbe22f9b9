import { rupeeText } from '@muster/engine/format.ts'
import type { Ended } from '../ended.ts'

/** What payslips recovered of a loan plus its balance is the loan. */
export async function loans({ company, slips }: Ended): Promise<string[]> {
  const wrong: string[] = []
  for (const person of company.people) {
    if (!person || person.loans.length === 0) continue
    const params = { id: person.employee }
    for (const { _id, n, leftPaise } of await company.admin.call('GET /api/v1/employee/loan/{id}', { params })) {
      const amount = person.loans.find(({ id }) => id === _id)?.amount
      // What a settlement could not recover is kept as a loan.
      if (amount === undefined) continue
      let taken = 0
      for (const { employee, lines } of slips)
        if (employee === person.employee)
          for (const line of lines) if (line.code === `LOAN:${n}`) taken += line.amountPaise
      if (taken + leftPaise === amount * 100 && taken >= 0 && leftPaise >= 0) continue
      wrong.push(
        `${person.is.name}: of a loan of ${amount} pay took ${rupeeText(taken)} and ${rupeeText(leftPaise)} is left`,
      )
    }
  }
  return wrong
}
