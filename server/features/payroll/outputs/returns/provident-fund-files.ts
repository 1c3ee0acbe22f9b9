import { say, type Sentence } from '@muster/engine/sentence.ts'
import { pfDue } from '@muster/engine/payroll/outputs/compliance/due-days.ts'
import {
  arrearTable,
  ecrFileName,
  laterReturnName,
} from '@muster/engine/payroll/outputs/provident-fund/pf-later-returns.ts'
import { challanLines, type PfReturn } from '@muster/engine/payroll/outputs/provident-fund/pf-return.ts'
import { spreadsheetCsv, type SaidTable, worded } from '@muster/engine/payroll/outputs/table.ts'
import { reversedSince, type Material } from '../material.ts'
import { portalFileName } from './member-files.ts'
import { pfReturns, type PfReturns } from './provident-fund-returns.ts'
import { plainText, runFile, type FileGroup, type RunFile } from '../run-file.ts'

export const providentFund: FileGroup = {
  kinds: ['pf-'],
  needs: 'employeeIdentityRead',
  name: say`PF return and challan`,
  purpose: say`For the EPFO portal.`,
  make: async (material) => {
    const { regular: own, later } = await pfReturns(material, await material.numbers())
    return [
      ...(own === null ? [] : regular(material, own.made, own.people)),
      ...later.map((one) => laterReturn(material, one)),
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
      fileName: ecrFileName(run.month, run.kind === 'settlement' ? 'supplementary' : 'regular'),
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
      fileName: portalFileName('PFchallan', run, 'csv'),
      dueOn,
      amountPaise: made.challan.totalPaise,
      people,
      content: (words) => spreadsheetCsv(worded(challanTable(made), words)),
    }),
  ]
}

function laterReturn({ run, book }: Material, later: PfReturns['later'][number]): RunFile {
  const { kind, month, made, of } = later
  const common = {
    kind: `pf-${kind}-${month}${of === null ? '' : `-${of.id?.slice(-8) ?? 'own'}`}`,
    name: laterReturnName(later),
    dueOn: pfDue(book, run.month),
    people: made.lines.length,
    excluded: made.excluded,
    refused: emptyReason(made),
  }
  const { totalPaise } = made.fileChallan
  const elsewhere =
    of === null
      ? null
      : say`In ${{ month }} these members belonged to ${of.name}. File it under that entity's establishment code; this entity pays it.`
  if (kind === 'arrear')
    return runFile({
      ...common,
      purpose: say`Members already in this month's return. Enter these amounts in the portal's arrear return.`,
      fileName: `PFarrear${month.replace('-', '')}paid${run.month.replace('-', '')}.csv`,
      amountPaise: totalPaise,
      note: elsewhere,
      content: (words) => spreadsheetCsv(worded(arrearTable(later), words)),
    })
  return runFile({
    ...common,
    purpose:
      kind === 'supplementary'
        ? say`Members who are in no return of this month yet.`
        : say`The whole month again, for members whose filed amounts have changed.`,
    fileName: ecrFileName(month, kind, run.month),
    type: plainText,
    amountPaise: totalPaise > 0 ? totalPaise : null,
    note:
      kind === 'revised' && totalPaise < 0
        ? say`It comes to less than was filed. The portal accepts that only before the month's challan is paid.`
        : elsewhere,
    content: () => withLineEnds(made.lines),
  })
}

function emptyReason({ lines }: PfReturn): Sentence | null {
  return lines.length === 0 ? say`The return would be empty: no one can be included yet.` : null
}

function challanTable({ challan }: PfReturn): SaidTable {
  const rows = challanLines(challan).map(({ account, amountPaise }) => [account, amountPaise])
  return {
    columns: [
      { name: say`Account`, type: 'text' },
      { name: say`Amount`, type: 'amount' },
    ],
    rows: [...rows, [say`Total`, challan.totalPaise]],
  }
}

function* withLineEnds(lines: readonly string[]): Generator<string> {
  for (const line of lines) yield `${line}\r\n`
}
