import type { Paise } from '../../money.ts'
import { joined, say, type Sentence } from '../../sentence.ts'
import type { PaidSlip } from '../outputs/paid-row.ts'
import { registerKey } from '../outputs/register.ts'
import { figuresOf, type Figure, type OldPay } from './compared-figures.ts'
import { causeOf, mostRounding, type Difference } from './parallel-cause.ts'

/**
 * Every figure that differs between an old register and a payslip, with its probable cause: lines first, then sums. A sum explained by the
 * differences of its lines follows from them.
 *
 * @param figures the figures that the register's columns were matched with, with their names
 */
export function comparePay(old: OldPay, slip: PaidSlip, figures: readonly Figure[]): Difference[] {
  const here = figuresOf(slip)
  const more = (key: string) => (here.get(key) ?? 0) - (old.amounts.get(key) ?? 0)
  const different = figures.filter(({ key }) => more(key) !== 0)
  const lines = different.filter(({ key }) => !(key in partsOf))
  const paysOtherwise =
    lines.some(({ key }) => key.startsWith('earning') && Math.abs(more(key)) > mostRounding) ||
    (old.amounts.has('gross') && Math.abs(more('gross')) > mostRounding)
  const compared = lines.map((figure) => {
    const amounts = { oldPaise: old.amounts.get(figure.key) ?? 0, newPaise: here.get(figure.key) ?? 0 }
    return { ...amounts, ...figure, ...causeOf({ ...figure, ...amounts }, { old, slip, paysOtherwise }) }
  })
  const sums = different
    .filter(({ key }) => key in partsOf)
    .map((figure) => ({
      ...figure,
      ...{ oldPaise: old.amounts.get(figure.key) ?? 0, newPaise: here.get(figure.key) ?? 0 },
      ...sumCause(figure.key as keyof typeof partsOf),
    }))
  return [...compared, ...sums]

  function sumCause(key: keyof typeof partsOf): Pick<Difference, 'cause' | 'words'> {
    const signs = partsOf[key]
    const signOf = (one: string) => signs[one.split(' ')[0] as keyof typeof signs] ?? 0
    const explained = lines.reduce((sum, one) => sum + signOf(one.key) * more(one.key), 0)
    const rest = more(key) - explained
    if (Math.abs(rest) <= mostRounding)
      return explained === 0
        ? { cause: 'rounding', words: say`Rounded differently` }
        : { cause: 'sum', words: say`The sum of the other differences` }
    const known = new Set(figures.map((one) => one.key))
    const missing = [...lineAmounts(slip)].filter(([one, { amount }]) => signOf(one) !== 0 && !known.has(one) && amount)
    const names = missing.map(([, { name, amount }]) => say`${name} ${{ paise: amount }}`)
    return { cause: 'unmatched', words: names.length === 0 ? doNotAddUp : notThere(joined(names, ', ')) }
  }
}

const doNotAddUp = say`The columns of the register do not add up to it. Check which columns are matched.`
const notThere = (names: Sentence) => say`Not among the matched columns: ${names}`

/** The kinds of lines in a sum, with their signs. */
const partsOf = {
  gross: { earning: 1 },
  reimbursements: { reimbursement: 1 },
  deductions: { deduction: 1 },
  employer: { employer: 1 },
  net: { earning: 1, reimbursement: 1, deduction: -1, roundOff: 1 },
} as const satisfies Record<string, Partial<Record<PaidSlip['lines'][number]['kind'], 1 | -1>>>

/** The lines of a payslip by register column. */
function lineAmounts(slip: PaidSlip) {
  const amounts = new Map<string, { name: string; amount: Paise }>()
  for (const line of slip.lines) {
    const key = registerKey(line)
    const before = amounts.get(key)?.amount ?? 0
    amounts.set(key, { name: line.name, amount: before + line.amountPaise })
  }
  return amounts
}
