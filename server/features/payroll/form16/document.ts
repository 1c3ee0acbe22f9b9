import type { Id } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { formNames } from '@muster/engine/payroll/rules/in/form-names.ts'
import { localDay } from '@muster/engine/zone.ts'
import { may, type Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { notFound } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/serve/bytes.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { addressLine } from '../company/company.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { certificateYear } from './certificate-year.ts'
import { drawPartB } from './draw-part-b.ts'
import { partById, type StoredPart } from './parts.queries.ts'
import { employer } from './year.queries.ts'

/** A part that payroll looks at; the log keeps who did. */
export async function anyDocument(app: App, tx: Tx, actor: Actor, id: Id): Promise<Bytes> {
  const part = await partById(tx, { id, own: null })
  if (!part) throw notFound('The document')
  // The number of somebody else is for those who may see it.
  const isMasked = part.employee !== actor.employee && !may(actor, 'employeeIdentityRead')
  const bytes = await documentOf(app, tx, part, isMasked)
  const changes = { document: { from: null, to: bytes.name ?? '' } }
  await audit(tx, actor, 'downloaded', { type: 'employee', id: part.employee }, changes)
  return bytes
}

/** A part that the caller was given. */
export async function ownDocument(app: App, tx: Tx, actor: Actor, id: Id): Promise<Bytes> {
  const part = actor.employee === null ? undefined : await partById(tx, { id, own: actor.employee })
  if (!part) throw notFound('The document')
  return documentOf(app, tx, part, false)
}

async function documentOf(app: App, tx: Tx, part: StoredPart, isMasked: boolean): Promise<Bytes> {
  const year = await certificateYear(tx, part.year)
  const { certificate, certificatePart, year: yearName } = formNames(await organisationBook(tx), firstDay(year.from))
  const name = `${certificate} Part ${part.part} ${part.year} ${part.code}.pdf`
  if (part.key !== null) {
    const content = await app.files.read(part.key).catch(() => {
      throw notFound('The document')
    })
    return { type: 'application/pdf', content, name }
  }
  const { zone } = await companyCalendar(tx)
  const [who, { tds }] = [await employer(tx, {}), await statutorySettings(tx, year.last)]
  const pan = (await numbersOfPeople(tx, app, [part.employee])).get(part.employee)?.pan ?? null
  const content = await drawPartB(part.content!, {
    madeAt: part.madeAt,
    madeOn: localDay(part.madeAt, zone),
    partName: certificatePart,
    yearName,
    pan: pan === null ? 'Not known' : isMasked ? `•••••• ${pan.slice(-4)}` : pan,
    employer: {
      name: who?.legalName ?? '',
      address: addressLine(who?.address ?? {}),
      pan: who?.pan ?? null,
      tan: tds.tan,
    },
    signatory: {
      name: tds.signatoryName,
      fatherName: tds.signatoryFatherName,
      designation: tds.signatoryDesignation,
    },
    circleAddress: tds.circleAddress,
  })
  return { type: 'application/pdf', content: Buffer.from(content), name }
}
