import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import type { Id } from '@muster/contract/values.ts'
import type { form16Routes } from '@muster/contract/payroll/tax/form-16.routes.ts'
import { say, verbatim, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { takeFiles } from '../../../platform/serve/keep.ts'
import { newId } from '../../../platform/id.ts'
import { wrongField } from '../../../platform/problem.ts'
import type { Keep, KeptUpload, Upload } from '../../../platform/serve/call.ts'
import { fileName } from '../../../platform/serve/file-name.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { pdfFault, type PdfFault } from '../pdf/join.ts'
import { certificateYear } from './certificate-year.ts'
import { employersOfFiles } from './employers/payers.ts'
import { endParts, insertParts, lockCertificates } from './parts.queries.ts'
import { employedIn, type PanHolder } from './year.queries.ts'
import { unzip, ZipError } from './zip.ts'

type Reply = z.output<(typeof form16Routes)['POST /api/v1/user/form-16-part-a']['reply']>
type Taken = Omit<Reply, 'unmatched'> & { unmatched: { file: string; reason: Sentence }[] }

/** The largest Part A accepted; those of the tax department are a tenth of it. */
const mostBytes = 4 * 1024 * 1024

/** Files received, checked and stored before the transaction: reading and checking PDFs takes seconds. */
export interface SentPartA {
  taken: Taken
  parts: { id: Id; employee: Id; entity: Id | null; name: string; upload: KeptUpload }[]
}

interface Asked {
  organisation: Id
  financialYear: string
  /** The legal entity whose TAN the files are of. */
  entity?: AskedEntity | undefined
}

/** Matches each Part A to an employee by the PAN in its file name, and stores the readable ones. */
export async function readPartA(
  app: App,
  { organisation, financialYear, entity }: Asked,
  upload: Upload,
  keep: Keep,
): Promise<SentPartA> {
  const { year, holders, employerOf } = await app.database.within(organisation, async (tx) => {
    const year = await certificateYear(tx, financialYear)
    const holders = await byPan(app, tx, await employedIn(tx, year))
    return { year, holders, employerOf: await employersOfFiles(tx, year, entity) }
  })
  let heavy = 0
  const taken: Taken = { matched: [], unmatched: [] }
  const parts = new Map<Id, SentPartA['parts'][number]>()
  for await (const { file, bytes, problem } of documents(upload, await upload.read())) {
    const pan = panIn(file)
    const holder = pan === null ? undefined : holders.get(pan)
    const isSecond = holder !== undefined && parts.has(holder.employee)
    const employer = holder === undefined ? null : employerOf(holder.employee)
    const unlike = problem ?? whyNot(bytes, pan, holder, year.year, isSecond) ?? (employer && employer.reason)
    const fault = unlike === null ? await pdfFault(bytes!) : null
    // Others wait for the same thread: a sender with several such files uploads them one by one.
    if ((fault === 'slow' || fault === 'large') && ++heavy > 1)
      throw wrongField('files.file', say`Several PDFs are too much to read. Upload the files one by one.`)
    const reason = unlike ?? (fault === null ? null : faults[fault])
    if (reason !== null || holder === undefined || employer === null) {
      taken.unmatched.push({ file, reason: reason ?? say`No one employed in ${year.year} has this PAN.` })
      continue
    }
    const kept = await keep('document', asUpload(file, bytes!))
    parts.set(holder.employee, {
      ...{ id: newId(), employee: holder.employee, entity: employer.entity, name: file, upload: kept },
    })
    taken.matched.push({ file, name: holder.name, code: holder.code })
  }
  return { taken, parts: [...parts.values()] }
}

function asUpload(name: string, bytes: Buffer): Upload {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const whole = { read: () => Promise.resolve(bytes), stream: () => Readable.from([bytes]) }
  return { name, type: 'application/pdf', size: bytes.length, sha256, ...whole }
}

/** Assigns each Part A to its employee; an existing one is replaced. */
export async function takePartA(
  app: App,
  tx: Tx,
  actor: Actor,
  financialYear: string,
  { taken, parts }: SentPartA,
): Promise<Taken> {
  if (parts.length === 0) return taken
  const { year } = await certificateYear(tx, financialYear)
  const uploads = parts.map(({ upload }) => upload)
  await takeFiles(app, tx, { purpose: 'certificate', account: actor.account, uploads })
  const rows = parts.map(({ upload, ...part }) => ({ ...part, key: upload.key }))
  const of = { year, part: 'A', parts: JSON.stringify(rows), now: tx.now } as const
  await lockCertificates(tx, of)
  await endParts(tx, of)
  await insertParts(tx, { ...of, account: actor.account })
  const changes = { partA: { of: verbatim(year), ...nowIs(parts.length) } }
  await audit(tx, actor, 'tookForm16PartA', { type: 'organisation', id: tx.organisation }, changes)
  return taken
}

interface Document {
  file: string
  bytes: Buffer | null
  problem: Sentence | null
}

async function* documents({ name, type }: Upload, bytes: Buffer): AsyncGenerator<Document, void> {
  if (type === 'application/pdf') {
    yield { file: name, bytes, problem: null }
    return
  }
  try {
    for await (const entry of unzip(bytes, mostBytes)) {
      const file = fileName(entry.name.split('/').at(-1))
      // Extra files that some systems add to a zip.
      if (file.startsWith('.') || entry.name.startsWith('__MACOSX/')) continue
      const sealed = entry.isSealed ? say`Protected by a password. Unpack it and upload the PDF.` : null
      const unread = entry.bytes === null ? say`It can't be read, or is larger than 4 MB.` : null
      yield { file, bytes: entry.bytes, problem: sealed ?? unread }
    }
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    throw wrongField('files.file', error.said)
  }
}

function whyNot(
  bytes: Buffer | null,
  pan: string | null,
  holder: PanHolder | undefined,
  year: string,
  isSecond: boolean,
): Sentence | null {
  if (bytes === null || !isPdf(bytes)) return say`It isn't a PDF.`
  if (pan === null) return say`The file name has no PAN.`
  if (holder === undefined) return say`No one employed in ${year} has this PAN.`
  return isSecond ? say`Another file has the same PAN.` : null
}

/** Part A is issued in one document with Part B, so it must open. */
const faults: Record<PdfFault, Sentence> = {
  sealed: say`It is password-protected. Save it without a password and upload it again.`,
  broken: say`The PDF is damaged. Download it again from TRACES.`,
  slow: say`The PDF takes too long to read. Download it again from TRACES.`,
  large: say`The PDF is too large to read. Download it again from TRACES.`,
}

/** A document from its first bytes to its end mark; without the end mark it was truncated. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1024).includes('%PDF-') && bytes.subarray(-2048).includes('%%EOF')
}

/** An employee's PAN in a file name, as the tax department names them: `ABCPE1234F_2025-26.pdf`. */
function panIn(file: string): string | null {
  return /(?<![A-Z0-9])[A-Z]{3}P[A-Z]\d{4}[A-Z](?![A-Z0-9])/.exec(file.toUpperCase())?.[0] ?? null
}

async function byPan(app: App, tx: Tx, people: readonly PanHolder[]): Promise<Map<string, PanHolder>> {
  const numbers = await numbersOfPeople(
    tx,
    app,
    people.map(({ employee }) => employee),
  )
  return new Map(
    people.flatMap((person) => {
      const pan = numbers.get(person.employee)?.pan ?? null
      return pan === null ? [] : [[pan, person] as const]
    }),
  )
}
