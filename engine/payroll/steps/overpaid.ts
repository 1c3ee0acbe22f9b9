import { waitingNames } from '../payslip/line-name.ts'
import type { Paise } from '../../money.ts'
import type { Worksheet } from './worksheet.ts'
import { say, type Sentence, type SentenceValue } from '../../sentence.ts'

/** What may be deferred to later pay, in this order. */
const kinds: readonly Kind[] = [
  {
    ...{ code: 'OVERPAID', owed: owedBack },
    words: (amount) => say`${amount} more is owed than this month pays; it is recovered from later pay`,
  },
  {
    ...{ code: 'PT_ADVANCED', owed: (sheet) => taken(sheet, 'PT') },
    words: (amount) => say`${amount} of professional tax is more than this month pays; the company pays it for now`,
  },
  {
    ...{ code: 'LWF_ADVANCED', owed: (sheet) => taken(sheet, 'LWF') },
    words: (amount) => say`${amount} of LWF is more than this month pays; the company pays it for now`,
  },
]

interface Kind {
  code: keyof typeof waitingNames
  owed: (sheet: Worksheet) => Paise
  words: (amount: SentenceValue) => Sentence
}

/**
 * Recoveries for earlier months and state taxes for a half-year or year can exceed what a month pays. Then they take what there is: the
 * rest is a line below zero among the deductions, deferred to a later month like what the deduction cap cuts (rule book 7.6). The
 * employer has to pay state taxes however much could be deducted. Nothing else is deferred here: a month whose own deductions exceed its
 * pay is an error. A final settlement has no later month.
 */
export function overpaid(sheet: Worksheet): void {
  if (sheet.input.settles === true) return
  for (const kind of kinds) {
    // Other agreed deductions are not advanced.
    const agreedPaise = kind.code === 'OVERPAID' ? 0 : agreed(sheet)
    const amountPaise = Math.min(-sheet.net() - agreedPaise, kind.owed(sheet) + waiting(sheet, kind))
    if (amountPaise > 0) wait(sheet, kind, amountPaise)
  }
}

function wait(sheet: Worksheet, { code, words }: Kind, owedPaise: Paise): void {
  const explanation = {
    ...({ rule: 'deduction', words: words({ paise: owedPaise }), parts: [], reason: null } as const),
    ...{ rounding: null, steps: [] },
  }
  sheet.add(
    { code, name: waitingNames[code].now.text, kind: 'deduction', amountPaise: -owedPaise, explanation },
    'other',
  )
  const waits = sheet.facts.carriedForward
  const before = waits.find((one) => one.code === code)
  const amountPaise: Paise = (before?.amountPaise ?? 0) + owedPaise
  sheet.facts.carriedForward = [
    ...waits.filter((one) => one !== before),
    { code, name: waitingNames[code].later.text, amountPaise },
  ]
}

/** The amount deferred from earlier months that is due in this one. */
function waiting(sheet: Worksheet, { code }: Kind): Paise {
  let total = 0
  for (const { line } of sheet.entries('other')) if (line.code === code) total += line.amountPaise
  return total
}

/** Deductions that are neither statutory nor deferred. */
export function agreed(sheet: Worksheet): Paise {
  let total = 0
  for (const { line } of sheet.entries('other'))
    if (line.kind === 'deduction' && kinds.every(({ code }) => code !== line.code)) total += line.amountPaise
  return total
}

/** What all earlier months owe through arrears below zero. */
function owedBack(sheet: Worksheet): Paise {
  let total = 0
  for (const { line } of sheet.entries('arrears', 'wholeMonth'))
    if (line.kind === 'earning' || line.kind === 'reimbursement') total -= line.amountPaise
    else if (line.kind === 'deduction') total += line.amountPaise
  return total
}

/** The state tax for this month and for earlier ones that it pays as a whole. */
function taken(sheet: Worksheet, law: 'PT' | 'LWF'): Paise {
  let total = 0
  for (const { line } of sheet.entries('statutory'))
    if (line.code === law || line.code.startsWith(`${law}@`)) total += line.amountPaise
  return total
}
