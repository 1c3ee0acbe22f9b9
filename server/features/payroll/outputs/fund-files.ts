import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths } from '@muster/engine/day.ts'
import { esiDue, pfDue } from '@muster/engine/payroll/outputs/due-days.ts'
import { esiSheet, esiSheetHeader, type EsiExit, type EsiRow } from '@muster/engine/payroll/outputs/esi-sheet.ts'
import {
  challanLines,
  pfArrearsRows,
  pfReturn,
  supplementaryName,
  type PfReturn,
} from '@muster/engine/payroll/outputs/pf-return.ts'
import { tableCsv, type Table } from '@muster/engine/payroll/outputs/table.ts'
import { csvLine } from '@muster/engine/payroll/outputs/csv.ts'
import { numbersOfPeople } from '../../employees/index.ts'
import { statutoryOfPeople } from '../statutory/index.ts'
import type { Material } from './material.ts'
import { coveredIn } from './paid-rows.queries.ts'
import { plainText, runFile, type FileGroup, type RunFile } from './run-file.ts'

export const providentFund: FileGroup = {
  kinds: ['pf-'],
  needs: 'employeeIdentityRead',
  name: 'Provident fund return and challan',
  purpose: 'For the portal of the provident fund.',
  make: async (material) => {
    const { run, rows, book } = material
    if (run.kind === 'reversal') return []
    const numbers = await material.numbers()
    const people = rows.map(({ employee, person: { code, name }, payslip: { facts } }) => ({
      code,
      name,
      uan: numbers.get(employee)?.uan ?? null,
      facts,
    }))
    const members = people.flatMap(({ facts, ...of }) =>
      facts.pf === null ? [] : [{ ...of, grossPaise: facts.grossPaise, pf: facts.pf }],
    )
    const earlier = [...new Set(people.flatMap(({ facts }) => facts.pfArrears.map(({ month }) => month)))].toSorted()
    const files = members.length === 0 ? [] : regular(material, pfReturn(book, run.month, members), members.length)
    for (const month of earlier) {
      const of = pfArrearsRows(
        month,
        people.map(({ facts, ...person }) => ({ ...person, pfArrears: facts.pfArrears })),
      )
      files.push(supplementary(material, month, pfReturn(book, month, of)))
    }
    return files
  },
}

function regular({ run, book }: Material, made: PfReturn, people: number): RunFile[] {
  const dueOn = pfDue(book, run.month)
  return [
    runFile({
      kind: 'pf-return',
      name: 'Provident fund return (ECR)',
      purpose: 'The regular return: upload it to the portal, approve it there, then pay the challan.',
      fileName: `ECR ${run.month}.txt`,
      type: plainText,
      dueOn,
      amountPaise: made.fileChallan.totalPaise,
      people: made.lines.length,
      leftOut: made.leftOut,
      content: () => withLineEnds(made.lines),
    }),
    runFile({
      kind: 'pf-challan',
      name: 'Provident fund challan',
      purpose: 'What is owed for everybody, by account, to compare with the portal.',
      fileName: `PF challan ${run.month}.csv`,
      dueOn,
      amountPaise: made.challan.totalPaise,
      people,
      content: () => tableCsv(challanTable(made)),
    }),
  ]
}

function supplementary({ run, book }: Material, month: Month, made: PfReturn): RunFile {
  return runFile({
    kind: `pf-return-${month}`,
    name: supplementaryName(month),
    purpose: 'Contributions on arrears that were paid with this run.',
    fileName: `ECR ${month} supplementary ${run.month}.txt`,
    type: plainText,
    dueOn: pfDue(book, run.month),
    amountPaise: made.fileChallan.account1Paise + made.fileChallan.account10Paise,
    people: made.lines.length,
    leftOut: made.leftOut,
    content: () => withLineEnds(made.lines),
  })
}

function challanTable({ challan }: PfReturn): Table {
  const rows = challanLines(challan).map(({ account, amountPaise }) => [account, amountPaise])
  return {
    columns: [
      { name: 'Account', type: 'text' },
      { name: 'Amount', type: 'amount' },
    ],
    rows: [...rows, ['Total', challan.totalPaise]],
  }
}

function* withLineEnds(lines: readonly string[]): Generator<string> {
  for (const line of lines) yield `${line}\r\n`
}

export const stateInsurance: FileGroup = {
  kinds: ['esi'],
  needs: 'employeeIdentityRead',
  name: 'State insurance sheet',
  purpose: 'The monthly contribution sheet for the portal of the state insurance.',
  make: async (material) => {
    const { run, rows, book } = material
    if (run.kind === 'reversal') return []
    const people = await insured(material)
    const made = esiSheet(run.month, people)
    if (made.rows.length === 0 && made.leftOut.length === 0) return []
    const owed = rows.map(({ payslip: { facts } }) => (facts.esi?.employeePaise ?? 0) + (facts.esi?.employerPaise ?? 0))
    return [
      runFile({
        kind: 'esi',
        name: 'State insurance sheet',
        purpose:
          'The monthly contribution sheet, as CSV. The portal takes it once it is saved as Excel 97-2003 (.xls).',
        fileName: `ESI ${run.month}.csv`,
        dueOn: esiDue(book, run.month),
        amountPaise: owed.reduce((sum, one) => sum + one, 0),
        people: made.rows.length,
        leftOut: made.leftOut,
        content: () => [esiSheetHeader, ...made.rows].map((cells) => csvLine(cells)),
      }),
    ]
  },
}

/** Everybody of the run, and those who were covered the month before and are not in it. */
async function insured({ app, tx, run, rows, numbers }: Material): Promise<EsiRow[]> {
  const before = new Map((await coveredIn(tx, { month: addMonths(run.month, -1) })).map((one) => [one.employee, one]))
  const inRun = new Set(rows.map(({ employee }) => employee))
  const gone = [...before.values()].filter(({ employee }) => !inRun.has(employee))
  const known = await numbers()
  const theirs =
    gone.length === 0
      ? known
      : await numbersOfPeople(
          tx,
          app,
          gone.map(({ employee }) => employee),
        )
  const exits = await exitsOf(tx, run.month)
  const common = (employee: Id) => ({
    wasCovered: before.has(employee),
    exit: exits.get(employee) ?? ('left' as const),
  })
  return [
    ...rows.map(({ employee, person, payslip, onLeave }): EsiRow => ({
      code: person.code,
      name: person.name,
      ipNumber: known.get(employee)?.esi ?? null,
      esi: payslip.facts.esi,
      leftOn: person.leftOn,
      onLeave,
      ...common(employee),
    })),
    ...gone.map(({ employee, code, name, leftOn }): EsiRow => ({
      code,
      name,
      ipNumber: theirs.get(employee)?.esi ?? null,
      esi: null,
      leftOn,
      onLeave: false,
      ...common(employee),
    })),
  ]
}

const exitWords: Record<string, EsiExit> = { superannuation: 'retired', death: 'died', retrenchment: 'retrenched' }

async function exitsOf(tx: Material['tx'], month: Month): Promise<Map<Id, EsiExit>> {
  const people = await statutoryOfPeople(tx, { month })
  return new Map(
    people.flatMap(({ employee, pfExitReason }) => {
      const exit = pfExitReason === null ? undefined : exitWords[pfExitReason]
      return exit === undefined ? [] : [[employee, exit] as const]
    }),
  )
}
