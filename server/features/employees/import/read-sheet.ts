import {
  importColumns,
  importHeadings,
  mostImported,
  neededColumns,
  type ImportColumn,
} from '@muster/contract/employees/import-columns.ts'
import { say } from '@muster/engine/sentence.ts'
import { breather } from '../../../platform/breathe.ts'
import { invalid, wrongField } from '../../../platform/problem.ts'

export interface SheetRow {
  /** As a spreadsheet counts: the headings are row 1. */
  row: number
  /** Trimmed; '' where the file has no such column. */
  cells: Record<ImportColumn, string>
}

interface Sheet {
  rows: SheetRow[]
  /** Headings that are no column of ours. */
  ignored: string[]
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
export async function readSheet(lines: Iterator<string[], void> & Iterable<string[]>): Promise<Sheet> {
  const headings = (lines.next().value ?? []).map((heading) => heading.trim())
  const { columns, ignored } = matched(headings)
  const rows: SheetRow[] = []
  const breathe = breather()
  let row = 1
  for (const line of lines) {
    await breathe()
    row += 1
    if (line.every((cell) => cell.trim() === '')) continue
    if (rows.length === mostImported)
      throw wrongField('files.file', say`Import at most ${mostImported} people at a time. Split the file.`)
    const cells = importColumns.map((column) => [column, (line[columns.get(column) ?? -1] ?? '').trim()])
    rows.push({ row, cells: Object.fromEntries(cells) as SheetRow['cells'] })
  }
  if (rows.length === 0) throw wrongField('files.file', say`The file has no rows below its headings`)
  return { rows, ignored }
}

function matched(headings: readonly string[]) {
  const columns = new Map<ImportColumn, number>()
  const ignored: string[] = []
  const twice: ImportColumn[] = []
  for (const [at, heading] of headings.entries()) {
    const column = names.get(plainName(heading))
    if (column === undefined) ignored.push(...(heading === '' ? [] : [heading]))
    else if (columns.has(column)) twice.push(column)
    else columns.set(column, at)
  }
  const errors = [
    ...neededColumns
      .filter((column) => !columns.has(column))
      .map((column) => say`Add the column ${importHeadings[column]}`),
    ...twice.map((column) => say`More than one column is read as ${importHeadings[column]}. Delete or rename one.`),
  ]
  if (errors.length > 0)
    throw invalid(
      errors.map((message) => ({ path: 'files.file', message })),
      say`The columns of the file need correction.`,
    )
  return { columns, ignored }
}

function plainName(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z0-9]/g, '')
}
