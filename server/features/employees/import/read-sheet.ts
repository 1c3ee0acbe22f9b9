import {
  importColumns,
  importHeadings,
  mostImported,
  neededColumns,
  type ImportColumn,
} from '@muster/contract/employees/import-columns.ts'
import { say } from '@muster/engine/sentence.ts'
import { breather } from '../../../platform/breathe.ts'
import { type FieldFault, wrongField } from '../../../platform/problem.ts'

export interface SheetRow {
  /** As a spreadsheet counts: the headings are row 1. */
  row: number
  /** Trimmed; '' where the file has no such column. */
  cells: Record<ImportColumn, string>
}

interface Sheet {
  /** Those that are imported. */
  rows: SheetRow[]
  skipped: number
  headings: { name: string; column: ImportColumn | null; samples: string[] }[]
  /** Columns that it has to have and has not. */
  missing: ImportColumn[]
}

/** How somebody wants the file to be read. */
export interface Reading {
  columns: Partial<Record<ImportColumn, number | null>>
  edits: readonly { row: number; column: ImportColumn; value: string }[]
  skipped: readonly number[]
}

/** What other products call the columns, without blanks and signs. */
const otherNames: Readonly<Record<string, ImportColumn>> = {
  ...{ employeecode: 'code', employeenumber: 'code', employeeno: 'code', empid: 'code', empcode: 'code', code: 'code' },
  ...{ surname: 'lastName', email: 'workEmail', emailid: 'workEmail', emailaddress: 'workEmail' },
  ...{ officialemail: 'workEmail', workemailid: 'workEmail', phone: 'phone', mobileno: 'phone', mobilenumber: 'phone' },
  ...{ phonenumber: 'phone', jobtitle: 'designation', title: 'designation', manager: 'reportsTo' },
  ...{ managerid: 'reportsTo', reportingmanager: 'reportsTo', reportingto: 'reportsTo', worklocation: 'location' },
  ...{ branch: 'location', type: 'employmentType', joiningdate: 'joinedOn', dateofjoin: 'joinedOn', doj: 'joinedOn' },
  ...{ joinedon: 'joinedOn', probation: 'probationDays', probationperiod: 'probationDays' },
}
const names = new Map<string, ImportColumn>([
  ...Object.entries(otherNames),
  ...importColumns.map((column) => [plainName(importHeadings[column]), column] as const),
])

/** Of the lines of a file, headings first. */
export async function readSheet(
  lines: Iterator<string[], void> & Iterable<string[]>,
  { columns: chosen, edits, skipped }: Reading,
): Promise<Sheet> {
  const headings = (lines.next().value ?? []).map((heading) => heading.trim())
  const columns = matched(headings, chosen)
  const samples = headings.map((): string[] => [])
  const all: SheetRow[] = []
  const breathe = breather()
  let row = 1
  for (const line of lines) {
    await breathe()
    row += 1
    if (line.every((cell) => cell.trim() === '')) continue
    if (all.length === mostImported)
      throw wrongField('files.file', say`Import at most ${mostImported} people at a time. Split the file.`)
    for (const [at, found] of samples.entries()) {
      const value = (line[at] ?? '').trim()
      if (value !== '' && found.length < 3) found.push(value.slice(0, 60))
    }
    const cells = importColumns.map((column) => [column, (line[columns.get(column) ?? -1] ?? '').trim()])
    all.push({ row, cells: Object.fromEntries(cells) as SheetRow['cells'] })
  }
  if (all.length === 0) throw wrongField('files.file', say`The file has no rows below its headings`)
  const byRow = new Map(all.map((one) => [one.row, one]))
  for (const { row: at, column, value } of edits) Object.assign(byRow.get(at)?.cells ?? {}, { [column]: value })
  const rows = all.filter((one) => !skipped.includes(one.row))
  const columnAt = new Map([...columns].map(([column, at]) => [at, column]))
  return {
    rows,
    skipped: all.length - rows.length,
    headings: headings.map((name, at) => ({ name, column: columnAt.get(at) ?? null, samples: samples[at]! })),
    missing: neededColumns.filter((column) => !columns.has(column)),
  }
}

/** Where each column stands: where somebody says, else at the first heading of its name that is not taken. */
function matched(headings: readonly string[], chosen: Reading['columns']): Map<ImportColumn, number> {
  const columns = new Map<ImportColumn, number>()
  const taken = new Set<number>()
  for (const [column, at] of Object.entries(chosen) as [ImportColumn, number | null][]) {
    if (at === null || at >= headings.length) continue
    if (taken.has(at))
      throw wrongField('body.columns', say`${headings[at]!} is chosen for two columns. Choose it for one.`)
    columns.set(column, at)
    taken.add(at)
  }
  for (const [at, heading] of headings.entries()) {
    const column = names.get(plainName(heading))
    if (column === undefined || taken.has(at) || column in chosen || columns.has(column)) continue
    columns.set(column, at)
  }
  return columns
}

/** What a file without a column that it has to have is refused with. */
export function missingFaults(missing: readonly ImportColumn[]): FieldFault[] {
  return missing.map((column) => ({ path: 'files.file', message: say`Add the column ${importHeadings[column]}` }))
}

function plainName(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '')
}
