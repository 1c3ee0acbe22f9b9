import type { LetterBlock, LetterRun } from '@muster/contract/letters/letter-paper.ts'
import { sum } from '@muster/engine/money.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown-line.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import { translate } from '../../../platform/language/translate.ts'
import type { SalaryFacts } from './letter-facts.queries.ts'

/** The components of a CTC per month and year, with the employer contributions it includes, and the total. */
export function salaryTable({
  lines,
  contributions,
  annualPaise,
}: SalaryFacts): Extract<LetterBlock, { type: 'table' }> {
  const counted = [
    ...lines.filter((line) => line.kind !== 'deduction' && line.inCtc !== false).map(amounts),
    ...contributions.filter(({ inCtc }) => inCtc).map(amounts),
  ]
  const monthlyPaise = sum(counted.map((line) => line.monthlyPaise))
  const total = { name: words(say`Cost to company (CTC)`), monthlyPaise, annualPaise }
  return {
    type: 'table',
    header: [say`Component`, say`Monthly`, say`Annual`].map((said) => cell(words(said), true)),
    rows: [...counted.map((line) => row(line, false)), row(total, true)],
    align: ['left', 'right', 'right'],
    hasTotal: true,
  }
}

type Amounts = Pick<BreakdownLine, 'name' | 'monthlyPaise' | 'annualPaise'>

const amounts = ({ name, monthlyPaise, annualPaise }: Amounts): Amounts => ({ name, monthlyPaise, annualPaise })

const row = ({ name, monthlyPaise, annualPaise }: Amounts, bold: boolean) => [
  cell(name, bold),
  cell(rupeeText(monthlyPaise), bold),
  cell(rupeeText(annualPaise), bold),
]

const cell = (text: string, bold: boolean): LetterRun[] => [{ text, bold, italic: false }]
// Letters are written in English, like their texts.
const words = (said: Sentence) => translate(said)
