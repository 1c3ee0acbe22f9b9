import type { Day } from '../../../day.ts'
import type { Journal } from '../journal.ts'
import type { Table, Words } from '../table.ts'

/** A month as Zoho Books and others import a manual journal: its number and day stand on each line. */
export function journalImport(on: Day, number: string, notes: string, made: Journal, words: Words): Table {
  return {
    columns: [
      ...(['Journal Date', 'Reference Number', 'Notes', 'Account', 'Description'] as const).map((name) => ({
        name,
        type: name === 'Journal Date' ? ('day' as const) : ('text' as const),
      })),
      { name: 'Debit', type: 'amount' },
      { name: 'Credit', type: 'amount' },
    ],
    rows: made.entries.map(({ account, department, debitPaise, creditPaise }) => [
      ...[on, number, notes, words(account), department ?? ''],
      debitPaise === 0 ? null : debitPaise,
      creditPaise === 0 ? null : creditPaise,
    ]),
  }
}
