import { waitingNames } from '../payslip/line-name.ts'
import type { Paise } from '../../money.ts'
import type { Worksheet } from './worksheet.ts'
import { say, type Sentence, type SentenceValue } from '../../sentence.ts'

/** What may wait for later pay, in the order in which it does. */
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
 * What earlier months owe back, and what the state takes of a half-year or a year, can be more than a month pays. Then it takes
 * what there is: the rest is a line below zero among the deductions, and waits for a later month like what the limit of
 * deductions cut (rule book 7.6). Taxes of the state are the employer's to pay, whatever could be taken of them. Nothing else
 * waits here: a month whose own deductions exceed its pay is a mistake. A final settlement has no later month.
 */
export function overpaid(sheet: Worksheet): void {
  if (sheet.input.settles === true) return
  for (const kind of kinds) {
    // What was agreed besides is not advanced.
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

/** What waited since an earlier month and is called for in this one. */
function waiting(sheet: Worksheet, { code }: Kind): Paise {
  let total = 0
  for (const { line } of sheet.entries('other')) if (line.code === code) total += line.amountPaise
  return total
}

/** Deductions that are neither asked for by law nor waited since. */
export function agreed(sheet: Worksheet): Paise {
  let total = 0
  for (const { line } of sheet.entries('other'))
    if (line.kind === 'deduction' && kinds.every(({ code }) => code !== line.code)) total += line.amountPaise
  return total
}

/** What the arrears of all earlier months come to below zero. */
function owedBack(sheet: Worksheet): Paise {
  let total = 0
  for (const { line } of sheet.entries('arrears', 'wholeMonth'))
    if (line.kind === 'earning' || line.kind === 'reimbursement') total -= line.amountPaise
    else if (line.kind === 'deduction') total += line.amountPaise
  return total
}

/** Of a state, for this month and for earlier ones that it pays as a whole. */
function taken(sheet: Worksheet, law: 'PT' | 'LWF'): Paise {
  let total = 0
  for (const { line } of sheet.entries('statutory'))
    if (line.code === law || line.code.startsWith(`${law}@`)) total += line.amountPaise
  return total
}
