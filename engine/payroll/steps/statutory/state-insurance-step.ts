import { lineNames } from '../../payslip/line-name.ts'
import type { Worksheet } from '../worksheet.ts'
import { stateInsurance as rule } from '../../rules/in/state-insurance/state-insurance.ts'
import { contracted } from '../wage-bases.ts'
import { declaredLater, insurable, insured, lastSalary } from './insured-wages.ts'
import {
  coversPeriod,
  hasOwnInsurance,
  isCoveredEarlier,
  lateMonths,
  lateTotal,
  paidHalfDays,
  type LateInsurance,
} from './late-insurance.ts'
import type { EsiFacts } from '../../payslip/facts.ts'
import type { TraceStep } from '../../../law/trace.ts'
import { say } from '../../../sentence.ts'

/**
 * ESI: coverage goes by full contract wages, contributions by what was paid, with arrears in the month they are paid; whole months that
 * are paid late have a contribution of their own. A second payslip in a month contributes on the wages it pays, and nothing if it pays
 * none. Source: rule book 2.
 */
export function stateInsurance(sheet: Worksheet): void {
  const late = lateMonths(sheet)
  const own = ofMonth(sheet, late)
  if (own === null && late.months.every(({ covered }) => !covered)) return
  const of = own?.facts ?? { covered: false, contractWagesPaise: 0, ...noAmounts, days: 0 }
  const total = (key: keyof typeof noAmounts) => of[key] + lateTotal(late, key)
  const [employeePaise, employerPaise] = [total('employeePaise'), total('employerPaise')]
  sheet.facts.esi = {
    ...{ covered: of.covered, contractWagesPaise: of.contractWagesPaise },
    ...{ wagesPaise: total('wagesPaise'), employeePaise, employerPaise, days: of.days },
    ...(late.months.length === 0 ? {} : { late: late.months }),
  }
  const on = { paise: (own?.paidPaise ?? 0) + lateTotal(late, 'wagesPaise') }
  sheet.addStatutory('ESI', lineNames.ESI.text, 'deduction', employeePaise, say`Employee's share on ${on}`, [
    ...(own?.trace ?? []),
    ...late.trace,
  ])
  sheet.addStatutory(
    'EMPLOYER_ESI',
    lineNames.EMPLOYER_ESI.text,
    'employer',
    employerPaise,
    say`Employer's share on ${on}`,
    [...(own?.employerTrace ?? []), ...late.employerTrace],
  )
}

const noAmounts = { wagesPaise: 0, employeePaise: 0, employerPaise: 0 }

interface OwnMonth {
  facts: EsiFacts
  paidPaise: number
  trace: TraceStep[]
  employerTrace: TraceStep[]
}

/** Null if the person is not in the scheme, or the payslip pays no wages of the month beside another one. */
function ofMonth(sheet: Worksheet, late: LateInsurance): OwnMonth | null {
  const statutory = sheet.input.statutory
  const terms = statutory?.esi ?? null
  if (statutory === null || terms === null) return null
  const { month, contract: paidElsewhere } = sheet.input
  const contract = insured(sheet, statutory, contracted(paidElsewhere ?? lastSalary(sheet)))
  const pay = insurable(sheet, 'monthly', 'oneOff', 'arrears', 'wholeMonth')
  const paid = insured(
    sheet,
    statutory,
    pay.filter(({ code }) => !hasOwnInsurance(sheet, code)),
  )
  const left = ofRaises(sheet)
  const wagesPaidPaise = Math.max(0, paid.wagesPaise)
  if (paidElsewhere !== undefined && wagesPaidPaise === 0) return null
  const halfDays = paidHalfDays(sheet)
  const { covered, employeePaise, employerPaise, trace, employerTrace } = rule(
    sheet.book,
    {
      month,
      contractWagesPaise: contract.wagesPaise,
      wagesPaidPaise,
      // The daily wage is known only with the month's own pay; without it the employee contributes.
      paidHalfDays: paidElsewhere === undefined ? halfDays : null,
      personWithDisability: terms.personWithDisability,
      coveredEarlierInPeriod: isCoveredEarlier(sheet, statutory, terms) || coversPeriod(sheet, late),
    },
    terms.settings,
  )
  return {
    facts: {
      covered,
      contractWagesPaise: contract.wagesPaise,
      wagesPaise: covered ? wagesPaidPaise : 0,
      employeePaise,
      employerPaise,
      days: Math.ceil(halfDays / 2),
    },
    paidPaise: wagesPaidPaise,
    trace: [...left, ...paid.trace, ...trace],
    employerTrace: [...left, ...paid.trace, ...employerTrace],
  }
}

function ofRaises(sheet: Worksheet): TraceStep[] {
  const amountPaise = declaredLater(sheet)
  if (amountPaise === 0) return []
  return [{ words: say`Arrears of a raise for the months before it was declared bring no contribution`, amountPaise }]
}
