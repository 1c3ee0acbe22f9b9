import { createHash } from 'node:crypto'
import { spreadsheetCsv, worded, type SaidCell, type SaidTable } from '@muster/engine/payroll/outputs/table.ts'
import { parallelCauses } from '@muster/engine/payroll/parallel/parallel-cause.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { plural, say } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { Actor } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { conflict } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { xlsx, xlsxType } from '../../../platform/spreadsheet/xlsx.ts'
import { companyCalendar } from '../../organisation/index.ts'
import { allDifferences, type ShownDifference } from './difference.queries.ts'
import { shownRun } from './parallel-run.ts'

/** The parallel run report: every difference, and in its last row whether both payrolls agree. */
export async function parallelFile(
  tx: Tx,
  actor: Actor,
  { id, format }: { id: Id; format: 'csv' | 'xlsx' },
  language: string,
): Promise<Bytes> {
  const run = await shownRun(tx, id)
  if (run.comparedAt === null) throw conflict(say`Compare the register first.`)
  const differences = await allDifferences(tx, { run: id })
  const { zone } = await companyCalendar(tx)
  const table = worded(
    switchOver(run, differences, (at) => localDay(at, zone)),
    (one) => translate(one, language),
  )
  const content = format === 'xlsx' ? xlsx(table, run.month) : Buffer.from([...spreadsheetCsv(table)].join(''))
  const name = `Parallel run ${run.month}.${format}`
  const sha256 = createHash('sha256').update(content).digest('hex')
  const changes = { file: nowIs(name), people: nowIs(run.people), sha256: nowIs(sha256) }
  await audit(tx, actor, 'downloaded', { type: 'organisation', id: tx.organisation }, changes)
  return { type: format === 'csv' ? 'text/csv; charset=utf-8' : xlsxType, content, name }
}

function switchOver(
  run: Awaited<ReturnType<typeof shownRun>>,
  differences: readonly ShownDifference[],
  dayOf: (at: Instant) => Day,
): SaidTable {
  const { people, open, agreedAt, month } = run
  const outcome =
    agreedAt === null
      ? say`${plural(open, { one: '# difference is open', other: '# differences are open' })}`
      : say`Both payrolls agree for ${{ month }} since ${{ day: dayOf(agreedAt) }}`
  const last: SaidCell[] = [
    say`Result`,
    say`${plural(people, { one: '# person compared', other: '# people compared' })}`,
    '',
    null,
    null,
    null,
    '',
    outcome,
    '',
    '',
    null,
  ]
  return {
    columns: [
      { name: say`Employee ID`, type: 'text' },
      { name: say`Name`, type: 'text' },
      { name: say`Figure`, type: 'text' },
      { name: say`Register`, type: 'amount' },
      { name: say`Payslip`, type: 'amount' },
      { name: say`Difference`, type: 'amount' },
      { name: say`Probable cause`, type: 'text' },
      { name: say`Explanation`, type: 'text' },
      { name: say`Accepted with note`, type: 'text' },
      { name: say`Accepted by`, type: 'text' },
      { name: say`Accepted on`, type: 'day' },
    ],
    rows: [...differences.map((one) => rowOf(one, dayOf)), last],
  }
}

function rowOf(
  { code, name, figure, registerPaise, payslipPaise, cause, words, accepted }: ShownDifference,
  dayOf: (at: Instant) => Day,
): SaidCell[] {
  return [
    ...[code, name, figure, registerPaise, payslipPaise, payslipPaise - registerPaise, parallelCauses[cause], words],
    ...[accepted?.note ?? '', accepted?.by ?? '', accepted === null ? null : dayOf(accepted.at)],
  ]
}
