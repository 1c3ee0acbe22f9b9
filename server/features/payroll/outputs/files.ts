import { createHash } from 'node:crypto'
import type { Id } from '@muster/contract/values.ts'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { forbidden, notFound, refused } from '../../../platform/problem.ts'
import { translate } from '../../../platform/language/translate.ts'
import { templateChoices } from '../bank-template/bank-template.ts'
import type { Bytes } from '../../../platform/serve/bytes.ts'
import {
  bank,
  bytesOf,
  groupOf,
  groups,
  lackedFile,
  problemsOf,
  shown,
  type Listed,
  type ListedFile,
} from './file-groups.ts'
import { inWordsOf } from './kept-words.ts'
import { readKept, filesStateOf, type FilesState } from './kept-files.ts'
import { materialOf } from './material.ts'
import type { FileGroup } from './run-file.ts'

/** What can be fetched, and what does not tie. */
export interface SaidList extends Omit<Listed, 'files' | 'problems'> {
  files: ListedFile[]
  problems: Sentence[]
}

export async function listFiles(app: App, tx: Tx, actor: Actor, id: Id): Promise<SaidList> {
  const templates = await templateChoices(tx)
  const filesState = await filesStateOf(app, tx, id)
  if (filesState.isMaking) return { files: [], problems: [], templates, making: filesState.isMaking }
  if (filesState.kept) return { ...keptList(filesState.kept, actor), templates, making: null }
  const material = await materialOf(app, tx, id)
  const files: ListedFile[] = []
  for (const group of groups) {
    if (lacks(actor, group)) files.push(lackedFile(group))
    else for (const file of await group.make(material)) files.push(shown(file))
  }
  return { files, problems: await problemsOf(material, !lacks(actor, bank)), templates, making: null }
}

function keptList({ set, files }: NonNullable<FilesState['kept']>, actor: Actor): Pick<SaidList, 'files' | 'problems'> {
  const listed = groups.flatMap((group) => {
    const own = files.filter((file) => file.group === group.kinds[0]).map((file) => file.shown)
    return lacks(actor, group) ? [lackedFile(group)] : own
  })
  return { files: listed, problems: lacks(actor, bank) ? set.problems.withoutBank : set.problems.all }
}

/** Gives out one file, and keeps in the log who has it, with its sum and hash. */
export async function fetchFile(
  app: App,
  tx: Tx,
  actor: Actor,
  { id, kind }: { id: Id; kind: string },
  template: Id | 'standard' | null,
  language: string,
): Promise<Bytes> {
  const filesState = await filesStateOf(app, tx, id)
  const group = groupOf(kind)
  if (!group) throw notFound(say`The file was not found.`)
  if (lacks(actor, group)) throw forbidden()
  if (filesState.isMaking) return later(filesState.isMaking, language)
  // A payment goes to the account that holds now: what changed a minute ago is in the bank file.
  const isKept = group !== bank || (filesState.kept?.isLast === true && template === null)
  const kept = isKept ? filesState.kept : null
  if (!kept) {
    const { file, content } = await made(app, tx, { id, kind, template }, group, language)
    await logFetched(tx, actor, id, file, content)
    return { type: file.type, content, name: file.fileName }
  }
  const { file, type, key } = keptFile(kept, kind)
  const content = async () => {
    const bytes = inWordsOf(await readKept(app, key), type, language)
    await app.database.within(actor.organisation, (later) => logFetched(later, actor, id, file, bytes))
    return bytes
  }
  return { type, content, name: file.fileName }
}

type Fetched = Pick<ListedFile, 'fileName' | 'people' | 'amountPaise'>

async function logFetched(tx: Tx, actor: Actor, run: Id, file: Fetched, content: Buffer): Promise<void> {
  await audit(
    tx,
    actor,
    'downloaded',
    { type: 'payRun', id: run },
    {
      file: nowIs(file.fileName),
      people: nowIs(file.people),
      sha256: nowIs(createHash('sha256').update(content).digest('hex')),
      ...(file.amountPaise === null ? {} : { amount: nowIs(decimalText(file.amountPaise)) }),
    },
  )
}

interface Asked {
  id: Id
  kind: string
  template: Id | 'standard' | null
}

async function made(app: App, tx: Tx, { id, kind, template }: Asked, group: FileGroup, language: string) {
  const file = (await group.make(await materialOf(app, tx, id, { template }))).find((one) => one.kind === kind)
  if (!file) throw notFound(say`The file was not found.`)
  if (file.refused !== null) throw refused(file.refused)
  return { file, content: await bytesOf(file, (said) => translate(said, language)) }
}

function keptFile({ files }: NonNullable<FilesState['kept']>, kind: string) {
  const file = files.find((one) => one.kind === kind)
  if (!file) throw notFound(say`The file was not found.`)
  if (file.shown.refused !== null || file.key === null)
    throw file.shown.refused === null ? notFound(say`The file was not found.`) : refused(file.shown.refused)
  return { file: file.shown, type: file.type, key: file.key }
}

/** 202: accepted, and to be asked for again. */
function later(making: { done: number; total: number }, language: string): Bytes {
  const message = translate(say`This run's files are being made. Try again in a few seconds.`, language)
  const content = Buffer.from(JSON.stringify({ success: true, message, data: making }))
  return { type: 'application/json; charset=utf-8', content, status: 202, retryAfter: 3 }
}

function lacks(actor: Actor, { needs }: FileGroup): boolean {
  return needs !== null && !may(actor, needs)
}
