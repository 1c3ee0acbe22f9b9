import { createHash } from 'node:crypto'
import { requestTypes } from '@muster/contract/request-types.ts'
import { spreadsheetCsv, type Table } from '@muster/engine/payroll/outputs/table.ts'
import { plain, say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { wrongField } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { xlsx, xlsxType } from '../../../platform/spreadsheet/xlsx.ts'
import { spentLines, type SpentLine } from './spending.queries.ts'
import { filterOf, type SpendingQuery } from './spending.ts'

const mostLines = 50_000

/** The report's expenses as a spreadsheet, one per line. */
export async function spendingFile(
  tx: Tx,
  actor: Actor,
  { format, ...query }: SpendingQuery & { format: 'csv' | 'xlsx' },
  language: string,
): Promise<Bytes> {
  const lines = await spentLines(tx, { ...(await filterOf(tx, query)), limit: mostLines + 1 })
  if (lines.length > mostLines)
    throw wrongField('query.to', say`These are more than ${mostLines} expenses. Choose fewer months.`)
  const table = tableOf(lines, (said) => translate(said, language))
  const content =
    format === 'csv'
      ? Buffer.from([...spreadsheetCsv(table)].join(''))
      : xlsx(table, translate(say`Spending`, language))
  const name = `spending-${query.from}-${query.to}.${format}`
  await audit(
    tx,
    actor,
    'downloaded',
    { type: 'organisation', id: tx.organisation },
    {
      file: nowIs(name),
      sha256: nowIs(createHash('sha256').update(content).digest('hex')),
    },
  )
  return { type: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxType, content, name }
}

function tableOf(lines: readonly SpentLine[], translateAll: (said: Sentence) => string): Table {
  const text = (said: Sentence) => ({ name: translateAll(said), type: 'text' as const })
  const amount = (said: Sentence) => ({ name: translateAll(said), type: 'amount' as const })
  return {
    columns: [
      ...[say`Date`, say`Request`, say`Type`, say`Employee ID`, say`Employee`, say`Department`].map(text),
      ...[say`Category`, say`Merchant or item`, say`Purpose`].map(text),
      ...[say`Approved (₹)`, say`Paid (₹)`].map(amount),
    ],
    rows: lines.map(({ day, number, type, code, person, department, category, words, reason, approved, paid }) => [
      ...[
        day,
        number,
        translateAll(plain(requestTypes[type].title)),
        code,
        person,
        department,
        category,
        words,
        reason,
      ],
      ...[approved, paid],
    ]),
  }
}
