import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { App } from '../../platform/app.ts'
import { breather } from '../../platform/breathe.ts'
import type { Outcome } from './data-import.queries.ts'
import type { Fault, CheckedRow } from './import-kind.ts'
import { refusedRow } from './refused-row.ts'

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

/** With the faults that only the whole file shows. Of a cell that cannot be read, the kind sees only that. */
export function withFaults(checkedRow: CheckedRow, more: readonly Fault[] | undefined): CheckedRow {
  if (more === undefined) return checkedRow
  const told = new Set(more.map(({ column }) => column))
  const others = checkedRow.faults.filter(({ column }) => column === null || !told.has(column))
  return { ...checkedRow, faults: [...more, ...others] }
}

export function sealedResult({ secrets }: App, { name, changes, faults }: CheckedRow): string {
  return secrets.seal('data_import_row.found', JSON.stringify({ name, changes, faults } satisfies KeptResult))
}

export function openedResult({ secrets }: App, sealed: string | null): KeptResult {
  if (sealed === null) return { name: '', changes: [], faults: [] }
  return JSON.parse(secrets.open('data_import_row.found', sealed)) as KeptResult
}

/** Rows in which nothing is that a record needs, in the form `putResults` takes. */
export function sealedEmpties(app: App, rows: readonly number[]): string {
  const message = say`Skipped: none of the required columns has a value in this row`
  const found = sealedResult(app, refusedRow(0, '', [{ column: null, message }]))
  return JSON.stringify(rows.map((row) => ({ row, outcome: 'skipped' satisfies Outcome, found })))
}

/** In the form `putResults` takes. */
export async function sealedResults(app: App, all: readonly CheckedRow[]): Promise<string> {
  const breathe = breather()
  const results = []
  for (const one of all) {
    await breathe()
    results.push({ row: one.row, outcome: outcomeOf(one), found: sealedResult(app, one) })
  }
  return JSON.stringify(results)
}
