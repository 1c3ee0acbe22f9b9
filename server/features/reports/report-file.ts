import { createHash } from 'node:crypto'
import { measuresOf, type ReportName, reportOf, type ReportUnit } from '@muster/contract/reports/report-kinds.ts'
import { spreadsheetCsv, type Column, type Table, worded } from '@muster/engine/payroll/outputs/table.ts'
import { say } from '@muster/engine/sentence.ts'
import { percentText } from '@muster/engine/format.ts'
import type { Actor } from '../../platform/actor.ts'
import { audit, nowIs } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { translate } from '../../platform/language/translate.ts'
import type { Bytes } from '../../platform/bytes.ts'
import { xlsx, xlsxType } from '../../platform/spreadsheet/xlsx.ts'
import { measureLabels, reportTitles } from './report-labels.ts'
import { reportFor } from './report.ts'

/** A line per department and month, as shown in the report. */
export async function reportFile(
  tx: Tx,
  actor: Actor,
  name: ReportName,
  { format, ...asked }: Parameters<typeof reportFor>[3] & { format: 'csv' | 'xlsx' },
  language: string,
): Promise<Bytes> {
  const report = await reportFor(tx, actor, name, asked)
  const measures = measuresOf(name)
  const unitOf = (key: string) => reportOf(name).measures[key]!.unit
  const table: Table = worded(
    {
      columns: [
        { name: say`Department`, type: 'text' },
        { name: say`Month`, type: 'text' },
        ...measures.map((key) => ({ name: measureLabels[key]!, type: columnTypes[unitOf(key)] })),
      ],
      rows: report.rows.flatMap((row) =>
        row.months.map((values, at) => [
          ...[row.name ?? say`No department`, report.months[at]!],
          ...measures.map((key) => (unitOf(key) === 'basisPoints' ? percentText(values[key]!) : values[key]!)),
        ]),
      ),
    },
    (said) => translate(said, language),
  )
  const content =
    format === 'csv'
      ? Buffer.from([...spreadsheetCsv(table)].join(''))
      : xlsx(table, translate(reportTitles[name], language))
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${asked.from}-${asked.to}.${format}`
  const sha256 = createHash('sha256').update(content).digest('hex')
  const changes = { file: nowIs(file), sha256: nowIs(sha256) }
  await audit(tx, actor, 'downloaded', { type: 'organisation', id: tx.organisation }, changes)
  return { type: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxType, content, name: file }
}

const columnTypes: Readonly<Record<ReportUnit, Column['type']>> = {
  ...{
    people: 'number',
    days: 'number',
    minutes: 'number',
    paise: 'amount',
    halfDays: 'halfDays',
    basisPoints: 'text',
  },
}
