import type { z } from 'zod'
import type { payRunFilesRoutes } from '@muster/contract/payroll/pay-run/pay-run-files.routes.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { checkRun } from '@muster/engine/payroll/outputs/check-run.ts'
import type { Excluded } from '@muster/engine/payroll/outputs/paid-row.ts'
import { owedTo } from '@muster/engine/payroll/outputs/journal.ts'
import type { Words } from '@muster/engine/payroll/outputs/table.ts'
import { bank, payments } from './bank/bank-files.ts'
import type { PayingEntity } from '../legal-entity/paying-entity.ts'
import type { Material } from './material.ts'
import { books, journalOf, provisionBooks } from './money-files.ts'
import { attendance, employees } from './registers/people-registers.ts'
import { registers } from './registers/registers.ts'
import { members } from './returns/member-files.ts'
import { providentFund } from './returns/provident-fund-files.ts'
import type { FileGroup, RunFile } from './run-file.ts'
import { stateInsurance } from './returns/state-insurance-file.ts'
import { professionalTax, welfareFund } from './returns/state-files.ts'
import { incomeTax } from './returns/tax-files.ts'

/** In the order of use after a run is locked. */
export const groups: readonly FileGroup[] = [
  bank,
  registers,
  employees,
  attendance,
  providentFund,
  members,
  stateInsurance,
  professionalTax,
  welfareFund,
  incomeTax,
  books,
  provisionBooks,
]

export type Listed = z.output<(typeof payRunFilesRoutes)['GET /api/v1/user/payrun/{id}/files']['reply']>
/** A file in the list, before translation for the reader. */
export type ListedFile = Omit<Listed['files'][number], 'name' | 'purpose' | 'note' | 'refused' | 'excluded'> &
  Pick<RunFile, 'name' | 'purpose' | 'note' | 'refused'> & { excluded: Excluded[] }

/** How many of a file's excluded people are named in the list. */
const named = 50

export function groupOf(kind: string): FileGroup | undefined {
  return groups.find(({ kinds }) => kinds.some((one) => kind === one || (one.endsWith('-') && kind.startsWith(one))))
}

export function shown({ content: _, type: __, excluded, ...file }: RunFile, entity: PayingEntity | null): ListedFile {
  const of = entity === null ? null : { _id: entity.id, name: entity.name }
  return { ...file, entity: of, lacks: null, excludedCount: excluded.length, excluded: excluded.slice(0, named) }
}

export function lackedFile({ kinds, name, purpose, needs }: FileGroup): ListedFile {
  const nothing = {
    dueOn: null,
    amountPaise: null,
    people: 0,
    excludedCount: 0,
    excluded: [],
    note: null,
    refused: null,
    entity: null,
  }
  return { kind: kinds[0] ?? '', name, purpose, fileName: '', lacks: needs, ...nothing }
}

export async function bytesOf(file: RunFile, words: Words): Promise<Buffer> {
  const made = file.content(words)
  return Buffer.isBuffer(made) ? made : Buffer.from((await Array.fromAsync(made)).join(''), 'utf8')
}

/**
 * Net pay must equal the printed lines, the journal and, if the reader may see it, the bank file; the journal must owe what the challans
 * ask for.
 */
export async function problemsOf(material: Material, seesBank: boolean): Promise<Sentence[]> {
  const { run, rows } = material
  const paid = run.kind !== 'reversal' && seesBank ? await payments(material) : undefined
  const { made: posted, challansPaise } = await journalOf(material)
  const made = {
    journal: posted,
    ...(paid?.ok ? { bank: paid.control } : {}),
    ...(challansPaise === null ? {} : { providentFund: { journalPaise: owedTo(posted, 'pf'), challansPaise } }),
  }
  return checkRun(rows, made).problems.slice(0, named)
}

export { bank }
