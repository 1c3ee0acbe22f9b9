import { addDays, firstDay, type Day } from '../../day.ts'
import type { LawBook } from '../../law/law.ts'
import { memberName } from '../../payroll/outputs/provident-fund/pf-return.ts'
import { ecrLine, pfChallan } from '../../payroll/rules/in/provident-fund/return.ts'
import type { ProvidentFundInput } from '../../payroll/rules/in/provident-fund/input.ts'
import { pensionMembership } from '../../payroll/rules/in/provident-fund/pension-membership.ts'
import { providentFund, type ProvidentFund } from '../../payroll/rules/in/provident-fund/provident-fund.ts'
import type { Adapter, CaseInput } from '../case.ts'
import * as read from '../read.ts'
import { rupeesOf } from '../read.ts'

/** The provident fund rules. */
export const providentFundAdapters: Readonly<Record<string, Adapter>> = {
  epf: (book, input) => {
    const result = member(book, input, read.month(input))
    return {
      epfWages: rupeesOf(result.epfWagesPaise),
      epsWages: rupeesOf(result.epsWagesPaise),
      edliWages: rupeesOf(result.edliWagesPaise),
      employeeEpf: rupeesOf(result.employeeEpfPaise),
      vpf: rupeesOf(result.vpfPaise),
      employeeShareRemitted: rupeesOf(result.employeeSharePaise),
      employerEps: rupeesOf(result.employerEpsPaise),
      employerEpf: rupeesOf(result.employerEpfPaise),
      edli: rupeesOf(result.edliPaise),
      admin: rupeesOf(result.adminPaise),
    }
  },
  eps_membership: (book, input) => {
    const { isMember } = pensionMembership(book, {
      fundJoinedOn: read.day(input, 'fundJoinedOn'),
      wagesAtJoining: read.choice(input, 'wages', ['withinCeiling', 'aboveCeiling'] as const),
    })
    return { member: isMember }
  },
  epf_challan: (book, input) => {
    const month = read.month(input)
    const challan = pfChallan(
      book,
      month,
      read.records(input, 'members').map((one) => member(book, one, month)),
    )
    return {
      ac1: rupeesOf(challan.account1Paise),
      ac2: rupeesOf(challan.account2Paise),
      ac10: rupeesOf(challan.account10Paise),
      ac21: rupeesOf(challan.account21Paise),
      ac22: rupeesOf(challan.account22Paise),
      total: rupeesOf(challan.totalPaise),
    }
  },
  ecr_line: (_book, input) => ({
    line: ecrLine({
      uan: read.text(input, 'uan'),
      name: memberName(read.text(input, 'name')),
      grossWagesPaise: read.amount(input, 'grossWages'),
      epfWagesPaise: read.amount(input, 'epfWages'),
      epsWagesPaise: read.amount(input, 'epsWages'),
      edliWagesPaise: read.amount(input, 'edliWages'),
      employeeSharePaise: read.amount(input, 'employeeShare'),
      epsSharePaise: read.amount(input, 'epsShare'),
      employerDifferencePaise: read.amount(input, 'employerDiff'),
      ncpDays: read.number(input, 'ncpDays', 0),
      refundOfAdvancesPaise: read.amount(input, 'refundOfAdvances', 0),
    }),
  }),
}

/** The higher ceiling, and the pension members it adds, in the examples' keys. */
const higherCeiling: Day = '2026-09-17'
const always: Day = '1995-11-16'

function member(book: LawBook, input: CaseInput, month: string): ProvidentFund {
  const isMember = read.flag(input, 'epsMember', true)
  // A person who joins in September 2026 is no member before, whatever the default membership.
  const joins = read.flag(input, 'epsFrom17Sep2026', false) && month >= '2026-09'
  const given: ProvidentFundInput = {
    month,
    wagesPaise: read.amount(input, 'pfWages'),
    epsMemberFrom: joins ? higherCeiling : isMember ? always : null,
    ageYears: read.isMissing(input, 'ageYears') ? null : Math.floor(read.number(input, 'ageYears')),
    onFullWages: read.flag(input, 'onFullWages', false),
    vpf: read.amount(input, 'vpfAmount', 0) || read.rate(input, 'vpfRate', { numerator: 0, denominator: 1 }),
    employed: month === '2026-09' ? employed(input, month) : null,
  }
  return providentFund(book, given, {
    sept2026Method: read.choice(input, 'sept2026Method', ['split', 'whole15', 'whole25'], 'split'),
    epfRate: read.rateOrNull(input, 'epfRate'),
    epsRate: read.rateOrNull(input, 'epsRate'),
    pensionAge: null,
  })
}

/** The examples count days; their position within their part of September changes nothing. */
function employed(input: CaseInput, month: string): ProvidentFundInput['employed'] {
  const before = read.count(input, 'employedDays1to16', 16)
  const after = read.count(input, 'employedDays17to30', 14)
  if (before < 0 || before > 16 || after < 0 || after > 14)
    throw new RangeError('The employed days must lie within 16 and 14')
  return [
    ...(before > 0 ? [{ from: firstDay(month), to: addDays(firstDay(month), before - 1) }] : []),
    ...(after > 0 ? [{ from: higherCeiling, to: addDays(higherCeiling, after - 1) }] : []),
  ]
}
