import { LawError } from '../../law/law.ts'
import { labourWelfare } from '../../payroll/rules/in/labour-welfare/labour-welfare.ts'
import { professionalTaxOfMonth, professionalTaxSettings } from '../../payroll/rules/in/professional-tax/month.ts'
import { professionalTax, type ProfessionalTaxPlace } from '../../payroll/rules/in/professional-tax/professional-tax.ts'
import type { Adapter, CaseInput } from '../case.ts'
import * as read from '../read.ts'
import { rupeesOf } from '../read.ts'

/** The rules that differ by state. `pt_month` is our own: the deduction in one month. */
export const stateAdapters: Readonly<Record<string, Adapter>> = {
  pt: (book, input) => {
    const of = { ...place(input), month: read.month(input), amountPaise: read.amount(input, 'amount') }
    return { pt: rupeesOf(zeroBefore(() => professionalTax(book, of).taxPaise)) }
  },
  pt_month: (book, input) => {
    const result = professionalTaxOfMonth(
      book,
      {
        ...place(input),
        month: read.month(input),
        monthPaise: read.amount(input, 'monthAmount', 0),
        periodPaise: read.amount(input, 'periodAmount', 0),
        taxableIncomePaise: read.amount(input, 'taxableIncome', 0),
        takenInPeriodPaise: read.amount(input, 'takenInPeriod', 0),
        takenInYearPaise: read.amount(input, 'takenInYear', 0),
        since: read.isMissing(input, 'since') ? null : read.month(input, 'since'),
        daysInPeriod: read.isMissing(input, 'days') ? null : read.count(input, 'days'),
        isLast: read.flag(input, 'isLast', false),
      },
      {
        ...professionalTaxSettings,
        periodic: read.choice(input, 'periodic', ['atOnce', 'spread'], 'atOnce'),
        countsDays: read.flag(input, 'countsDays', true),
      },
    )
    return { pt: rupeesOf(result.taxPaise) }
  },
  lwf: (book, input) => {
    const result = labourWelfare(book, {
      state: read.text(input, 'state'),
      month: read.month(input),
      wagesPaise: read.amount(input, 'wages', 0),
      supervisory: read.flag(input, 'supervisory', false),
      leftOn: 'leftOn' in input ? read.day(input, 'leftOn') : null,
    })
    return { employee: rupeesOf(result.employeePaise), employer: rupeesOf(result.employerPaise) }
  },
}

/** The examples treat a state without a row for the month as one without the tax; the engine does not know and refuses. */
function zeroBefore(calculate: () => number): number {
  try {
    return calculate()
  } catch (error) {
    if (error instanceof LawError) return 0
    throw error
  }
}

function place(input: CaseInput): ProfessionalTaxPlace {
  const gender = read.text(input, 'gender', 'male')
  return {
    state: read.text(input, 'state'),
    gender: gender === 'female' || gender === 'male' ? gender : 'other',
    localBody: read.text(input, 'localBody', 'other'),
  }
}
