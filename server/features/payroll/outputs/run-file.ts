import type { Sentence } from '@muster/engine/sentence.ts'
import type { Day, Paise } from '@muster/contract/values.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Excluded } from '@muster/engine/payroll/outputs/paid-row.ts'
import type { Words } from '@muster/engine/payroll/outputs/table.ts'
import type { Material } from './material.ts'

/** A file or form that a run gives out. */
export interface RunFile {
  kind: string
  name: Sentence
  /** What it is for, in a sentence. */
  purpose: Sentence
  fileName: string
  type: string
  dueOn: Day | null
  amountPaise: Paise | null
  people: number
  excluded: readonly Excluded[]
  /** What to know before it is used; null when there is nothing. */
  note: Sentence | null
  /** Why it cannot be made; null when it can. */
  refused: Sentence | null
  /** Its text in pieces, or its bytes. */
  content: (words: Words) => Iterable<string> | AsyncIterable<string> | Buffer
}

/** A group of files that come from the same figures; none where there is nothing to file. */
export interface FileGroup {
  /** Beginnings of the kinds it makes: only its group is asked for a file. */
  kinds: readonly string[]
  /** What is needed besides seeing pay runs. */
  needs: Permission | null
  /** What it is called for those who lack the permission. */
  name: Sentence
  purpose: Sentence
  make: (material: Material) => Promise<RunFile[]>
}

export const csv = 'text/csv; charset=utf-8'
export const plainText = 'text/plain; charset=utf-8'

/** The parts of a file that most have alike. */
export function runFile(
  of: Pick<RunFile, 'kind' | 'name' | 'purpose' | 'fileName' | 'content'> & Partial<RunFile>,
): RunFile {
  return { type: csv, dueOn: null, amountPaise: null, people: 0, excluded: [], note: null, refused: null, ...of }
}
