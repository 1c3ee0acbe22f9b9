import type { Id } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { formNames } from '@muster/engine/payroll/rules/in/form-names.ts'
import { localDay } from '@muster/engine/zone.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound, refused } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/serve/bytes.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { addressLine } from '../company/company.ts'
import { joinPdfs } from '../pdf/join.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { certificateYear } from './certificate-year.ts'
import { drawPartB, type Around } from './draw-part-b.ts'
import type { PartB } from './part-b.ts'
import { partAWith, partById, type StoredPart } from './parts.queries.ts'
import { employer } from './year.queries.ts'

interface Asked {
  id: Id
  paper: 'part' | 'whole'
}

/** A part that payroll looks at, or the whole of a Part B; the log keeps who did. */
export async function anyDocument(app: App, tx: Tx, actor: Actor, asked: Asked): Promise<Bytes> {
  const part = await partById(tx, { id: asked.id, own: null })
  if (!part) throw notFound('The document')
  // The number of somebody else is for those who may see it.
  const isMasked = part.employee !== actor.employee && !may(actor, 'employeeIdentityRead')
  const bytes = await documentOf(app, tx, part, { ...asked, own: null, isMasked })
  const changes = { document: { from: null, to: bytes.name ?? '' } }
  await audit(tx, actor, 'downloaded', { type: 'employee', id: part.employee }, changes)
  return bytes
}

/** A part that the caller was given, or the whole of what was given. */
export async function ownDocument(app: App, tx: Tx, actor: Actor, asked: Asked): Promise<Bytes> {
  const own = actor.employee
  const part = own === null ? undefined : await partById(tx, { id: asked.id, own })
  if (!part) throw notFound('The document')
  return documentOf(app, tx, part, { ...asked, own, isMasked: false })
}

async function documentOf(
  app: App,
  tx: Tx,
  part: StoredPart,
  { id, paper, own, isMasked }: Asked & { own: Id | null; isMasked: boolean },
): Promise<Bytes> {
  const year = await certificateYear(tx, part.year)
  const { certificate } = formNames(await organisationBook(tx), firstDay(year.from))
  const named = (content: Buffer, what: string): Bytes => {
    const name = `${certificate}${what} ${part.year} ${part.code}.pdf`
    return { type: 'application/pdf', content, name }
  }
  if (part.content === null) return named(await kept(app, part), ` Part ${part.part}`)
  const around = await aroundOf(app, tx, part, isMasked)
  const drawn = await drawn_(part.content, around)
  if (paper === 'part') return named(drawn, ' Part B')
  const first = await partAWith(tx, { id, own })
  const partA = first && (await partById(tx, { id: first.id, own }))
  if (!partA) throw notFound('Part A of it')
  const joined = await joinPdfs([await kept(app, partA), drawn])
  if ('fault' in joined)
    throw refused('Part A cannot be put into one document with Part B. Download both by themselves.')
  return named(joined.bytes, '')
}

async function kept(app: App, { key }: StoredPart): Promise<Buffer> {
  return app.files.read(key!).catch(() => {
    throw notFound('The document')
  })
}
