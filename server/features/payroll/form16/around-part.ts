import type { Day, Instant } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { formNames, yearSaid } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { addressLine } from '../../organisation/index.ts'
import { payingEntities, settingsOf } from '../legal-entity/paying-entity.ts'
import { organisationBook, statutorySettings } from '../statutory/index.ts'
import { certificateYear } from './certificate-year.ts'
import type { StoredPart } from './parts.queries.ts'
import { employer } from './year.queries.ts'

/** The text around the figures on a part's pages. */
export interface Around {
  language: string
  /** A sentence in the reader's language. */
  put: (said: Sentence) => string
  madeAt: Instant
  /** The date at the company's location. */
  madeOn: Day
  /** The year's name for the part with the figures, and the year within a sentence. */
  partName: string
  yearName: Sentence
  /** The employee's PAN, or its placeholder. */
  pan: string
  employer: { name: string; address: string; pan: string | null; tan: string | null }
  signatory: { name: string; fatherName: string; designation: string }
  circleAddress: string
}

/** Details for a part from the organisation and the employee as they are today. */
export async function aroundPart(
  app: App,
  tx: Tx,
  part: StoredPart,
  { isMasked, language }: { isMasked: boolean; language: string },
): Promise<Around> {
  const put = (said: Sentence) => translate(said, language)
  const year = await certificateYear(tx, part.year)
  const names = formNames(await organisationBook(tx), firstDay(year.from))
  const { zone } = await companyCalendar(tx)
  const settled = await statutorySettings(tx, year.last)
  const entity = (await payingEntities(tx)).find(({ id }) => id === part.entity)
  const who = entity?.details ?? (await employer(tx, {}))
  const { tds } = entity === undefined ? settled : settingsOf(settled, entity)
  const pan = (await numbersOfPeople(tx, app, [part.employee])).get(part.employee)?.pan ?? null
  return {
    language,
    put,
    madeAt: part.madeAt,
    madeOn: localDay(part.madeAt, zone),
    partName: put(plain(names.certificatePart)),
    yearName: yearSaid(names, part.year),
    pan: pan === null ? put(say`Not known`) : isMasked ? `•••••• ${pan.slice(-4)}` : pan,
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
