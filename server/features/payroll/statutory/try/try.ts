import type { z } from 'zod'
import {
  statutorySections,
  type SectionValue,
  type StatutorySection,
} from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { TryResult } from '@muster/contract/payroll/statutory/statutory-try.routes.ts'
import { LawError, type LawBook } from '@muster/engine/law/law.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { invalid, refused } from '../../../../platform/problem.ts'
import { organisationBook } from '../law/book.ts'
import { settingsIn } from '../setting/setting.queries.ts'
import { savedRow, valueOf } from '../setting/settings.ts'
import type { Asked, Tried } from './asked.ts'
import { tryBonus, tryGratuity, tryPay } from './try-dues.ts'
import { tryEsi, tryPf } from './try-funds.ts'
import { tryLwf, tryPt } from './try-states.ts'
import { tryTds } from './try-tax.ts'

/** What one section takes of a wage; every figure comes from the engine. */
export async function trySection(tx: Tx, asked: Asked): Promise<z.output<typeof TryResult>> {
  const book = await organisationBook(tx)
  const held = await heldValue(tx, asked)
  const draft = checkedDraft(asked)
  const { lines, trace } = calculated(book, asked, draft ?? held)
  return {
    lines: compared(lines, draft === null ? lines : calculated(book, asked, held).lines),
    steps: trace.map(({ words, amountPaise, law = [] }) => ({
      words,
      amountPaise,
      law: law.map(({ id, ...use }) => ({ _id: id, ...use })),
    })),
  }
}

/** What is saved for the month. */
async function heldValue(tx: Tx, { section, month, state, locationId }: Asked): Promise<object> {
  const saved = await settingsIn(tx, { month })
  if (section !== 'pt' && section !== 'lwf') return valueOf(saved, section, month)
  const isOwn = savedRow(saved, section, state, locationId) !== undefined
  return valueOf(saved, section, month, state, isOwn ? locationId : null)
}

/** The draft, checked as if it were to be saved; null when there is none. */
function checkedDraft({ section, draft }: Asked): object | null {
  if (draft === null) return null
  const checked = statutorySections[section].safeParse(draft)
  if (checked.success) return checked.data
  const { issues } = checked.error
  throw invalid(issues.map(({ path, message }) => ({ path: ['body.draft', ...path.map(String)].join('.'), message })))
}

/** Each figure beside what is saved, where the two differ. One that is switched off comes to nothing. */
function compared(lines: Tried['lines'], saved: Tried['lines']): z.output<typeof TryResult>['lines'] {
  const of = (list: Tried['lines'], label: string) => list.find((line) => line.label === label)?.amountPaise ?? 0
  const labels = new Set([...lines, ...saved].map(({ label }) => label))
  return [...labels].map((label) => {
    const [amountPaise, savedPaise] = [of(lines, label), of(saved, label)]
    return { label, amountPaise, savedPaise: amountPaise === savedPaise ? null : savedPaise }
  })
}

function calculated(book: LawBook, asked: Asked, value: object): Tried {
  if ('enabled' in value && value.enabled === false) {
    return { lines: [], trace: [{ words: 'Switched off: nothing is calculated', amountPaise: null }] }
  }
  try {
    // The value is that of the asked section: it was checked by, or starts from, that section's schema.
    return calculators[asked.section](book, asked, value as never)
  } catch (error) {
    if (error instanceof LawError) throw refused(`${error.message}. Try another month.`)
    throw error
  }
}

const calculators: { [S in StatutorySection]: (book: LawBook, asked: Asked, value: SectionValue<S>) => Tried } = {
  pf: tryPf,
  esi: tryEsi,
  pt: tryPt,
  lwf: tryLwf,
  tds: tryTds,
  gratuity: tryGratuity,
  bonus: tryBonus,
  pay: tryPay,
}
