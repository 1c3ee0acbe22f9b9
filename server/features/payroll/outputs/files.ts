import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { payRunFilesRoutes } from '@muster/contract/payroll/pay-run-files.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { checkRun } from '@muster/engine/payroll/outputs/check-run.ts'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { owedTo } from '@muster/engine/payroll/outputs/journal.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, notFound, refused } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/serve/bytes.ts'
import { bank, payments } from './bank-files.ts'
import { materialOf, type Material } from './material.ts'
import { books, journalOf, registers } from './money-files.ts'
import { providentFund } from './provident-fund-files.ts'
import type { FileGroup, RunFile } from './run-file.ts'
import { stateInsurance } from './state-insurance-file.ts'
import { professionalTax, welfareFund } from './state-files.ts'
import { incomeTax } from './tax-files.ts'

/** In the order in which they are used after a run is locked. */
const groups: readonly FileGroup[] = [
  bank,
  registers,
  providentFund,
  stateInsurance,
  professionalTax,
  welfareFund,
  incomeTax,
  books,
]

type Listed = z.output<(typeof payRunFilesRoutes)['GET /api/v1/user/payrun/{id}/files']['reply']>

/** How many of the people a file leaves out are named in the list. */
const named = 50

export async function listFiles(app: App, tx: Tx, actor: Actor, id: Id): Promise<Listed> {
  const material = await materialOf(app, tx, actor, id)
  const files: Listed['files'] = []
  for (const group of groups) {
    if (lacks(actor, group)) files.push(lackedFile(group))
    else for (const file of await group.make(material)) files.push(shown(file))
  }
  return { files, problems: await problemsOf(material) }
}

/** Makes one file, and keeps in the log who has it, with its sum and hash. */
export async function fetchFile(app: App, tx: Tx, actor: Actor, id: Id, kind: string): Promise<Bytes> {
  const material = await materialOf(app, tx, actor, id)
  const group = groups.find(({ kinds }) =>
    kinds.some((one) => kind === one || (one.endsWith('-') && kind.startsWith(one))),
  )
  if (!group) throw notFound('The file')
  if (lacks(actor, group)) throw forbidden()
  const file = (await group.make(material)).find((one) => one.kind === kind)
  if (!file) throw notFound('The file')
  if (file.refused !== null) throw refused(file.refused)
  const made = file.content()
  const content = Buffer.isBuffer(made) ? made : Buffer.from((await Array.fromAsync(made)).join(''), 'utf8')
  const told = (value: string | number) => ({ from: null, to: String(value) })
  await audit(
    tx,
    actor,
    'downloaded',
    { type: 'payRun', id },
    {
      file: told(file.fileName),
      people: told(file.people),
      sha256: told(createHash('sha256').update(content).digest('hex')),
      ...(file.amountPaise === null ? {} : { amount: told(decimalText(file.amountPaise)) }),
    },
  )
  return { type: file.type, content, name: file.fileName }
}

function lacks(actor: Actor, { needs }: FileGroup): boolean {
  return needs !== null && !may(actor, needs)
}

function shown({ content: _, type: __, leftOut, ...file }: RunFile): Listed['files'][number] {
  return { ...file, lacks: null, leftOutCount: leftOut.length, leftOut: leftOut.slice(0, named) }
}

function lackedFile({ kinds, name, purpose, needs }: FileGroup): Listed['files'][number] {
  const nothing = { dueOn: null, amountPaise: null, people: 0, leftOutCount: 0, leftOut: [], note: null, refused: null }
  return { kind: kinds[0] ?? '', name, purpose, fileName: '', lacks: needs, ...nothing }
}

/** Net pay is the printed lines, the journal and, where it may be seen, the bank file; the journal owes what the challans ask for. */
async function problemsOf(material: Material): Promise<string[]> {
  const { actor, run, rows } = material
  const hasBank = run.kind !== 'reversal' && !lacks(actor, bank)
  const paid = hasBank ? await payments(material) : undefined
  const { made: posted, challansPaise } = await journalOf(material)
  const made = {
    journal: posted,
    ...(paid?.ok ? { bank: paid.control } : {}),
    ...(challansPaise === null ? {} : { providentFund: { journalPaise: owedTo(posted, 'pf'), challansPaise } }),
  }
  return checkRun(rows, made).problems.slice(0, named)
}
