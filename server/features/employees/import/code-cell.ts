import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { FileRow } from '../../imports/index.ts'
import { nextCode } from '../basic-info/next-code.ts'
import { type AlikeCodes, alikeCodes, withoutZeros } from './alike-codes.ts'
import type { Column } from './person-cells.ts'

export interface CodeFacts {
  next: {
    /** The ID for the next person without one; null if everyone has one. */
    code: string | null
    /** In lower case. */
    taken: ReadonlySet<string>
    alike: AlikeCodes
  }
}

/** An ID in lower case, as it is and without the zeros in front. */
export function codesOf(code: string): string[] {
  return [...new Set([code.toLowerCase(), withoutZeros(code)])].filter((one) => one !== '')
}

export async function codesAfter(tx: Tx, rows: readonly FileRow<Column>[]): Promise<CodeFacts['next']> {
  const given = rows.map(({ cells }) => cells.code.toLowerCase()).filter((code) => code !== '')
  return {
    code: given.length === rows.length ? null : await nextCode(tx),
    taken: new Set(given),
    alike: await alikeCodes(tx, given),
  }
}

/** Why a new ID is refused: an existing one differs from it only by the zeros in front. */
export function codeAlike({ next }: CodeFacts, code: string): Sentence | null {
  const existing = next.alike(code)
  return existing === undefined || code === '' || existing.toLowerCase() === code.toLowerCase()
    ? null
    : say`${existing} exists already and differs only by zeros in front. Enter ${existing} for this employee, or another ID for a new one.`
}

/** The next free ID, for a person without one. */
export function nextOf(facts: CodeFacts): string {
  const { next } = facts
  let code = next.code!
  while (next.taken.has(code.toLowerCase())) code = plusOne(code)
  facts.next = { ...next, code: plusOne(code) }
  return code
}

/** `ACM-0042` is `ACM-0043`. */
function plusOne(code: string): string {
  const [, prefix = '', number = '0'] = /^(.*?)(\d{0,9})$/.exec(code) ?? []
  return `${prefix}${String(Number(number) + 1).padStart(number.length, '0')}`
}
