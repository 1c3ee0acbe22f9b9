import type { Sentence } from '@muster/engine/sentence.ts'
import type { Day, Paise } from '@muster/contract/values.ts'
import type { Permission } from '@muster/contract/permissions.ts'
import type { Excluded } from '@muster/engine/payroll/outputs/paid-row.ts'
import type { Words } from '@muster/engine/payroll/outputs/table.ts'
import type { Material } from './material.ts'

/** A file or form of a run. */
export interface RunFile {
  kind: string
  name: Sentence
  /** Its purpose in one sentence. */
  purpose: Sentence
  fileName: string
  type: string
  dueOn: Day | null
  amountPaise: Paise | null
  people: number
  excluded: readonly Excluded[]
  /** What to know before using it; null if nothing. */
  note: Sentence | null
  /** Why it cannot be made; null if it can. */
  refused: Sentence | null
  /** Text in pieces, or bytes. */
  content: (words: Words) => Iterable<string> | AsyncIterable<string> | Buffer
}

/** A group of files from the same figures; empty if there is nothing to file. */
export interface FileGroup {
  /** The prefixes of its kinds, by which the group of a requested file is found. */
  kinds: readonly string[]
  /** The permission needed besides seeing pay runs. */
  needs: Permission | null
  /** The name shown to those without the permission. */
  name: Sentence
  purpose: Sentence
  make: (material: Material) => Promise<RunFile[]>
}

export const csv = 'text/csv; charset=utf-8'
export const plainText = 'text/plain; charset=utf-8'

/** The parts that most files share. */
export function runFile(
  of: Pick<RunFile, 'kind' | 'name' | 'purpose' | 'fileName' | 'content'> & Partial<RunFile>,
): RunFile {
  return { type: csv, dueOn: null, amountPaise: null, people: 0, excluded: [], note: null, refused: null, ...of }
}
