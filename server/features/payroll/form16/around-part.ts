import { firstDay } from '@muster/engine/day.ts'
import { formNames } from '@muster/engine/payroll/rules/in/form-names.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { addressLine } from '../company/company.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { certificateYear } from './certificate-year.ts'
import type { Around } from './draw-part-b.ts'
import type { StoredPart } from './parts.queries.ts'
import { employer } from './year.queries.ts'

/** What the pages of a part say around its figures. */
export async function aroundPart(app: App, tx: Tx, part: StoredPart, isMasked: boolean): Promise<Around> {
  const year = await certificateYear(tx, part.year)
  const names = formNames(await organisationBook(tx), firstDay(year.from))
  const { zone } = await companyCalendar(tx)
  const [who, { tds }] = [await employer(tx, {}), await statutorySettings(tx, year.last)]
  const pan = (await numbersOfPeople(tx, app, [part.employee])).get(part.employee)?.pan ?? null
  return {
    madeAt: part.madeAt,
    madeOn: localDay(part.madeAt, zone),
    partName: names.certificatePart,
    yearName: names.year,
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
  }
}
