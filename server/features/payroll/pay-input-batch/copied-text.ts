import { mostVariableCharacters, mostVariableRows } from '@muster/contract/payroll/pay-run/variable-columns.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { breather } from '../../../platform/breathe.ts'
import { wrongField } from '../../../platform/problem.ts'
import type { Upload } from '../../../platform/serve/call.ts'
import { sheetLines } from '../../imports/index.ts'
import { knownColumns } from './read-rows.ts'

/** The rows of a file as a spreadsheet copies them: tabs between cells. A tab or a line end within a cell becomes a blank. */
export async function copiedText(organisation: Id, file: Upload): Promise<string> {
  const lines: string[] = []
  const breathe = breather()
  let [columns, characters] = [0, 0]
  const sheet = await sheetLines(organisation, file, knownColumns)
  for (const line of sheet.lines) {
    await breathe()
    characters += line.reduce((sum, cell) => sum + cell.length + 1, 0)
    // Except for the headings, and empty lines between the rows.
    if (lines.length > mostVariableRows * 2 || characters > mostVariableCharacters)
      throw wrongField('files.file', say`Enter at most ${mostVariableRows} rows at a time. Split the sheet.`)
    columns = Math.max(columns, line.length)
    lines.push(line.map((cell) => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
  }
  if (columns < 2)
    throw wrongField('files.file', say`The file has no columns. Upload a CSV or XLSX file with one row per input.`)
  return lines.join('\n').trimEnd()
}
