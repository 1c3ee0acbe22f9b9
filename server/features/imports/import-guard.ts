import { areaOfImport } from '@muster/contract/imports/import-needs.ts'
import type { Id } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { asValue } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { oneImport } from './data-import.queries.ts'

/** Files of pay need a second person, like each row entered by hand. */
export async function importGuard(tx: Tx, id: Id, what: 'start' | 'undo') {
  const dataImport = await oneImport(tx, { id })
  const area = dataImport ? areaOfImport(dataImport.kind) : null
  if (!dataImport || area === null) return null
  const { fileName, counts } = dataImport
  const rows = counts.new + counts.changed
  return {
    area,
    title: what === 'start' ? say`Import of ${fileName}` : say`Undo the import of ${fileName}`,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    isRepeatable: true,
    changes: [
      { label: say`New rows`, from: null, to: asValue(counts.new) },
      { label: say`Changed rows`, from: null, to: asValue(counts.changed) },
    ],
    now: () => Promise.resolve(null),
    news: (by: string) =>
      what === 'start'
        ? say`${by} imported ${fileName}: ${plural(rows, { one: '# row', other: '# rows' })}`
        : say`${by} undid the import of ${fileName}`,
  }
}
