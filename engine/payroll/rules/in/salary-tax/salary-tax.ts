import type { LawBook } from '../../../../law/law.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { sum, type Paise } from '../../../../money.ts'
import { deductions } from '../tax-deductions/deduction-80.ts'
import { sectionName } from '../forms/form-names.ts'
import { incomeTax, type IncomeTax } from '../income-tax/income-tax.ts'
import { step } from '../income-tax/step.ts'
import { firstDayOfYear } from '../income-tax/year.ts'
import { exemptions } from './exemptions.ts'
import { houseLossMost, standardDeductionNew, standardDeductionOld } from './salary-tax.law.ts'
import type { Allowed, SalaryTaxInput } from './input.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** From salary to tax, in the order of the year's certificate. */
export interface SalaryTax extends IncomeTax {
  /** From this employer: salary, perquisites and profits in lieu. */
  grossSalaryPaise: Paise
  exemptionsPaise: Paise
  standardDeductionPaise: Paise
  /** As far as the regime allows it. */
  professionalTaxPaise: Paise
  entertainmentAllowancePaise: Paise
  incomeFromSalaryPaise: Paise
  /** As far as it counts. */
  housePropertyPaise: Paise
  otherSourcesPaise: Paise
  grossTotalIncomePaise: Paise
  /** Deductions of Chapter VI-A, from April 2026 Chapter VIII. */
  deductionsPaise: Paise
  /** Before rounding to ten rupees. */
  totalIncomePaise: Paise
  /** How much of each declared amount counts. */
  allowed: Allowed[]
}

/**
 * A year's tax on a salary and on what was declared. Source: Income-tax Act 1961 s.10, 16, 24, 71, 80C to 80U, 115BAC, 192; Income-tax Act
 * 2025 s.11, 19, 22, 123 to 154, 202, 392.
 *
 * @throws LawError for a year before 2023-24 · RangeError if the text is not a financial year
 */
export function salaryTax(book: LawBook, input: SalaryTaxInput): SalaryTax {
  const day = firstDayOfYear(input.financialYear)
  const isOld = input.regime === 'old'
  const { funds } = input
  const ofFunds = sum([funds?.salaryPaise ?? 0, funds?.perquisitePaise ?? 0])
  const grossSalaryPaise = sum([input.salaryPaise, input.perquisitesPaise, ofFunds, input.profitsInLieuPaise])
  const exempt = exemptions(input)
  const salary = Math.max(0, grossSalaryPaise - exempt.totalPaise + input.previousEmployerIncomePaise)
  const standard = useLaw(book, isOld ? standardDeductionOld : standardDeductionNew, day)
  const standardDeductionPaise = Math.min(standard.value, salary)
  const professionalTaxPaise = isOld ? input.professionalTaxPaise : 0
  const entertainmentAllowancePaise = isOld ? input.entertainmentAllowancePaise : 0
  const incomeFromSalaryPaise = Math.max(
    0,
    salary - standardDeductionPaise - professionalTaxPaise - entertainmentAllowancePaise,
  )
  const house = houseProperty(book, input, day)
  const otherSourcesPaise = Math.max(0, input.otherSourcesPaise)
  const grossTotalIncomePaise = Math.max(0, incomeFromSalaryPaise + house.countedPaise + otherSourcesPaise)
  const less = deductions(book, input, grossTotalIncomePaise)
  const totalIncomePaise = grossTotalIncomePaise - less.totalPaise
  const tax = incomeTax(book, { ...taxpayer(input), totalIncomePaise })
  return {
    ...tax,
    grossSalaryPaise,
    exemptionsPaise: exempt.totalPaise,
    standardDeductionPaise,
    professionalTaxPaise,
    entertainmentAllowancePaise,
    incomeFromSalaryPaise,
    housePropertyPaise: house.countedPaise,
    otherSourcesPaise,
    grossTotalIncomePaise,
    deductionsPaise: less.totalPaise,
    totalIncomePaise,
    allowed: [...exempt.allowed, ...fromSalary(input), ...house.allowed, ...less.allowed],
    trace: [
      step(say`Salary for the year`, input.salaryPaise),
      ...some(say`Perquisites`, input.perquisitesPaise),
      ...(funds?.trace ?? []),
      ...some(say`Profits in lieu of salary`, input.profitsInLieuPaise),
      ...exempt.trace,
      ...some(say`Salary from other employers in the year`, input.previousEmployerIncomePaise),
      step(
        say`Less standard deduction (${sectionName(book, day, 'standardDeduction')})`,
        -standardDeductionPaise,
        standard.use,
      ),
      ...some(say`Less professional tax (${sectionName(book, day, 'professionalTax')})`, -professionalTaxPaise),
      ...some(say`Less entertainment allowance`, -entertainmentAllowancePaise),
      step(say`Income from salary`, incomeFromSalaryPaise),
      ...house.trace,
      ...some(say`Income from other sources`, otherSourcesPaise),
      ...less.trace,
      step(say`Total income`, totalIncomePaise),
      ...tax.trace,
    ],
  }
}

function taxpayer({ financialYear, regime, age, resident }: SalaryTaxInput) {
  return { financialYear, regime, age, resident }
}

function some(words: Sentence, amountPaise: Paise): TraceStep[] {
  return amountPaise === 0 ? [] : [step(words, amountPaise)]
}

function fromSalary(input: SalaryTaxInput): Allowed[] {
  const items: Allowed[] = []
  const isOld = input.regime === 'old'
  const words = isOld ? say`Allowed in full` : say`Old regime only`
  for (const item of ['professionalTax', 'entertainmentAllowance'] as const) {
    const declaredPaise = input[`${item}Paise`]
    if (declaredPaise !== 0) items.push({ item, declaredPaise, allowedPaise: isOld ? declaredPaise : 0, words })
  }
  return items
}

function houseProperty(book: LawBook, { regime, housePropertyPaise: declaredPaise }: SalaryTaxInput, day: string) {
  if (declaredPaise === 0) return { countedPaise: 0, allowed: [], trace: [] }
  const limit = useLaw(book, houseLossMost, day)
  const countedPaise = Math.max(declaredPaise, regime === 'old' ? -limit.value : 0)
  const most =
    regime === 'old'
      ? say`A loss is allowed up to ${{ paise: limit.value }} per year`
      : say`A loss is not allowed in the new regime`
  const words = countedPaise === declaredPaise ? say`Allowed in full` : most
  const allowed: Allowed[] = [{ item: 'houseProperty', declaredPaise, allowedPaise: countedPaise, words }]
  const said = declaredPaise < 0 ? say`Loss from house property: ${words}` : say`Income from house property: ${words}`
  return { countedPaise, allowed, trace: [step(said, countedPaise, limit.use)] }
}
