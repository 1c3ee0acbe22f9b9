import { mostRegisterRows } from '@muster/contract/payroll/pay-run/parallel-run.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { wrongField } from '../../../platform/problem.ts'
import type { Upload } from '../../../platform/serve/call.ts'
import { headingsOf, sheetLines } from '../../imports/index.ts'
import { figuresOfRun, knownColumns, matchedByName } from './match-columns.ts'
import { insertParallelRun, insertRegisterRows } from './parallel-run.queries.ts'
import { comparableRun } from './parallel-run.ts'
import { sealedCells } from './sealed-cells.ts'

interface Register {
  headings: string[]
  /** JSON of up to a thousand sealed rows each. */
  batches: string[]
}

/** Reads a register, before the transaction; its rows are sealed at once. */
export async function readRegister(app: App, organisation: Id, file: Upload): Promise<Register> {
  const sheet = await sheetLines(organisation, file, knownColumns)
  const headings = headingsOf(sheet)
  if (headings.length > 256) throw wrongField('files.file', say`A file can have at most ${256} columns`)
  const rows: { row: number; cells: string }[] = []
  const breathe = breather()
  let row = sheet.heading + 1
  for (const line of sheet.lines) {
    await breathe()
    row += 1
    if (line.every((cell) => cell.trim() === '')) continue
    if (rows.length === mostRegisterRows)
      throw wrongField('files.file', say`A register can have at most ${mostRegisterRows} rows`)
    const cells = line.slice(0, headings.length).map((cell) => cell.trim().slice(0, 200))
    rows.push({ row, cells: sealedCells(app, cells) })
  }
  if (rows.length === 0) throw wrongField('files.file', say`The file has no rows below its headings`)
  const batches = []
  for (let from = 0; from < rows.length; from += 1000) batches.push(JSON.stringify(rows.slice(from, from + 1000)))
  return { headings, batches }
}

export async function keepRegister(
  tx: Tx,
  actor: Actor,
  month: Month,
  { name }: Pick<Upload, 'name'>,
  { headings, batches }: Register,
): Promise<{ _id: Id }> {
  const run = await comparableRun(tx, month)
  const id = newId()
  const columns = JSON.stringify(matchedByName(await figuresOfRun(tx, run), headings))
  const fileName = name.slice(0, 200)
  await insertParallelRun(tx, { id, month, fileName, headings, columns, account: actor.account, now: tx.now })
  for (const rows of batches) await insertRegisterRows(tx, { id, rows })
  const changes = { fromMonth: nowIs({ month }), file: nowIs(fileName) }
  await audit(tx, actor, 'uploadedRegister', { type: 'organisation', id: tx.organisation }, changes)
  return { _id: id }
}
