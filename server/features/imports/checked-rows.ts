import type { Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../platform/app.ts'
import type { Outcome } from './data-import.queries.ts'
import type { Fault, CheckedRow } from './import-kind.ts'

/** What is stored of a checked row. */
export interface KeptResult {
  name: string
  changes: CheckedRow['changes']
  faults: { column: string | null; message: Sentence }[]
}

export function outcomeOf({ faults, isNew, changes }: Pick<CheckedRow, 'faults' | 'isNew' | 'changes'>): Outcome {
  if (faults.length > 0) return 'refused'
  if (isNew) return 'new'
  return changes.length > 0 ? 'changed' : 'unchanged'
}

/** With the faults that only the whole file shows. */
export function withFaults(checkedRow: CheckedRow, more: readonly Fault[] | undefined): CheckedRow {
  return more === undefined ? checkedRow : { ...checkedRow, faults: [...more, ...checkedRow.faults] }
}

export function sealedResult({ secrets }: App, { name, changes, faults }: CheckedRow): string {
  return secrets.seal('data_import_row.found', JSON.stringify({ name, changes, faults } satisfies KeptResult))
}

export function openedResult({ secrets }: App, sealed: string | null): KeptResult {
  if (sealed === null) return { name: '', changes: [], faults: [] }
  return JSON.parse(secrets.open('data_import_row.found', sealed)) as KeptResult
}

/** In the form `putResults` takes. */
export function sealedResults(app: App, all: readonly CheckedRow[]): string {
  return JSON.stringify(all.map((one) => ({ row: one.row, outcome: outcomeOf(one), found: sealedResult(app, one) })))
}
