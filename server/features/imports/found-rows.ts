import type { Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../platform/app.ts'
import type { Outcome } from './data-import.queries.ts'
import type { Fault, FoundRow } from './import-kind.ts'

/** What is stored of a checked row. */
export interface KeptFound {
  name: string
  changes: FoundRow['changes']
  faults: { column: string | null; message: Sentence }[]
}

export function outcomeOf({ faults, isNew, changes }: Pick<FoundRow, 'faults' | 'isNew' | 'changes'>): Outcome {
  if (faults.length > 0) return 'refused'
  if (isNew) return 'new'
  return changes.length > 0 ? 'changed' : 'unchanged'
}

/** With the faults that only the whole file shows. */
export function withFaults(foundRow: FoundRow, more: readonly Fault[] | undefined): FoundRow {
  return more === undefined ? foundRow : { ...foundRow, faults: [...more, ...foundRow.faults] }
}

export function sealedFound({ secrets }: App, { name, changes, faults }: FoundRow): string {
  return secrets.seal('data_import_row.found', JSON.stringify({ name, changes, faults } satisfies KeptFound))
}

export function openedFound({ secrets }: App, sealed: string | null): KeptFound {
  if (sealed === null) return { name: '', changes: [], faults: [] }
  return JSON.parse(secrets.open('data_import_row.found', sealed)) as KeptFound
}

/** In the form `putFound` takes. */
export function foundRows(app: App, all: readonly FoundRow[]): string {
  return JSON.stringify(all.map((one) => ({ row: one.row, outcome: outcomeOf(one), found: sealedFound(app, one) })))
}
