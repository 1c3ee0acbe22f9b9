import type { Id, Paise } from '@muster/contract/values.ts'
import { financialYear, monthsOfFinancialYear } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { certificateYear } from '../../features/payroll/form16/certificate-year.ts'
import type { PartB } from '../../features/payroll/form16/part-b.ts'
import { partsOfYear } from '../../features/payroll/form16/make.ts'
import { rupeeText } from '@muster/engine/format.ts'
import type { Somebody } from '../company-of-life.ts'
import type { Ended } from '../ended.ts'
import type { PaidSlip } from '../paid.ts'

/**
 * Income tax goes by the year of payment and is corrected over its remaining months: when March is paid, the tax withheld is the tax on
 * what was paid in the year. Excess tax by then is claimed with the return, never refunded.
 */
export async function incomeTax({ company, runs, slips }: Ended): Promise<string[]> {
  const wrong: string[] = []
  const regular = slips.filter(({ kind }) => kind === 'regular')
  for (const year of new Set(regular.map(({ paidIn }) => financialYear(paidIn)))) {
    const march = monthsOfFinancialYear(year).at(-1)!
    if (!runs.some(({ kind, paidIn }) => kind === 'regular' && paidIn === march)) continue
    const parts = await company.within(async (tx) =>
      partsOfYear(tx, await certificateYear(tx, year), { employees: null, after: null, limit: 100 }),
    )
    for (const certificates of Map.groupBy(parts, ({ employee }) => employee).values()) {
      // Of several employers the last one certifies the tax of the whole year.
      const content = certificates.toSorted((a, b) => (a.content.to < b.content.to ? -1 : 1)).at(-1)!.content
      const person = company.people.find((one, n) => one !== undefined && `E-${n}` === content.person.code)
      if (!person) continue
      const all = recordsOf(person)
      const own = slips.filter(({ employee, paidIn }) => all.has(employee) && financialYear(paidIn) === year)
      const taken = own.map(({ lines }) => lines.filter(({ code }) => code === 'TDS'))
      const withheld = taken.flat().reduce((total, { amountPaise }) => total + amountPaise, 0)
      const gross = own.reduce((total, slip) => total + slip.facts.tax.salaryPaise, 0) + fundAbove(own, year)
      const certified = sum(certificates.map((one) => salaryOf(one.content)))
      const deducted = sum(certificates.map((one) => one.content.tdsPaise))
      const who = `${person.is.name} ${year}`
      if (certified !== gross)
        wrong.push(`${who}: the certificate says ${rupeeText(certified)} of salary, paid ${rupeeText(gross)}`)
      if (deducted !== withheld)
        wrong.push(`${who}: the certificate says ${rupeeText(deducted)} was withheld, it was ${rupeeText(withheld)}`)
      const hadPan = person.panAt !== null && person.panAt <= (own.at(-1)?.at ?? '')
      const due = hadPan ? content.taxPaise : withoutPan(content)
      if (withheld < due) wrong.push(`${who}: ${rupeeText(withheld)} was withheld of a tax of ${rupeeText(due)}`)
      const last = own.at(-1)
      const excess = withheld - due
      const lastTaken = (taken.at(-1) ?? []).reduce((total, { amountPaise }) => total + amountPaise, 0)
      if (last && excess > 0 && lastTaken > 0)
        wrong.push(`${who}: the last payslip took ${rupeeText(lastTaken)} although ${rupeeText(excess)} was too much`)
    }
  }
  return wrong
}

/** The employer's provident fund above 12 % of basic and DA, which is salary of a year before 2026-27 (rule 6 of the Fourth Schedule, part A). */
function fundAbove(own: readonly PaidSlip[], year: string): Paise {
  if (year >= '2026-27') return 0
  const total = (of: (tax: PaidSlip['facts']['tax']) => Paise) => sum(own.map(({ facts }) => of(facts.tax)))
  const free = Math.round(total(({ basicPaise, daPaise }) => basicPaise + daPaise) * 0.12)
  return Math.max(0, total(({ employerPfPaise }) => employerPfPaise) - free)
}

function salaryOf({ rows }: PartB): Paise {
  return rows.find(({ figure }) => figure === 'salary')?.amountPaise ?? 0
}

/** One certificate has all employments of a year. */
function recordsOf(person: Somebody): ReadonlySet<Id> {
  const all = new Set([person.employee])
  for (let one = person.former; one; one = one.former) all.add(one.employee)
  return all
}

/** A fifth of the total income if that is more than the tax, and nothing if no tax is due (rule book 5.7). */
function withoutPan({ taxPaise, rows }: PartB): Paise {
  const income = rows.find(({ figure }) => figure === 'totalIncome')?.amountPaise ?? 0
  return taxPaise === 0 ? 0 : Math.max(taxPaise, income / 5)
}
