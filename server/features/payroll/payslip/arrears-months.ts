import type { Month, Paise } from '@muster/contract/values.ts'
import { codeParts, nameWithoutMonth } from '@muster/engine/payroll/outputs/paid-row.ts'
import type { KeptLine } from '../said-line.ts'

interface ArrearsLine extends Pick<KeptLine, 'code' | 'type'> {
  name: ReturnType<typeof nameWithoutMonth>
  paidPaise: Paise
  duePaise: Paise
}

/** The months that arrears lines settle, earliest first: each component with the amount paid before and the amount now due. */
export function arrearsMonths(lines: readonly KeptLine[]) {
  const months = new Map<Month, ArrearsLine[]>()
  for (const line of lines) {
    const { code, arrearsOf: month } = codeParts(line.code)
    const known = month === null || line.type === 'benefit' ? null : paidAndDue(line)
    if (month === null || known === null) continue
    const own = { code, type: line.type, name: nameWithoutMonth(line), ...known }
    months.set(month, [...(months.get(month) ?? []), own])
  }
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, of]) => ({
      ...{ month, lines: of },
      paidPaise: sumOf(of, 'paidPaise'),
      duePaise: sumOf(of, 'duePaise'),
    }))
}

/** Null where an earlier release did not store it. Amounts without a previous figure, such as late overtime, are due and were not paid. */
function paidAndDue({ amountPaise, explanation }: KeptLine): { paidPaise: Paise; duePaise: Paise } | null {
  if (explanation.rule !== 'arrears' || explanation.steps === undefined) return null
  const { paidPaise, duePaise } = explanation.steps[0]?.inputs ?? {}
  return typeof paidPaise === 'number' && typeof duePaise === 'number'
    ? { paidPaise, duePaise }
    : { paidPaise: 0, duePaise: amountPaise }
}

function sumOf(lines: readonly ArrearsLine[], side: 'paidPaise' | 'duePaise'): Paise {
  return lines.reduce((sum, line) => sum + (line.type === 'deduction' ? -line[side] : line[side]), 0)
}
