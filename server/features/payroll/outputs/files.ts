import { createHash } from 'node:crypto'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
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
import type { Bytes } from '../../../platform/bytes.ts'
import { bank, bytesOf, groupOf, groups, lackedFile, shown, type Listed, type ListedFile } from './file-groups.ts'
import { translatedFile } from './encoded-sentences.ts'
import { readKept, filesStateOf, type FilesState } from './kept-files.ts'
import { markBankFile } from '../pay-run/steps/steps.queries.ts'
import { chooseEntity } from '../legal-entity/paying-entity.ts'
import { filesOf, makings, partAsked, problemsOfRun } from './by-entity.ts'
import { materialOf } from './material.ts'
import type { FileGroup } from './run-file.ts'

/** The files available, and totals that don't agree. */
export interface SaidList extends Omit<Listed, 'files' | 'problems'> {
  files: ListedFile[]
  problems: Sentence[]
}

export async function listFiles(app: App, tx: Tx, actor: Actor, id: Id): Promise<SaidList> {
  const templates = await templateChoices(tx)
  const filesState = await filesStateOf(app, tx, id)
  if (filesState.isMaking) return { files: [], problems: [], templates, making: filesState.isMaking }
  if (filesState.kept) return { ...keptList(filesState.kept, actor), templates, making: null }
  const whole = await materialOf(app, tx, id)
  const allowed = groups.filter((group) => !lacks(actor, group))
  const files = groups.filter((group) => lacks(actor, group)).map(lackedFile)
  for (const { group, material } of await makings(whole))
    if (allowed.includes(group))
      for (const file of await filesOf(group, material)) files.push(shown(file, material.entity))
  const problems = await problemsOfRun(whole, !lacks(actor, bank))
  return { files: inOrder(files), problems, templates, making: null }
}

/** In the order of use after a run is locked, by legal entity. */
function inOrder(files: readonly ListedFile[]): ListedFile[] {
  const placeOf = ({ kind }: ListedFile) => groups.indexOf(groupOf(kind)!)
  const entities = [...new Set(files.map(({ entity }) => entity?._id))]
  const ofEntity = (file: ListedFile) => entities.indexOf(file.entity?._id)
  return files.toSorted((a, b) => ofEntity(a) - ofEntity(b) || placeOf(a) - placeOf(b))
}

function keptList({ set, files }: NonNullable<FilesState['kept']>, actor: Actor): Pick<SaidList, 'files' | 'problems'> {
  const listed = groups.flatMap((group) => {
    const own = files.filter((file) => file.group === group.kinds[0]).map((file) => file.shown)
    return lacks(actor, group) ? [lackedFile(group)] : own
  })
  return { files: inOrder(listed), problems: lacks(actor, bank) ? set.problems.withoutBank : set.problems.all }
}

/** Returns one file, and logs who downloaded it, with its total and hash. */
export async function fetchFile(app: App, tx: Tx, actor: Actor, asked: Asked, language: string): Promise<Bytes> {
  const { id, kind, template } = asked
  const filesState = await filesStateOf(app, tx, id)
  const group = groupOf(kind)
  if (!group) throw notFound(say`The file was not found.`)
  if (lacks(actor, group)) throw forbidden()
  if (filesState.isMaking) return later(filesState.isMaking, language)
  // Payments go to the accounts in force now, so the bank file includes a change made a minute ago.
  const isKept = group !== bank || (filesState.kept?.isLast === true && template === null)
  const kept = isKept ? filesState.kept : null
  if (!kept) {
    const { file, content } = await made(app, tx, asked, group, language)
    await logFetched(tx, actor, asked, file, content)
    return { type: file.type, content, name: file.fileName }
  }
  const { file, type, key } = keptFile(kept, asked)
  const content = async () => {
    const bytes = translatedFile(await readKept(app, key), type, language)
    await app.database.within(actor.organisation, (later) => logFetched(later, actor, asked, file, bytes))
    return bytes
  }
  return { type, content, name: file.fileName }
}

type Fetched = Pick<ListedFile, 'fileName' | 'people' | 'amountPaise'>

async function logFetched(tx: Tx, actor: Actor, asked: Asked, file: Fetched, content: Buffer): Promise<void> {
  const { id: run, kind, entity = 'own' } = asked
  if (kind === 'bank') await markBankFile(tx, { id: run, entity, now: tx.now })
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
  /** If there are several legal entities. */
  entity?: AskedEntity | undefined
}

async function made(app: App, tx: Tx, { id, kind, template, entity }: Asked, group: FileGroup, language: string) {
  const material = await partAsked(app, tx, id, entity, { template })
  const file = (await filesOf(group, material)).find((one) => one.kind === kind)
  if (!file) throw notFound(say`The file was not found.`)
  if (file.refused !== null) throw refused(file.refused)
  return { file, content: await bytesOf(file, (said) => translate(said, language)) }
}

function keptFile({ files }: NonNullable<FilesState['kept']>, { kind, entity }: Asked) {
  const ofKind = files.filter((one) => one.kind === kind)
  const isSplit = ofKind.some((one) => one.shown.entity !== null)
  if (isSplit && entity === undefined) throw refused(chooseEntity)
  const file = ofKind.find(({ shown: { entity: of } }) => of === null || (of._id ?? 'own') === entity)
  if (!file) throw notFound(say`The file was not found.`)
  if (file.shown.refused !== null || file.key === null)
    throw file.shown.refused === null ? notFound(say`The file was not found.`) : refused(file.shown.refused)
  return { file: file.shown, type: file.type, key: file.key }
}

/** 202: accepted, to be requested again later. */
function later(making: { done: number; total: number }, language: string): Bytes {
  const message = translate(say`This run's files are being made. Try again in a few seconds.`, language)
  const content = Buffer.from(JSON.stringify({ success: true, message, data: making }))
  return { type: 'application/json; charset=utf-8', content, status: 202, retryAfter: 3 }
}

function lacks(actor: Actor, { needs }: FileGroup): boolean {
  return needs !== null && !may(actor, needs)
}
