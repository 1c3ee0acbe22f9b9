import type { LawBook } from '../../law/law.ts'
import { healthDeduction } from '../../payroll/rules/in/tax-deductions/deduction-80d.ts'
import { hraExemption } from '../../payroll/rules/in/salary-tax/hra.ts'
import { incomeTax, type IncomeTax } from '../../payroll/rules/in/income-tax/income-tax.ts'
import { salaryTax } from '../../payroll/rules/in/salary-tax/salary-tax.ts'
import { compareRegimes } from '../../payroll/rules/in/salary-tax/regimes.ts'
import { monthlyTds } from '../../payroll/rules/in/withholding/month.ts'
import { withholdingWithoutPan } from '../../payroll/rules/in/withholding/no-pan.ts'
import { monthlyWithholding } from '../../payroll/rules/in/withholding/withholding.ts'
import { withholdingYear } from '../../payroll/rules/in/withholding/year.ts'
import type { Adapter, CaseInput } from '../case.ts'
import { decimalOf, wholeOf } from '../decimal.ts'
import * as read from '../read.ts'
import { rupeesOf } from '../read.ts'
import {
  health,
  paidAmounts,
  regime,
  salaryTaxInput,
  taxpayer,
  withheldBefore,
  withholdingTerms,
  withOwnRows,
} from './income-tax-input.ts'

/** The rules of income tax on salaries. */
export const incomeTaxAdapters: Readonly<Record<string, Adapter>> = {
  income_tax: (book, input) => taxKeys(taxOf(withOwnRows(book, input), input)),
  salary_tax: (book, input) => {
    const tax = salaryTax(book, { ...salaryTaxInput(input), regime: regime(input) })
    return {
      grossSalary: rupeesOf(tax.grossSalaryPaise),
      exemptions: rupeesOf(tax.exemptionsPaise),
      standardDeduction: rupeesOf(tax.standardDeductionPaise),
      professionalTax: rupeesOf(tax.professionalTaxPaise),
      incomeFromSalary: rupeesOf(tax.incomeFromSalaryPaise),
      grossTotalIncome: rupeesOf(tax.grossTotalIncomePaise),
      chapterVIA: rupeesOf(tax.deductionsPaise),
      totalIncome: rupeesOf(tax.totalIncomePaise),
      allowed: Object.fromEntries(tax.allowed.map(({ item, allowedPaise }) => [item, rupeesOf(allowedPaise)])),
      ...taxKeys(tax),
    }
  },
  regime_compare: (book, input) => {
    const { old, new: other, better, savingPaise } = compareRegimes(book, salaryTaxInput(input))
    return {
      oldTotalIncome: rupeesOf(old.totalIncomePaise),
      oldTax: rupeesOf(old.totalTaxPaise),
      newTotalIncome: rupeesOf(other.totalIncomePaise),
      newTax: rupeesOf(other.totalTaxPaise),
      better,
      saving: rupeesOf(savingPaise),
    }
  },
  monthly_tds: (_book, input) => {
    const month = monthlyTds(read.amount(input, 'annualTax'), withheldBefore(input))
    return { balance: rupeesOf(month.balancePaise), tds: rupeesOf(month.tdsPaise) }
  },
  tds_projection: (book, input) => {
    const month = monthlyWithholding(book, { ...withholdingTerms(input), ...paidAmounts(input) })
    return {
      projectedGross: rupeesOf(month.projectedGrossPaise),
      totalIncome: rupeesOf(month.tax.totalIncomePaise),
      annualTax: rupeesOf(month.annualTaxPaise),
      balance: rupeesOf(month.balancePaise),
      tds: rupeesOf(month.tdsPaise),
    }
  },
  tds_year: (book, input) => {
    const year = withholdingYear(book, {
      ...withholdingTerms(input),
      months: read.records(input, 'months').map((one) => ({
        month: read.month(one),
        regularPaise: read.amount(one, 'regular', 0),
        oneOffPaise: read.amount(one, 'oneOff', 0),
      })),
    })
    const months = year.months.map(({ month, annualTaxPaise, tdsPaise }) => ({
      month,
      annualTax: rupeesOf(annualTaxPaise),
      tds: rupeesOf(tdsPaise),
    }))
    return { months, totalTds: rupeesOf(year.totalTdsPaise) }
  },
  no_pan_tds: (book, input) => {
    const tax = taxOf(book, input)
    const despiteRebate = read.flag(input, 'noPanDespiteRebate', false)
    const { flatPaise, annualPaise } = withholdingWithoutPan(book, read.text(input, 'fy'), tax, despiteRebate)
    return { normalTax: rupeesOf(tax.totalTaxPaise), flat20: rupeesOf(flatPaise), annualTds: rupeesOf(annualPaise) }
  },
  hra_exemption: (book, input) => {
    const stretches = read.records(input, 'periods').map((one) => ({
      basicPaise: read.amount(one, 'basic', 0),
      daPaise: read.amount(one, 'da', 0),
      commissionPaise: read.amount(one, 'commission', 0),
      hraPaise: read.amount(one, 'hra', 0),
      rentPaise: read.amount(one, 'rent', 0),
      city: read.text(one, 'city', 'other'),
    }))
    const chosen = read.choice(input, 'regime', ['old', 'new'], 'old')
    const result = hraExemption(book, { financialYear: read.text(input, 'fy'), regime: chosen, stretches })
    return {
      exemption: rupeesOf(result.exemptionPaise),
      taxable: rupeesOf(result.taxablePaise),
      landlordPanNeeded: result.landlordPanNeeded,
    }
  },
  deduction_80d: (book, input) => {
    const result = healthDeduction(book, { ...health(input), financialYear: read.text(input, 'fy', '2026-27') })
    return {
      selfFamily: rupeesOf(result.selfFamilyPaise),
      parents: rupeesOf(result.parentsPaise),
      deduction: rupeesOf(result.deductionPaise),
    }
  },
}

/** The paise of an income are dropped first, whatever its number of decimals. */
function taxOf(book: LawBook, input: CaseInput): IncomeTax {
  const totalIncomePaise = Number(wholeOf(decimalOf(input['totalIncome'], 'totalIncome'), 1n, 'drop')) * 100
  return incomeTax(book, { ...taxpayer(input), regime: regime(input), totalIncomePaise })
}

function taxKeys(tax: IncomeTax) {
  return {
    slabTax: rupeesOf(tax.slabTaxPaise),
    rebate: rupeesOf(tax.rebatePaise),
    taxAfterRebate: rupeesOf(tax.taxAfterRebatePaise),
    surchargeBeforeRelief: rupeesOf(tax.surchargeBeforeReliefPaise),
    marginalRelief: rupeesOf(tax.marginalReliefPaise),
    surcharge: rupeesOf(tax.surchargePaise),
    cess: rupeesOf(tax.cessPaise),
    totalTaxExact: rupeesOf(tax.totalTaxExactPaise),
    totalTax: rupeesOf(tax.totalTaxPaise),
  }
}
