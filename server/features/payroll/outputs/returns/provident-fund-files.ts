import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Month } from '@muster/contract/values.ts'
import { pfDue } from '@muster/engine/payroll/outputs/due-days.ts'
import { challanLines, supplementaryName, type PfReturn } from '@muster/engine/payroll/outputs/pf-return.ts'
import { spreadsheetCsv, type Table } from '@muster/engine/payroll/outputs/table.ts'
import { reversedSince, type Material } from '../material.ts'
import { pfReturns } from './provident-fund-returns.ts'
import { plainText, runFile, type FileGroup, type RunFile } from '../run-file.ts'

export const providentFund: FileGroup = {
  kinds: ['pf-'],
  needs: 'employeeIdentityRead',
  name: say`PF return and challan`,
  purpose: say`For the EPFO portal.`,
  make: async (material) => {
    const { regular: own, supplementary: earlier } = await pfReturns(material, await material.numbers())
    return [
      ...(own === null ? [] : regular(material, own.made, own.people)),
      ...earlier.map(({ month, made }) => supplementary(material, month, made)),
    ]
  },
}

function regular({ run, book, rows }: Material, made: PfReturn, people: number): RunFile[] {
  const dueOn = pfDue(book, run.month)
  return [
    runFile({
      kind: 'pf-return',
      name: say`PF return (ECR)`,
      purpose:
        run.kind === 'settlement'
          ? say`The supplementary return: upload it to the portal, approve it there, then pay the challan.`
          : say`The regular return: upload it to the portal, approve it there, then pay the challan.`,
      fileName: `ECR ${run.month}.txt`,
      type: plainText,
      dueOn,
      amountPaise: made.lines.length === 0 ? null : made.fileChallan.totalPaise,
      people: made.lines.length,
      excluded: [...made.excluded, ...reversedSince(rows.filter(({ payslip }) => payslip.facts.pf !== null))],
      refused: emptyReason(made),
      content: () => withLineEnds(made.lines),
    }),
    runFile({
      kind: 'pf-challan',
      name: say`PF challan`,
      purpose: say`Amounts due by account, to compare with the portal.`,
      fileName: `PF challan ${run.month}.csv`,
      dueOn,
      amountPaise: made.challan.totalPaise,
      people,
      content: () => spreadsheetCsv(challanTable(made)),
    }),
  ]
}

function supplementary({ run, book }: Material, month: Month, made: PfReturn): RunFile {
  return runFile({
    kind: `pf-return-${month}`,
    name: supplementaryName(month),
    purpose: say`Contributions on arrears paid with this run.`,
    fileName: `ECR ${month} supplementary ${run.month}.txt`,
    type: plainText,
    dueOn: pfDue(book, run.month),
    amountPaise: made.fileChallan.totalPaise,
    people: made.lines.length,
    excluded: made.excluded,
    refused: emptyReason(made),
    content: () => withLineEnds(made.lines),
  })
}

function emptyReason({ lines }: PfReturn): Sentence | null {
  return lines.length === 0 ? say`The return would be empty: no one can be included yet.` : null
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
