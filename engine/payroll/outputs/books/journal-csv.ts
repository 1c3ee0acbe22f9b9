import type { Day } from '../../../day.ts'
import type { Journal } from '../journal.ts'
import type { Table, Words } from '../table.ts'

/** A month as a manual journal for import into Zoho Books and others: number and date are repeated on each line. */
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
