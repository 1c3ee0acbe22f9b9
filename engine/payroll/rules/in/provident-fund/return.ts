import { firstDay, type Month } from '../../../../day.ts'
import type { LawBook } from '../../../../law/law.ts'
import { partOf, rateOf } from '../../../../law/rate.ts'
import type { TraceStep } from '../../../../law/trace.ts'
import { useLaw } from '../../../../law/use.ts'
import { round, sum, type Paise } from '../../../../money.ts'
import { edliRate, pfAdminMinimum, pfAdminMinimumEmpty, pfAdminRate } from './provident-fund.law.ts'
import type { ProvidentFund } from './provident-fund.ts'
import { say } from '../../../../sentence.ts'

/** What an establishment pays for a month, by account. Whole rupees. */
export interface PfChallan {
  /** Provident fund: employees' and employer's. */
  account1Paise: Paise
  /** Administrative charge. */
  account2Paise: Paise
  /** Pension scheme. */
  account10Paise: Paise
  /** Deposit-linked insurance. */
  account21Paise: Paise
  /** Its administrative charge: nil since April 2017. */
  account22Paise: Paise
  totalPaise: Paise
  trace: TraceStep[]
}

/** The shares of a member that the challan needs. */
export type ChallanMember = Pick<
  ProvidentFund,
  'epfWagesPaise' | 'edliWagesPaise' | 'employeeSharePaise' | 'employerEpsPaise' | 'employerEpfPaise'
>

/** The employer's settings for the challan. */
export interface PfChallanSettings {
  /** Whether the minimum monthly administrative charge applies. */
  adminMinimum: boolean
}

export const pfChallanSettings: PfChallanSettings = { adminMinimum: true }

/**
 * An establishment's challan: administration and insurance are calculated on the sum of wages and rounded once.
 *
 * Source: EPF Scheme 2026 para 18(5), EDLI Scheme 2026 para 5(3), S.O. 2011(E) of 2018.
 */
export function pfChallan(
  book: LawBook,
  month: Month,
  members: readonly ChallanMember[],
  { adminMinimum }: PfChallanSettings = pfChallanSettings,
): PfChallan {
  const day = firstDay(month)
  const wages = sum(members.map(({ epfWagesPaise }) => epfWagesPaise))
  const rate = useLaw(book, pfAdminRate, day)
  const isEmpty = members.every(({ epfWagesPaise }) => epfWagesPaise === 0)
  const least = adminMinimum ? useLaw(book, isEmpty ? pfAdminMinimumEmpty : pfAdminMinimum, day) : null
  const charged = partOf(wages, rateOf(rate.value), 'nearestRupee')
  const account2Paise = least === null ? charged : Math.max(least.value, charged)
  const insured = sum(members.map(({ edliWagesPaise }) => edliWagesPaise))
  const insurance = useLaw(book, edliRate, day)
  const account21Paise = partOf(insured, rateOf(insurance.value), 'nearestRupee')
  const account1Paise = sum(members.map((member) => member.employeeSharePaise + member.employerEpfPaise))
  const account10Paise = sum(members.map(({ employerEpsPaise }) => employerEpsPaise))
  const trace: TraceStep[] = [
    { words: say`Account 1: shares of employees and employer`, amountPaise: account1Paise },
    {
      words:
        least === null
          ? say`Account 2: ${rate.use.value} of ${{ paise: wages }}`
          : say`Account 2: ${rate.use.value} of ${{ paise: wages }}, at least ${least.use.value}`,
      amountPaise: account2Paise,
      law: least === null ? [rate.use] : [rate.use, least.use],
      rounding: 'nearestRupee',
    },
    { words: say`Account 10: pension`, amountPaise: account10Paise },
    {
      words: say`Account 21: ${insurance.use.value} of ${{ paise: insured }}`,
      amountPaise: account21Paise,
      law: [insurance.use],
      rounding: 'nearestRupee',
    },
  ]
  const totalPaise = account1Paise + account2Paise + account10Paise + account21Paise
  return { account1Paise, account2Paise, account10Paise, account21Paise, account22Paise: 0, totalPaise, trace }
}

/** A member in the electronic return. */
export interface EcrMember {
  uan: string
  name: string
  grossWagesPaise: Paise
  epfWagesPaise: Paise
  epsWagesPaise: Paise
  edliWagesPaise: Paise
  employeeSharePaise: Paise
  epsSharePaise: Paise
  /** The employer's share to account 1. */
  employerDifferencePaise: Paise
  /** Whole days without contribution; a half-day is dropped. */
  ncpDays: number
  refundOfAdvancesPaise: Paise
}

/** One line of the electronic return: eleven fields between `#~#`, whole rupees. Source: EPFO, ECR file format. */
export function ecrLine(member: EcrMember): string {
  const rupees = (amount: Paise) => String(round(amount, 'nearestRupee') / 100)
  return [
    member.uan,
    member.name,
    rupees(member.grossWagesPaise),
    rupees(member.epfWagesPaise),
    rupees(member.epsWagesPaise),
    rupees(member.edliWagesPaise),
    rupees(member.employeeSharePaise),
    rupees(member.epsSharePaise),
    rupees(member.employerDifferencePaise),
    String(Math.floor(member.ncpDays)),
    rupees(member.refundOfAdvancesPaise),
  ].join('#~#')
}
