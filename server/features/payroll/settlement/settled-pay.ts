import type { z } from 'zod'
import type { SettlementInput } from '@muster/contract/payroll/settlement/settlement.routes.ts'
import type { Day, Id, Month, Paise } from '@muster/contract/values.ts'
import { addMonths, financialYear, lastDay } from '@muster/engine/day.ts'
import { sum, times } from '@muster/engine/money.ts'
import { payslip } from '@muster/engine/payroll/calculation/payslip.ts'
import type { OneOff, SalaryLine } from '@muster/engine/payroll/payslip/payslip-input.ts'
import { say } from '@muster/engine/sentence.ts'
import { settlementPay } from '@muster/engine/payroll/settlement/settlement.ts'
import type { SettledBonus, SettledLeave } from '@muster/engine/payroll/settlement/settlement-input.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { encashmentsOfMonth } from '../../../platform/leave/leave.ts'
import { componentFlags } from '../component-flags/component-flags.ts'
import { workedInLastYears } from '../gratuity/last-years.ts'
import { basicOf, dayPay } from '../pay-run/inputs/extra-pay.ts'
import { codeOf } from '../pay-run/inputs/pay-inputs.ts'
import { wageTerms } from '../statutory-input/statutory-input.ts'
import { treatmentOf } from '../component-flags/treatment.ts'
import { bonusRate, statutorySettings, type StatutorySettings } from '../statutory/index.ts'
import type { LastPay } from './last-pay.ts'
import { earnedMonths, type EarnedMonth, type SettledPay } from '../pay-run/inputs/settled.queries.ts'

type Terms = z.output<typeof SettlementInput>

/** What a settlement pays, by the decisions and the known facts. */
export async function settledPay(tx: Tx, last: LastPay, leftOn: Day, terms: Terms): Promise<SettledPay> {
  const { book, month, input, person } = last
  const settings = await statutorySettings(tx, lastDay(month))
  const lines = person.input.salary.at(-1)?.lines ?? []
  const earned = await earnedMonths(tx, {
    employee: person.employee,
    from: addMonths(month, -11),
    before: last.wasPaid ? addMonths(month, 1) : month,
  })
  const { leave, encashments } = await leaveAtExit(tx, last, terms, { settings, lines, earned })
  const { gratuity, bonus, pay } = settings
  const [basis, days] = pay.noticeDay.split('/') as ['basic' | 'gross', string]
  const { reason, isFixedTerm: fixedTerm, noticeBy, noticeDays, servedDays } = terms
  const serving = { employee: person.employee, joinedOn: person.person.joinedOn, until: leftOn }
  const worked = await workedInLastYears(tx, book, gratuity.fifthYear, [serving])
  const settled = settlementPay(book, {
    joinedOn: person.person.joinedOn,
    leftOn,
    payDate: input.payDate,
    lines,
    notice:
      noticeBy === 'nobody'
        ? null
        : {
            ...{ by: noticeBy, noticeDays, servedDays, of: { basis, days: Number(days) } },
            lowersTax: pay.noticeRecoveryLowersTax,
          },
    leave,
    gratuity:
      gratuity.enabled && terms.paysGratuity
        ? {
            reason: reason === 'death' || reason === 'disablement' ? reason : 'resignation',
            fixedTerm,
            settings: { ceilingPaise: null, fifthYear: gratuity.fifthYear, fixedTermFraction: gratuity.fixedTermParts },
            wages: wageTerms(settings),
            lastYearHalfDays: worked.get(person.employee),
            exemptEarlierPaise: terms.gratuityExemptBeforePaise,
          }
        : null,
    bonus: bonus.enabled && terms.paysBonus ? bonusOf(last, earned, bonus) : null,
    items: await itemsOf(tx, terms),
  })
  return { ...settled, encashments }
}

/** Leave to be encashed at exit, whichever month it was entered for. */
async function leaveAtExit(
  tx: Tx,
  { month, run, isExtra, person }: LastPay,
  { leaveExemptBeforePaise }: Terms,
  { settings, lines, earned }: { settings: StatutorySettings; lines: readonly SalaryLine[]; earned: EarnedMonth[] },
): Promise<{ leave: SettledLeave | null; encashments: Id[] }> {
  const all = await encashmentsOfMonth(tx, { month: endless, run: isExtra ? null : (run?._id ?? null) })
  const own = all.filter(({ employee, atExit }) => employee === person.employee && atExit)
  if (own.length === 0) return { leave: null, encashments: [] }
  const paid = own.map(({ policy, halfDays }) => {
    const { amountPaise, words } = dayPay(settings.pay.encashmentDay, lines, halfDays)
    return { words: say`${policy.name}: ${words}`, amountPaise, halfDays }
  })
  const leave = {
    halfDays: paid.reduce((total, { halfDays }) => total + halfDays, 0),
    amountPaise: sum(paid.map(({ amountPaise }) => amountPaise)),
    steps: paid.map(({ words, amountPaise }) => ({ words, amountPaise })),
    averageSalaryPaise: averageSalary(earned, lines, month),
    exemptEarlierPaise: leaveExemptBeforePaise,
  }
  return { leave, encashments: own.map(({ id }) => id) }
}

/** Later than any month of pay. */
export const endless = '2199-12'

/** Basic and dearness allowance of the last ten paid months; of the salary if there are none. */
function averageSalary(earned: readonly EarnedMonth[], lines: readonly SalaryLine[], month: Month): Paise {
  const ten = earned.filter((one) => one.month < month).slice(0, 10)
  if (ten.length === 0) return basicOf(lines)
  return times(sum(ten.map(({ basicPaise }) => basicPaise)), 1, ten.length, 'nearestPaisa')
}

/** The months of the financial year so far, including the last one. */
function bonusOf(last: LastPay, earned: readonly EarnedMonth[], bonus: StatutorySettings['bonus']): SettledBonus {
  const april = `${financialYear(last.month).slice(0, 4)}-04`
  const months = earned
    .filter(({ month }) => month >= april)
    .toReversed()
    .map(({ bonusWagesPaise, paidHalfDays, ofHalfDays }) => ({
      earnedPaise: bonusWagesPaise,
      paidHalfDays,
      ofHalfDays,
    }))
  const slip = last.wasPaid ? null : payslip(last.book, last.input).payslip
  if (slip) {
    const { paidHalfDays, denominatorHalfDays: ofHalfDays } = slip.days
    months.push({ earnedPaise: slip.facts.bonusWagesPaise, paidHalfDays, ofHalfDays })
  }
  return {
    settings: { rate: bonusRate(bonus.rate), eligibilityPaise: null, ceilingPaise: null },
    minimumWagePaise: bonus.minimumWagePaise ?? 0,
    months,
  }
}

async function itemsOf(tx: Tx, { items }: Terms): Promise<OneOff[]> {
  const flags = await componentFlags(tx)
  return items.map(({ type: kind, name, amountPaise, reason }) => {
    const line = { code: codeOf(name), name, kind }
    return { ...line, amountPaise, reason, treatment: treatmentOf(flags, line) }
  })
}
