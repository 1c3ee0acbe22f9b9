import {
  statutorySections,
  type SectionValue,
  type StatutorySection,
} from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { LawError, type LawBook } from '@muster/engine/law/law.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { type FieldFault, invalid, refused } from '../../../../platform/problem.ts'
import { saidSteps } from '../../said-line.ts'
import { organisationBook } from '../law/book.ts'
import { settingsIn } from '../setting/setting.queries.ts'
import { savedRow, valueOf } from '../setting/settings.ts'
import type { PreviewQuestion, Preview } from './question.ts'
import { previewBonus, previewGratuity, previewPay } from './dues.ts'
import { previewEsi, previewPf } from './funds.ts'
import { previewLwf, previewPt } from './states.ts'
import { previewTds } from './tax.ts'

/** What one section deducts from a wage; every figure comes from the engine. */
export async function previewSection(tx: Tx, question: PreviewQuestion) {
  const book = await organisationBook(tx)
  const inForce = await valueInForce(tx, question)
  const draft = checkedValue(question)
  const { lines, trace } = calculated(book, question, draft ?? inForce)
  return {
    lines: compared(lines, draft === null ? lines : calculated(book, question, inForce).lines),
    steps: saidSteps(trace).map(({ words, amountPaise, law = [] }) => ({
      words,
      amountPaise,
      law: law.map(({ id, ...use }) => ({ _id: id, ...use })),
    })),
  }
}

/** The saved value for the month. */
async function valueInForce(tx: Tx, { section, month, state, locationId }: PreviewQuestion): Promise<object> {
  const saved = await settingsIn(tx, { month })
  if (section !== 'pt' && section !== 'lwf') return valueOf(saved, section, month)
  const isOwn = savedRow(saved, section, state, locationId) !== undefined
  return valueOf(saved, section, month, state, isOwn ? locationId : null)
}

/** The draft, validated as if it were to be saved; null if there is none. */
function checkedValue({ section, draft }: PreviewQuestion): object | null {
  if (draft === null) return null
  const checked = statutorySections[section].safeParse(draft)
  if (checked.success) return checked.data
  const { issues } = checked.error
  const wrong = ({ path, message }: (typeof issues)[number]): FieldFault => ({
    path: ['body.draft', ...path.map(String)].join('.'),
    message: plain(message),
  })
  throw invalid(issues.map(wrong))
}

/** Each figure, with the saved one where they differ. A section that is switched off counts as zero. */
function compared(lines: Preview['lines'], saved: Preview['lines']) {
  const of = (list: Preview['lines'], { text }: Sentence) =>
    list.find(({ label }) => label.text === text)?.amountPaise ?? 0
  const labels = new Map([...lines, ...saved].map(({ label }) => [label.text, label]))
  return [...labels.values()].map((label) => {
    const [amountPaise, savedPaise] = [of(lines, label), of(saved, label)]
    return { label, amountPaise, savedPaise: amountPaise === savedPaise ? null : savedPaise }
  })
}

function calculated(book: LawBook, question: PreviewQuestion, value: object): Preview {
  if ('enabled' in value && value.enabled === false) {
    return { lines: [], trace: [{ words: say`Switched off: nothing is calculated`, amountPaise: null }] }
  }
  try {
    // The value belongs to this section: its schema validated it, or it started from that schema's defaults.
    return calculators[question.section](book, question, value as never)
  } catch (error) {
    if (error instanceof LawError) throw refused(say`${error.said}. Try another month.`)
    throw error
  }
}

const calculators: {
  [S in StatutorySection]: (book: LawBook, question: PreviewQuestion, value: SectionValue<S>) => Preview
} = {
  pf: previewPf,
  esi: previewEsi,
  pt: previewPt,
  lwf: previewLwf,
  tds: previewTds,
  gratuity: previewGratuity,
  bonus: previewBonus,
  pay: previewPay,
}
