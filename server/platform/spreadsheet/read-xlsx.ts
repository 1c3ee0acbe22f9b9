import { say } from '@muster/engine/sentence.ts'
import { wrongField } from '../problem.ts'
import { formatsOfStyles } from './number-format.ts'
import { linesOfSheet, type Shared, sharedTexts } from './sheet-cells.ts'
import { tooLargeToRead } from './too-large.ts'
import { NoZip, TooLarge, unzipper } from './unzip.ts'
import { attribute, elements, tokens } from './xml.ts'

const mostBytes = { ofFile: 48 * 1024 * 1024, inAll: 64 * 1024 * 1024 }
/** Spreadsheet programs know 65,490 styles. */
const mostStyles = 100_000
const mostTexts = 1_000_000
const mostSheets = 256

export interface Sheet {
  name: string
  /** From the first line on, each time it is called. */
  lines: () => Iterable<string[]>
}

/**
 * The sheets of a workbook that people see, in their order, each read when it is reached. Their lines are like those of a CSV file: one per
 * row, including empty ones; a cell is what a person would type for what it shows. Small files can take long to read, so it belongs in a
 * thread: `sheetTask`.
 */
export function* xlsxSheets(bytes: Buffer): Generator<Sheet, void> {
  try {
    const part = unzipper(bytes, mostBytes)
    const main = targetsOf(part, '').find(({ type }) => type.endsWith('/officeDocument'))?.path ?? 'xl/workbook.xml'
    const workbook = part(main) ?? ''
    const targets = targetsOf(part, main)
    const named = (name: string) => targets.find(({ type }) => type.endsWith(`/${name}`))?.path ?? `xl/${name}.xml`
    let shared: Shared | undefined
    let seen = 0
    for (const { name, id } of visibleSheets(workbook)) {
      const target = targets.find((one) => one.id === id) ?? { type: '', path: 'xl/worksheets/sheet1.xml' }
      if (target.type !== '' && !target.type.endsWith('/worksheet')) continue
      const sheet = partOrError(part, target.path)
      if (sheet === null) continue
      seen += 1
      if (seen > mostSheets) return
      shared ??= {
        texts: sharedTexts(part(named('sharedStrings')) ?? '', mostTexts),
        shows: formatsOfStyles(part(named('styles')) ?? '', mostStyles),
        is1904: isFrom1904(workbook),
      }
      const known = shared
      yield { name, lines: () => linesOfSheet(textOf(sheet), known) }
    }
    if (seen === 0) throw new NoZip('Its sheets are missing.')
  } catch (error) {
    throw saidOf(error)
  }
}

/** A sheet that cannot be read fails only when it is read: its workbook may have others. */
function partOrError(part: (name: string) => string | null, path: string): string | Error | null {
  try {
    return part(path)
  } catch (error) {
    if (error instanceof TooLarge || error instanceof NoZip) return error
    throw error
  }
}

function textOf(sheet: string | Error): string {
  if (sheet instanceof Error) throw sheet
  return sheet
}

/** What is wrong with a workbook, as a problem of its field; anything else as it is. */
export function saidOf(error: unknown): unknown {
  if (error instanceof TooLarge) return tooLargeToRead()
  if (!(error instanceof NoZip)) return error
  return wrongField('files.file', say`This workbook can't be read. Save it as XLSX again, or as CSV UTF-8.`)
}

/** In the order of the workbook, which is not that of the files. */
function visibleSheets(workbook: string): { name: string; id: string | null }[] {
  const sheets = [...elements(workbook, 'sheet')].map(({ attributes }) => ({
    name: attribute(attributes, 'name') ?? '',
    id: attribute(attributes, ':id'),
    isVisible: (attribute(attributes, 'state') ?? 'visible') === 'visible',
  }))
  return sheets.filter(({ isVisible }) => isVisible)
}

function isFrom1904(workbook: string): boolean {
  for (const { name, attributes } of tokens(workbook))
    if (name === 'workbookPr') return /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '')
  return false
}

interface Target {
  id: string | null
  type: string
  path: string
}

/** The parts that a part refers to; '' is the package itself. */
function targetsOf(part: (name: string) => string | null, from: string): Target[] {
  const cut = from.lastIndexOf('/') + 1
  const folder = from.slice(0, cut)
  const relations = part(`${folder}_rels/${from.slice(cut)}.rels`) ?? ''
  return [...elements(relations, 'Relationship')].map(({ attributes }) => ({
    id: attribute(attributes, 'Id'),
    type: attribute(attributes, 'Type') ?? '',
    path: resolved(folder, attribute(attributes, 'Target') ?? ''),
  }))
}

/** An absolute or a relative target, from the root of the package. */
function resolved(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}
