import { createHash } from 'node:crypto'
import type { AskedEntity } from '@muster/contract/payroll/legal-entity/asked-entity.ts'
import { lawValue } from '@muster/engine/law/law.ts'
import { bonusRegister, bonusReturn } from '@muster/engine/payroll/outputs/bonus-forms.ts'
import { spreadsheetCsv, worded } from '@muster/engine/payroll/outputs/table.ts'
import { bonusForms } from '@muster/engine/payroll/rules/in/wages/bonus.law.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { refused } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { xlsx, xlsxType } from '../../../platform/spreadsheet/xlsx.ts'
import { addressLine } from '../../organisation/index.ts'
import { nameOfPart } from '../legal-entity/name-of-part.ts'
import { chooseEntity, entityAmong, keyOfEntity, payingEntities } from '../legal-entity/paying-entity.ts'
import { organisationBook } from '../statutory/index.ts'
import { bonusFileRows, establishment } from './bonus-people.queries.ts'
import { calculated } from './bonus-run.ts'
import { termsOf } from './entity-terms.ts'
import { spanOf } from './calculate-bonus.ts'

interface Asked {
  entity?: AskedEntity | undefined
  form: 'register' | 'return'
  year: string
  format: 'csv' | 'xlsx'
}

/** The register or the return of a year, by the law of its last day; of one legal entity if there are several. */
export async function bonusFile(
  tx: Tx,
  actor: Actor,
  { form, year, format, entity: asked }: Asked,
  language: string,
): Promise<Bytes> {
  const entities = await payingEntities(tx)
  const chosen = entityAmong(entities, asked)
  if (chosen === null && entities.length > 0) throw refused(chooseEntity)
  const run = await calculated(tx, year)
  const { first, last, to } = spanOf(year)
  const names = lawValue(await organisationBook(tx), bonusForms, last)
  const title = form === 'register' ? names.register : names.annualReturn
  const rows = await bonusFileRows(tx, { run: run.id, until: to, entity: keyOfEntity(chosen) })
  const said = form === 'register' ? bonusRegister(first, rows) : bonusReturn(await headOf(), rows)
  const table = worded(said, (one) => translate(one, language))
  const content = format === 'xlsx' ? xlsx(table, title) : Buffer.from([...spreadsheetCsv(table)].join(''))
  const name = nameOfPart({ entity: chosen }, `Bonus ${title} ${year}.${format}`)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const changes = { file: nowIs(name), people: nowIs(rows.length), sha256: nowIs(sha256) }
  await audit(tx, actor, 'downloaded', { type: 'organisation', id: tx.organisation }, changes)
  return { type: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxType, content, name }

  async function headOf() {
    const own = (await establishment(tx, {}))!
    const { legalName, address } = chosen?.details ?? own
    return {
      ...{ name: legalName || own.name, address: addressLine(address), industry: own.sector ?? '' },
      ...{ yearEnds: last, rateBasisPoints: (await termsOf(tx, run, chosen)).rateBasisPoints },
    }
  }
}
