import type { Id } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { formNames } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, refused } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { nameOfPart } from '../legal-entity/name-of-part.ts'
import { payingEntities } from '../legal-entity/paying-entity.ts'
import { joinPdfs } from '../pdf/join.ts'
import { organisationBook } from '../statutory/index.ts'
import { aroundPart } from './around-part.ts'
import { certificateYear } from './certificate-year.ts'
import { drawPartB } from './draw/draw-part-b.ts'
import { drawPerquisites } from './draw/draw-perquisites.ts'
import { partAWith, partById, type StoredPart } from './parts.queries.ts'

/** A part by its id; for a Part B also the statement of perquisites, or the whole document that both belong to. */
interface Wanted {
  id: Id
  paper: 'part' | 'perquisites' | 'whole'
}

interface Access {
  /** Only parts issued to this employee; null for all. */
  own: Id | null
  isMasked: boolean
  language: string
}

/** A document viewed by payroll; the viewer is logged. */
export async function anyDocument(app: App, tx: Tx, actor: Actor, asked: Wanted, language: string): Promise<Bytes> {
  const part = await partById(tx, { id: asked.id, own: null })
  if (!part) throw notFound(say`The document was not found.`)
  // Another person's PAN is only for those who may see it.
  const isMasked = !isOwn(actor, part.employee) && !may(actor, 'employeeIdentityRead')
  const bytes = await documentOf(app, tx, part, asked, { own: null, isMasked, language })
  const changes = { document: nowIs(bytes.name) }
  await audit(tx, actor, 'downloaded', { type: 'employee', id: part.employee }, changes)
  return bytes
}

/** A document issued to the caller. */
export async function ownDocument(app: App, tx: Tx, actor: Actor, asked: Wanted, language: string): Promise<Bytes> {
  const own = actor.employee
  const part = own === null ? undefined : await partById(tx, { id: asked.id, own })
  if (!part) throw notFound(say`The document was not found.`)
  return documentOf(app, tx, part, asked, { own, isMasked: false, language })
}

/** Drawing and reading files happen after the transaction. */
async function documentOf(app: App, tx: Tx, part: StoredPart, asked: Wanted, access: Access): Promise<Bytes> {
  const { certificate } = formNames(await organisationBook(tx), firstDay((await certificateYear(tx, part.year)).from))
  const entity = (await payingEntities(tx)).find(({ id }) => id === part.entity) ?? null
  const named = (what: string, content: () => Promise<Buffer>): Bytes => {
    const name = nameOfPart({ entity }, `${what} ${part.year} ${part.code}.pdf`)
    return { type: 'application/pdf', content, name }
  }
  if (part.content === null) return named(`${certificate} Part A`, () => kept(app, part))
  const { content } = part
  const around = await aroundPart(app, tx, part, access)
  const { perquisites } = content
  const statement = perquisites && (async () => Buffer.from(await drawPerquisites(perquisites, content, around)))
  if (asked.paper === 'perquisites') {
    if (!statement) throw notFound(say`A statement of perquisites was not found.`)
    return named(perquisites!.form, statement)
  }
  const partB = async () => Buffer.from(await drawPartB(content, around))
  if (asked.paper === 'part') return named(`${certificate} Part B`, partB)
  const partA = await partAOf(tx, asked.id, access)
  return named(certificate, async () => {
    const papers = [await kept(app, partA), await partB(), ...(statement ? [await statement()] : [])]
    const joined = await joinPdfs(papers, 1)
    if ('fault' in joined) throw refused(say`Part A cannot be joined with Part B. Download them one by one.`)
    return joined.bytes
  })
}

async function partAOf(tx: Tx, partB: Id, { own }: Access): Promise<StoredPart> {
  const id = (await partAWith(tx, { id: partB, own }))?.id
  const part = id === undefined ? undefined : await partById(tx, { id, own })
  if (!part) throw notFound(say`Part A was not found.`)
  return part
}

/** A document as it was uploaded. */
function kept(app: App, { key }: StoredPart): Promise<Buffer> {
  return app.files.read(key!).catch(() => {
    throw notFound(say`The document was not found.`)
  })
}
