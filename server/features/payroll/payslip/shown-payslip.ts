import type { z } from 'zod'
import type { Payslip } from '@muster/contract/payroll/pay-run/payslip.routes.ts'
import { amountInWords } from '@muster/engine/payroll/amount-in-words.ts'
import { lineName } from '@muster/engine/payroll/payslip/line-name.ts'
import { plain } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import { addressLine } from '../../organisation/index.ts'
import { payDateOf } from '../pay-run-config/pay-run-config.ts'
import { translateAll } from '../../../platform/language/translate-all.ts'
import { arrearsMonths } from './arrears-months.ts'
import { linesBefore, netBefore, type PayBefore } from './pay-before.ts'
import type { PayslipRow } from './payslip.queries.ts'
import { saidExplanation, saidSteps } from '../said-line.ts'

type Shown = z.output<typeof Payslip>

/** A payslip as shown, printed and drawn. */
export function shownPayslip(row: PayslipRow, language: string): Shown {
  return translateAll(saidPayslip(row, language), language)
}

function saidPayslip(row: PayslipRow, language: string) {
  const { config, companyFacts, pdfKey: _, approvedAt, facts, yearByComponent, payBefore, ...rest } = row
  const { person, lines, lossOfPay, yearToDate, ...slip } = rest
  const { name, legalName, address, timeZone } = companyFacts
  return {
    ...slip,
    ...withYear(lines, yearByComponent, payBefore),
    yearToDate: {
      grossPaise: yearToDate.grossPaise + payBefore.grossPaise,
      reimbursementsPaise: yearToDate.reimbursementsPaise,
      deductionsPaise: yearToDate.deductionsPaise + payBefore.deductionsPaise,
      netPaise: yearToDate.netPaise + netBefore(payBefore),
    },
    arrears: slip.reversal?.is === 'reversal' ? [] : arrearsMonths(lines),
    // A text was written by HR or by an earlier release, whose sentences without placeholders are their own keys.
    lossOfPay: lossOfPay.map(({ reason, ...lost }) => ({
      ...lost,
      reason: typeof reason === 'string' ? plain(reason) : reason,
    })),
    person: { relative: null, panLast4: null, uanLast4: null, esiLast4: null, bank: null, ...person },
    // Amounts in words exist in English only; other languages show the figure.
    netInWords: language === 'en' ? amountInWords(slip.netPaise) : '',
    payDate: payDateOf(slip.month, config),
    issuedOn: approvedAt === null ? null : localDay(approvedAt, timeZone),
    company: { name, legalName, address: addressLine(address) },
    // A reversal has the month's figures negated, and the year-to-date basis of them as well.
    taxYear:
      facts.taxYear && slip.reversal?.is !== 'reversal'
        ? { ...facts.taxYear, steps: saidSteps(facts.taxYear.steps) }
        : null,
    carriedForward:
      slip.reversal?.is === 'reversal'
        ? []
        : (facts.carriedForward ?? []).map((one) => ({ ...one, name: lineName(one) })),
  }
}

/** Each component shows its year-to-date total once: on its own line, or on that of its arrears if it has no other. */
function withYear(lines: PayslipRow['lines'], year: PayslipRow['yearByComponent'], payBefore: PayBefore) {
  const left = new Map(year.map((one) => [`${one.type} ${one.code}`, one]))
  const sums = new Map<PayslipRow['lines'][number], number>()
  for (const isOwn of [true, false]) {
    for (const line of lines) {
      const component = line.code.split('@')[0] ?? ''
      const key = `${line.type} ${component}`
      const sum = left.get(key)
      if (sum === undefined || (line.code === component) !== isOwn) continue
      sums.set(line, sum.amountPaise)
      left.delete(key)
    }
  }
  return {
    lines: lines.map((line) => ({
      ...line,
      name: lineName(line),
      fullMonthPaise: line.explanation.parts.at(-1)?.monthlyPaise ?? null,
      yearToDatePaise: sums.get(line) ?? null,
      explanation: saidExplanation(line.explanation),
    })),
    earlierLines: [
      ...[...left.values()].map(({ amountPaise, ...one }) => ({
        ...one,
        name: lineName(one),
        yearToDatePaise: amountPaise,
      })),
      ...linesBefore(payBefore),
    ],
  }
}
