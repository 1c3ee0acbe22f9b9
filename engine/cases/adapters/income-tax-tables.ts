import { limitOf } from '../../payroll/rules/in/tax-deductions/deduction-80-limits.ts'
import { deductionSections } from '../../payroll/rules/in/tax-deductions/deduction-80-sections.ts'
import { disability } from '../../payroll/rules/in/tax-deductions/deduction-80.law.ts'
import { ageInYear, firstDayOfYear } from '../../payroll/rules/in/income-tax/year.ts'
import { taxedFunds } from '../../payroll/rules/in/perquisites/funds.ts'
import { perquisiteValues, rentFreeHouseValue } from '../../payroll/rules/in/perquisites/perquisites.ts'
import { housePropertyIncome } from '../../payroll/rules/in/salary-tax/house.ts'
import { lawValue } from '../../law/law.ts'
import type { Adapter } from '../case.ts'
import * as read from '../read.ts'
import { rupeesOf } from '../read.ts'
import { regime, salaryTaxInput } from './income-tax-input.ts'

/** Tables of income tax without a rule in the published examples: rules of our own cases. */
export const incomeTaxTableAdapters: Readonly<Record<string, Adapter>> = {
  tax_age: (_book, input) => ({ age: ageInYear(read.day(input, 'birthDate'), read.text(input, 'fy')) }),
  house_property: (book, input) => {
    const income = housePropertyIncome(book, {
      financialYear: read.text(input, 'fy'),
      regime: regime(input),
      ownInterestPaise: read.amount(input, 'ownInterest', 0),
      reduced: read.flag(input, 'reduced', false),
      letOut: read.records(input, 'letOut').map((one) => ({
        rentPaise: read.amount(one, 'rent', 0),
        municipalTaxPaise: read.amount(one, 'municipalTax', 0),
        interestPaise: read.amount(one, 'interest', 0),
      })),
    })
    return { income: rupeesOf(income) }
  },
  deduction_limits: (book, input) => {
    const of = { ...salaryTaxInput(input), regime: regime(input) }
    const most = deductionSections.map((section) => {
      const { mostPaise } = limitOf(book, section, of)
      return [section, mostPaise === null ? null : rupeesOf(mostPaise)]
    })
    const normalDisability = rupeesOf(lawValue(book, disability, firstDayOfYear(of.financialYear)))
    return { ...Object.fromEntries(most), normalDisability }
  },
  perquisite_values: (book, input) => {
    const values = perquisiteValues(book, read.text(input, 'fy'))
    const { children, ...amounts } = values
    return { children, ...inRupees(amounts) }
  },
  rent_free_house: (book, input) => ({
    value: rupeesOf(
      rentFreeHouseValue(book, {
        financialYear: read.text(input, 'fy'),
        salaryPaise: read.amount(input, 'salary'),
        people: read.count(input, 'people'),
        paidPaise: read.amount(input, 'paid', 0),
      }),
    ),
  }),
  employer_funds: (book, input) => {
    const { salaryPaise, perquisitePaise } = taxedFunds(book, {
      financialYear: read.text(input, 'fy'),
      providentFundPaise: read.amount(input, 'providentFund', 0),
      pensionPaise: read.amount(input, 'pension', 0),
      superannuationPaise: read.amount(input, 'superannuation', 0),
      salaryPaise: read.amount(input, 'salary', 0),
    })
    return { taxable: rupeesOf(perquisitePaise), salary: rupeesOf(salaryPaise) }
  },
}

/** `mealPaise` in paise as `meal` in rupees. */
function inRupees(amounts: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(amounts).map(([name, paise]) => [name.replace(/Paise$/, ''), rupeesOf(paise)]),
  )
}
