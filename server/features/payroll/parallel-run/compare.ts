import type { Id } from '@muster/contract/values.ts'
import type { PaidSlip } from '@muster/engine/payroll/outputs/paid-row.ts'
import { comparePay } from '@muster/engine/payroll/parallel/compare-pay.ts'
import { sumFigures, type Figure } from '@muster/engine/payroll/parallel/compared-figures.ts'
import type { Difference } from '@muster/engine/payroll/parallel/parallel-cause.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { conflict, invalid, wrongField } from '../../../platform/problem.ts'
import { paidPiece, type PaidSqlRow } from '../outputs/paid-rows.queries.ts'
import { deleteDifferences, insertDifferences, nameRowsOwners, notesOf } from './difference.queries.ts'
import { columnsFault, figureOf, figuresOfRun } from './match-columns.ts'
import { registerRowsAfter, saveCompared } from './parallel-run.queries.ts'
import { comparableRun, lockParallelRun } from './parallel-run.ts'
import { readPay, type RegisterRow } from './read-pay.ts'
import { openedCells } from './sealed-cells.ts'

/** How many rows and payslips are held at a time. */
const piece = 500

type PersonDifference = Difference & { employee: Id | null; code: string; person: string }

/** Compares a register with the payslips of its month. Accepted differences stay accepted while both amounts are unchanged. */
export async function compareRegister(
  tx: Tx,
  app: App,
  actor: Actor,
  id: Id,
  columns: readonly (string | null)[],
): Promise<null> {
  const { month, headings } = await lockParallelRun(tx, id)
  const run = await comparableRun(tx, month)
  const all = await figuresOfRun(tx, run)
  const fault = columnsFault(all, headings, columns)
  if (fault !== null) throw wrongField('body.columns', fault)
  const rows = await registerOf(tx, app, id, { headings, columns, figures: all })
  const figures = [
    ...new Map(
      columns.flatMap((column, at) => {
        const figure = figureOf(all, column, headings[at] ?? '')
        return figure === null ? [] : [[figure.key, figure] as const]
      }),
    ).values(),
  ]
  const { differences, owners, people } = await differencesOf(tx, run, rows, figures)
  const notes = new Map((await notesOf(tx, { run: id })).map((one) => [keyOf(one), one]))
  await deleteDifferences(tx, { run: id })
  const kept = differences.map(({ employee, code, person, key, name, oldPaise, newPaise, cause, words }) => {
    const amounts = { register: oldPaise, payslip: newPaise }
    const { note = null, account = null, at = null } = notes.get(keyOf({ code, figure: key, ...amounts })) ?? {}
    return { employee, code, name: person, figure: key, figureName: name, ...amounts, cause, words, note, account, at }
  })
  await insertDifferences(tx, { run: id, rows: JSON.stringify(kept) })
  await nameRowsOwners(tx, { run: id, rows: JSON.stringify(owners) })
  await saveCompared(tx, { id, columns: JSON.stringify(columns), people, now: tx.now })
  const changes = { fromMonth: nowIs({ month }), people: nowIs(people) }
  await audit(tx, actor, 'comparedRegister', { type: 'organisation', id: tx.organisation }, changes)
  return null
}

/** The rows of a register by employee ID in lower case. */
async function registerOf(tx: Tx, app: App, id: Id, matching: Parameters<typeof readPay>[0]) {
  const rows = new Map<string, RegisterRow>()
  const faults: Sentence[] = []
  const breathe = breather()
  for (let after = 1; ;) {
    const sealed = await registerRowsAfter(tx, { id, after, limit: piece })
    for (const { row, cells } of sealed) {
      await breathe()
      const read = readPay(matching, row, openedCells(app, cells), (fault) => faults.push(fault))
      if (read === null) continue
      const code = read.code.toLowerCase()
      const earlier = rows.get(code)
      if (earlier !== undefined) faults.push(say`Row ${row}: the same employee ID as row ${earlier.row}`)
      rows.set(code, read)
    }
    if (sealed.length < piece) break
    after = sealed.at(-1)!.row
  }
  if (faults.length > 0)
    throw invalid(
      faults.slice(0, 100).map((message) => ({ path: 'body.columns', message })),
      say`Some cells can't be read. Correct them in the file and upload it again, or match other columns.`,
    )
  if (rows.size === 0)
    throw conflict(say`No row has an employee ID. The rows are deleted after 90 days: upload the file again.`)
  return rows
}

async function differencesOf(tx: Tx, run: Id, rows: Map<string, RegisterRow>, figures: readonly Figure[]) {
  const differences: PersonDifference[] = []
  const owners: { row: number; employee: Id }[] = []
  const breathe = breather()
  let people = 0
  for (let after: Id | null = null; ;) {
    const slips: PaidSqlRow[] = await paidPiece(tx, { run, after, limit: piece })
    for (const slip of slips) {
      await breathe()
      people += 1
      const { code, name: person } = slip.person
      const own = rows.get(code.toLowerCase())
      rows.delete(code.toLowerCase())
      const of = { employee: slip.employee, code, person }
      if (own === undefined) differences.push({ ...of, ...onlyHere(slip) })
      else {
        owners.push({ row: own.row, employee: slip.employee })
        for (const one of comparePay(own.pay, slip as PaidSlip, figures)) differences.push({ ...of, ...one })
      }
    }
    if (slips.length < piece) break
    after = slips.at(-1)!.employee
  }
  for (const { code, pay } of rows.values()) differences.push({ employee: null, code, person: code, ...onlyThere(pay) })
  return { differences, owners, people: people + rows.size }
}

const net = { key: 'net', name: sumFigures.net }

const onlyHere = ({ netPaise }: { netPaise: number }): Difference => ({
  ...{ ...net, oldPaise: 0, newPaise: netPaise },
  ...{ cause: 'personNew', words: say`The register has no row with this employee ID` },
})

const onlyThere = ({ amounts }: RegisterRow['pay']): Difference => ({
  ...{ ...net, oldPaise: amounts.get('net') ?? amounts.get('gross') ?? 0, newPaise: 0 },
  ...{ cause: 'personMissing', words: say`The pay run has no payslip with this employee ID` },
})

function keyOf({
  code,
  figure,
  register,
  payslip,
}: {
  code: string
  figure: string
  register: number
  payslip: number
}) {
  return JSON.stringify([code, figure, register, payslip])
}
