import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Paise } from '@muster/contract/values.ts'
import { byCategory } from '@muster/engine/payroll/outputs/books/expense-accounts.ts'
import { accountForEach } from '@muster/engine/payroll/outputs/journal-accounts.ts'
import { lastDay } from '@muster/engine/day.ts'
import { journalImport } from '@muster/engine/payroll/outputs/books/journal-csv.ts'
import { postings } from '@muster/engine/payroll/outputs/books/posting.ts'
import { tallyJournal } from '@muster/engine/payroll/outputs/books/tally.ts'
import { journalTable, openJournal, type Journal } from '@muster/engine/payroll/outputs/journal.ts'
import type { PaidLine } from '@muster/engine/payroll/outputs/paid-row.ts'
import { provisionJournal, provisionOf } from '@muster/engine/payroll/outputs/books/provisions.ts'
import { spreadsheetCsv, tableCsv, worded, type Words } from '@muster/engine/payroll/outputs/table.ts'
import { breather } from '../../../platform/breathe.ts'
import { translate } from '../../../platform/language/translate.ts'
import { paymentSeries } from './bank/bank-files.ts'
import { type ExpenseShares, expenseShares } from '../ledger/expense-shares.ts'
import { ownAccountNames } from '../ledger/ledger.ts'
import type { Material } from './material.ts'
import { pfReturns } from './returns/provident-fund-returns.ts'
import { runFile, type FileGroup } from './run-file.ts'
import { provisionsOf } from './provision-rows.queries.ts'

export const books: FileGroup = {
  kinds: ['journal', 'journal-tally', 'journal-csv'],
  needs: null,
  name: say`Journal`,
  purpose: say`The month's entries for your books: expenses by department, and amounts payable.`,
  make: async (material) => {
    const { run, rows } = material
    const { made, byLocation } = await journalOf(material)
    const [plain, tally, zoho] = journalFiles(run, made, byLocation, {
      kind: 'journal',
      fileName: 'Journal',
      notes: run.kind === 'regular' ? `Payroll ${run.month}` : `Payroll ${run.month} ${paymentSeries(run)}`,
      reference: `${paymentSeries(run)}-${run.month}`,
    })
    const shared = { amountPaise: made.debitPaise, people: rows.length }
    return [
      runFile({
        ...{ ...shared, ...plain },
        name: books.name,
        purpose: books.purpose,
      }),
      runFile({
        ...{ ...shared, ...tally },
        name: say`Journal for Tally`,
        purpose: say`A journal voucher to import, with cost centres by department and location. Create its ledgers and cost centres in Tally first.`,
      }),
      runFile({
        ...{ ...shared, ...zoho },
        name: say`Journal for Zoho Books`,
        purpose: say`A manual journal to import into Zoho Books and other accounting software.`,
      }),
    ]
  },
}

/** The provisions of the month, if made: a separate journal, because not every company books them monthly. */
export const provisionBooks: FileGroup = {
  kinds: ['provisions', 'provisions-tally', 'provisions-csv'],
  needs: null,
  name: say`Provisions journal`,
  purpose: say`The change in gratuity, leave and bonus owed since the last provisions.`,
  make: async ({ run, rows, tx, entity }) => {
    const all = run.kind === 'regular' ? await provisionsOf(tx, { month: run.month }) : []
    if (all.length === 0) return []
    const made = entity === null ? all : all.map((one) => provisionOf(one, entity.id))
    const names = await ownAccountNames(tx, {})
    const byDepartment = provisionJournal(made, 'department', names)
    const [plain, tally, zoho] = journalFiles(run, byDepartment, provisionJournal(made, 'location', names), {
      kind: 'provisions',
      fileName: 'Provisions',
      notes: `Provisions ${run.month}`,
      reference: `PROV-${run.month}`,
    })
    const shared = { amountPaise: byDepartment.debitPaise, people: rows.length }
    return [
      runFile({
        ...{ ...shared, ...plain },
        name: provisionBooks.name,
        purpose: provisionBooks.purpose,
      }),
      runFile({
        ...{ ...shared, ...tally },
        name: say`Provisions for Tally`,
        purpose: say`A journal voucher to import, with cost centres by department and location.`,
      }),
      runFile({
        ...{ ...shared, ...zoho },
        name: say`Provisions for Zoho Books`,
        purpose: say`A manual journal to import into Zoho Books and other accounting software.`,
      }),
    ]
  },
}

/** A journal as a table, for Tally and for Zoho Books. */
function journalFiles(
  { month }: Material['run'],
  made: Journal,
  byLocation: Journal,
  of: { kind: string; fileName: string; notes: string; reference: string },
) {
  const on = lastDay(month)
  return [
    {
      kind: of.kind,
      fileName: `${of.fileName} ${month}.csv`,
      content: (words: Words) => spreadsheetCsv(worded(journalTable(made), words)),
    },
    {
      kind: `${of.kind}-tally`,
      fileName: `${of.fileName} ${month}.xml`,
      type: 'application/xml; charset=utf-8',
      content: () => [tallyJournal(on, of.notes, postings(made, byLocation, ledgerName))],
    },
    {
      kind: `${of.kind}-csv`,
      fileName: `${of.fileName} import ${month}.csv`,
      content: () => tableCsv(journalImport(on, of.reference, of.notes, made, ledgerName)),
    },
  ] as const
}

/** Accounting software identifies a ledger by its name, so it is the same whoever downloads the file, in whatever language. */
const ledgerName = (said: Sentence) => translate(said, 'en')

/** The journal, with PF adjusted to the challans: the books owe exactly what they ask for, to the rupee. */
export async function journalOf(
  material: Material,
): Promise<{ made: Journal; byLocation: Journal; challansPaise: Paise | null }> {
  const { tx, rows, run } = material
  const { rounding, challansPaise } = await pfReturns(material, new Map())
  const names = await ownAccountNames(tx, accountForEach([...allLines(rows), ...rounding]))
  const shares = await expenseShares(tx, run.id, names)
  const journalBy = async (by: 'department' | 'location') => {
    const open = openJournal(names)
    const breathe = breather()
    for (const row of journalRows(rows, rounding, shares, by)) {
      open.add(row)
      await breathe()
    }
    return open.closed()
  }
  return {
    made: await journalBy('department'),
    byLocation: await journalBy('location'),
    challansPaise: run.kind === 'reversal' ? null : challansPaise,
  }
}

/** The lines of all payslips of a run. */
export function* allLines(rows: Material['rows']) {
  for (const { payslip } of rows) yield* payslip.lines
}

function* journalRows(
  rows: Material['rows'],
  rounding: readonly PaidLine[],
  shares: ExpenseShares,
  by: 'department' | 'location',
) {
  for (const { employee, person, payslip } of rows) {
    const own = shares.get(employee)
    const { lines } = payslip
    yield {
      department: person[by],
      lines: own ? lines.flatMap((line) => byCategory(line, own.get(line.code) ?? [])) : lines,
    }
  }
  yield { department: null, lines: rounding }
}
