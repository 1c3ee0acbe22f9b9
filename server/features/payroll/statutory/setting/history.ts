import type { z } from 'zod'
import { startingSection, type StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { StatutoryChange } from '@muster/contract/payroll/statutory/statutory-settings.routes.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { fieldChanges } from './changes.ts'
import { settingsWritten, type WrittenRow } from './setting.queries.ts'

/** Who changed what, newest first; each change is against what applied in its month when it was written. */
export async function settingHistory(tx: Tx, section: StatutorySection): Promise<z.output<typeof StatutoryChange>[]> {
  const written = await settingsWritten(tx, { section })
  const told = written.map((row, index) => ({
    _id: String(row.n),
    state: row.state,
    location: row.location,
    from: row.from,
    note: row.note,
    who: row.who,
    at: row.at,
    changes: fieldChanges(before(written.slice(0, index), row), {
      ...startingSection(section, row.from),
      ...row.value,
    }),
  }))
  return told.toReversed()
}

/** The value that applied in the row's month before the row was written. */
function before(earlier: readonly WrittenRow[], { section, state, locationId, from }: WrittenRow): object {
  const previous = earlier
    .filter((row) => row.state === state && row.locationId === locationId && row.from <= from)
    .toSorted((a, b) => (a.from === b.from ? a.n - b.n : a.from < b.from ? -1 : 1))
    .at(-1)
  return { ...startingSection(section, from), ...previous?.value }
}
