import { bankFile, type BankRow } from '@muster/engine/payroll/outputs/bank-file.ts'
import type { Material } from './material.ts'
import { runFile, type FileGroup } from './run-file.ts'

export const bank: FileGroup = {
  kinds: ['bank'],
  needs: 'employeeBankRead',
  name: 'Bank file',
  purpose: 'The payments of the month for your bank.',
  make: async (material) => {
    const { run, rows, payDate } = material
    if (run.kind === 'reversal') return []
    const made = await payments(material)
    return [
      runFile({
        kind: 'bank',
        name: 'Bank file',
        purpose: 'The payments of the month for your bank.',
        fileName: `Bank ${run.month}.csv`,
        dueOn: payDate,
        amountPaise: made.ok ? made.control.sumPaise : null,
        people: made.ok ? made.control.count : rows.length,
        leftOut: made.ok ? made.leftOut.map(({ code, name, reason }) => ({ code, name, reason })) : [],
        note: (await material.debit()) === null ? noAccount : null,
        refused: made.ok ? null : made.message,
        content: () => (made.ok ? made.lines : []),
      }),
    ]
  },
}

const noAccount = 'It does not name your own account. Enter it in the pay run configuration.'

/** The bank file as the engine makes it, or why there is none. */
export async function payments(material: Material): Promise<ReturnType<typeof bankFile>> {
  const { run, payDate, book } = material
  const debit = await material.debit()
  const terms = {
    month: run.month,
    valueDate: payDate,
    debitAccount: debit?.account ?? '',
    debitIfsc: debit?.ifsc ?? '',
    approvedPaise: run.netPaise,
  }
  return bankFile(book, terms, await bankRows(material))
}

async function bankRows({ run, rows, accounts }: Material): Promise<BankRow[]> {
  const known = await accounts()
  return rows.map(({ employee, isReversed, person: { code, name }, payslip: { netPaise } }) => ({
    code,
    name,
    netPaise,
    bank: known.get(employee) ?? null,
    // What was paid before it was taken back stays in the file as it was sent.
    held: isReversed && run.state !== 'paid' ? 'Reversed: not to be paid' : null,
  }))
}
