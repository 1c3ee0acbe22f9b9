import { createHash } from 'node:crypto'
import { spreadsheetCsv, type Cell, type Table } from '@muster/engine/payroll/outputs/table.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { xlsx, xlsxType } from '../../../platform/spreadsheet/xlsx.ts'
import { assetPage, type AssetFilter } from './asset.queries.ts'

/** The register as a file, filtered like its list. */
export async function assetFile(
  tx: Tx,
  actor: Actor,
  { format, ...filter }: AssetFilter & { format: 'csv' | 'xlsx' },
  language: string,
): Promise<Bytes> {
  const { data } = await assetPage(tx, { ...filter, sortBy: 'tag', sortOrder: 'asc', limit: null, offset: 0 })
  const word = (sentence: Sentence | null) => (sentence === null ? null : translate(sentence, language))
  const table: Table = {
    columns: columns.map(({ name, type }) => ({ name: translate(name, language), type: type ?? 'text' })),
    rows: data.map((row): Cell[] => [
      ...[row.tag, row.name, row.category, row.serial, word(states[row.state])],
      ...[row.holder?.name ?? null, row.holder?.code ?? null, row.heldSince, row.acknowledgedAt?.slice(0, 10) ?? null],
      ...[word(row.condition === null ? null : conditions[row.condition]), row.vendor, row.boughtOn, row.pricePaise],
      ...[row.warrantyUntil, row.request?.number ?? null],
    ]),
  }
  const content =
    format === 'csv' ? Buffer.from([...spreadsheetCsv(table)].join('')) : xlsx(table, translate(say`Assets`, language))
  const name = `assets-${tx.now.slice(0, 10)}.${format}`
  await audit(
    tx,
    actor,
    'downloaded',
    { type: 'organisation', id: tx.organisation },
    { file: nowIs(name), sha256: nowIs(createHash('sha256').update(content).digest('hex')) },
  )
  return { type: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxType, content, name }
}

const columns: readonly { name: Sentence; type?: 'amount' }[] = [
  ...[{ name: say`Tag` }, { name: say`Asset` }, { name: say`Category` }, { name: say`Serial number` }],
  ...[{ name: say`Status` }, { name: say`Held by` }, { name: say`Employee ID` }, { name: say`Held since` }],
  ...[{ name: say`Confirmed on` }, { name: say`Last condition` }, { name: say`Vendor` }, { name: say`Bought on` }],
  ...[{ name: say`Price`, type: 'amount' as const }, { name: say`Warranty until` }, { name: say`Request` }],
]

const states = { inStock: say`In stock`, inUse: say`In use`, retired: say`Retired` }
const conditions = { good: say`Good`, worn: say`Worn`, damaged: say`Damaged`, lost: say`Lost` }
