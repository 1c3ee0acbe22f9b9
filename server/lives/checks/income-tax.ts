import { financialYear, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { certificateYear } from '../../features/payroll/form16/certificate-year.ts'
import { partsOfYear } from '../../features/payroll/form16/make.ts'
import { rupeeText } from '@muster/engine/words.ts'
import type { Ended } from '../ended.ts'

/**
 * Income tax goes by the year of payment and is put right through its remaining months: when March is paid, what was withheld
 * is the tax of what was paid in the year. What was withheld too much by then is claimed with the return, never given back.
 */
export async function incomeTax({ company, months, slips }: Ended): Promise<string[]> {
  const wrong: string[] = []
  for (const year of new Set(months.map(financialYear))) {
    if (!months.includes(monthsOfFinancialYear(year).at(-1)!)) continue
    const parts = await company.within(async (tx) =>
      partsOfYear(tx, await certificateYear(tx, year), { employees: null, after: null, limit: 100 }),
    )
    for (const { content } of parts) {
      const person = company.people.find((one, n) => one !== undefined && `E-${n}` === content.person.code)
      if (!person) continue
      const own = slips.filter(({ employee, month }) => employee === person.employee && financialYear(month) === year)
      const taken = own.map(({ lines }) => lines.filter(({ code }) => code === 'TDS'))
      const withheld = taken.flat().reduce((total, { amountPaise }) => total + amountPaise, 0)
      const gross = own.reduce((total, slip) => total + slip.facts.tax.salaryPaise, 0)
      const certified = content.rows.find(({ figure }) => figure === 'salary')?.amountPaise ?? 0
      const who = `${person.is.name} ${year}`
      if (certified !== gross)
        wrong.push(`${who}: the certificate says ${rupeeText(certified)} of salary, paid ${rupeeText(gross)}`)
      if (content.tdsPaise !== withheld)
        wrong.push(
          `${who}: the certificate says ${rupeeText(content.tdsPaise)} was withheld, it was ${rupeeText(withheld)}`,
        )
      if (withheld < content.taxPaise)
        wrong.push(`${who}: ${rupeeText(withheld)} was withheld of a tax of ${rupeeText(content.taxPaise)}`)
      const last = own.at(-1)
      const excess = withheld - content.taxPaise
      const lastTaken = (taken.at(-1) ?? []).reduce((total, { amountPaise }) => total + amountPaise, 0)
      if (last && excess > 0 && lastTaken > 0)
        wrong.push(`${who}: the last payslip took ${rupeeText(lastTaken)} although ${rupeeText(excess)} was too much`)
    }
  }
  return wrong
}
