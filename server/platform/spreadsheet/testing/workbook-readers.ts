import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import readXlsx from 'read-excel-file/node'
import { csvRows } from '@muster/engine/payroll/outputs/csv.ts'

/** A cell as others read it: its text, a number, or a day. */
export type ReadCell = string | number | null

interface WorkbookReader {
  name: string
  /** Why it cannot be used here, null if it can. */
  why: string | null
  /** The cells of the first sheet. Each fails on a workbook that is not well-formed. */
  read: (file: Buffer) => Promise<ReadCell[][]>
}

const run = promisify(execFile)
const isThere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0

/** One that has a `python3` of its own before the system's still has what the system's packages brought. */
const python = ['/usr/bin/python3', 'python3'].find((one) => isThere(one, '-c', 'import openpyxl'))
const office = ['soffice', 'libreoffice'].find((one) => isThere(one, '--version'))

/** Programs that people open our workbooks with, none of which knows our writer. */
export const workbookReaders: readonly WorkbookReader[] = [
  { name: 'read-excel-file', why: null, read: inJavaScript },
  { name: 'openpyxl', why: python === undefined ? 'python3-openpyxl is not installed' : null, read: inPython },
  { name: 'LibreOffice', why: office === undefined ? 'libreoffice-calc is not installed' : null, read: inOffice },
]

async function inJavaScript(file: Buffer): Promise<ReadCell[][]> {
  const [sheet] = await readXlsx(file, { trim: false })
  return sheet!.data.map(
    (row) => row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell)) as ReadCell[],
  )
}

const script = `import json, sys, openpyxl
sheet = openpyxl.load_workbook(sys.argv[1]).active
say = lambda value: value.date().isoformat() if hasattr(value, 'date') else value
print(json.dumps([[say(cell.value) for cell in row] for row in sheet.iter_rows()]))`

function inPython(file: Buffer): Promise<ReadCell[][]> {
  return beside(
    file,
    async (path) => JSON.parse((await run(python!, ['-c', script, path], large)).stdout) as ReadCell[][],
  )
}

/** Field separator, text delimiter, UTF-8, from the first line, all columns, no quotes but where needed, cells as stored. */
const asCsv = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false'

function inOffice(file: Buffer): Promise<ReadCell[][]> {
  return beside(file, async (path, folder) => {
    const profile = `-env:UserInstallation=file://${folder}/profile`
    await run(office!, [profile, '--headless', '--convert-to', asCsv, '--outdir', folder, path], large)
    return [...csvRows(await readFile(path.replace(/xlsx$/, 'csv'), 'utf8'))]
  })
}

const large = { maxBuffer: 64 * 1024 * 1024 }

async function beside<T>(file: Buffer, work: (path: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'workbook-'))
  try {
    const path = join(folder, 'read.xlsx')
    await writeFile(path, file)
    return await work(path, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
