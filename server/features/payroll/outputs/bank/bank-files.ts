import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Day, Id, Paise } from '@muster/contract/values.ts'
import { sum } from '@muster/engine/money.ts'
import { bankFile } from '@muster/engine/payroll/outputs/bank/bank-file.ts'
import type { BankRow } from '@muster/engine/payroll/outputs/bank/bank-payment.ts'
import type { BankLayout } from '@muster/engine/payroll/outputs/bank/template/layout.ts'
import { companyToday } from '../../../organisation/index.ts'
import { whyHeld } from '../../hold/held-text.ts'
import { answeredPayments } from './bank-answer.queries.ts'
import type { Material } from '../material.ts'
import { csv, plainText, runFile, type FileGroup } from '../run-file.ts'

export const bank: FileGroup = {
  kinds: ['bank', 'bank-returned', 'bank-released'],
  needs: 'employeeBankRead',
  name: say`Bank file`,
  purpose: say`This month's payments, for your bank.`,
  make: async (material) => {
    const { run, rows, payDate } = material
    if (run.kind === 'reversal') return []
    const debit = await material.debit()
    const extension = (await material.bankLayout())?.extension ?? 'csv'
    const type = extension === 'csv' ? csv : plainText
    const note = debit === null ? (material.entity?.details ? noAccountOfEntity : noAccount) : null
    const shown = (made: Made) => ({
      amountPaise: made.ok ? made.control.sumPaise : null,
      people: made.ok ? made.control.count : rows.length,
      excluded: made.ok ? made.excluded.map(({ code, name, reason }) => ({ code, name, reason })) : [],
      note,
      type,
      refused: made.ok ? null : made.message,
      content: () => (made.ok ? made.lines : []),
    })
    const again = await paymentsAgain(material)
    const released = await paymentsReleased(material)
    return [
      runFile({
        kind: 'bank',
        name: say`Bank file`,
        purpose: say`This month's payments, for your bank.`,
        fileName: `Bank ${run.month}.${extension}`,
        dueOn: payDate,
        ...shown(await payments(material)),
      }),
      ...(again === null
        ? []
        : [
            runFile({
              kind: 'bank-returned',
              name: say`Bank file of failed payments`,
              purpose: say`Failed payments, to be paid again. Correct the bank details first.`,
              fileName: `Bank ${run.month} returned.${extension}`,
              ...shown(again),
            }),
          ]),
      ...(released === null
        ? []
        : [
            runFile({
              kind: 'bank-released',
              name: say`Bank file of released pay`,
              purpose: say`Pay that was on hold when the others were paid and has been released.`,
              fileName: `Bank ${run.month} released.${extension}`,
              ...shown(released),
            }),
          ]),
    ]
  },
}

type Made = ReturnType<typeof bankFile>

const reversed = say`Reversed: not to be paid`
const noAccount = say`The file doesn't name your company's account. Enter it in the pay run configuration.`

const noAccountOfEntity = say`The file doesn't name the account of this legal entity. Enter it under Legal entities.`

/** The bank file from the engine, or why there is none. */
export async function payments(material: Material): Promise<Made> {
  const { run, payDate } = material
  return fileOf(material, payDate, run.netPaise, await bankRows(material))
}

/** The prefix of payment and journal references, which distinguishes the runs of a month. */
export function paymentSeries({ kind, id }: Material['run']): string {
  return kind === 'regular' ? 'PAY' : `${kind === 'settlement' ? 'FS' : 'RV'}${id.slice(-4).toUpperCase()}`
}

/** The returned payments, to be sent again; null if there are none. */
async function paymentsAgain(material: Material): Promise<Made | null> {
  const { tx, run, payDate } = material
  const returned = new Map(
    (await answeredPayments(tx, { run: run.id, payslip: null }))
      .filter(({ state }) => state === 'returned')
      .map((one) => [one.employee, one.returns]),
  )
  if (returned.size === 0) return null
  const again = (await bankRows(material)).flatMap((row) => {
    const returns = returned.get(row.employee)
    return returns === undefined ? [] : [{ ...row, returns, held: row.heldAnew }]
  })
  if (again.length === 0) return null
  const now = await companyToday(tx)
  return fileOf(material, now > payDate ? now : payDate, sum(again.map(({ netPaise }) => netPaise)), again)
}

/** Payments released after the others had been paid; null if there are none. */
async function paymentsReleased(material: Material): Promise<Made | null> {
  const { payDate } = material
  const own = new Map(
    (await material.holds()).filter(({ paidBy }) => paidBy === 'file').map((one) => [one.employee, one]),
  )
  if (own.size === 0) return null
  const rows = (await bankRows(material)).flatMap((row) =>
    own.has(row.employee) ? [{ ...row, held: row.heldAnew }] : [],
  )
  const day = [...own.values()].reduce(
    (latest, { paidOn }) => (paidOn !== null && paidOn > latest ? paidOn : latest),
    payDate,
  )
  return fileOf(material, day, sum(rows.map(({ netPaise }) => netPaise)), rows)
}

/** In the requested layout, unless `look` gives another one. */
export async function fileOf(
  { run, book, debit, bankLayout }: Material,
  valueDate: Day,
  approvedPaise: Paise,
  rows: BankRow[],
  look: { layout: BankLayout; isMasked: boolean } | null = null,
) {
  const own = await debit()
  const terms = { month: run.month, valueDate, debitAccount: own?.account ?? '', debitIfsc: own?.ifsc ?? '' }
  return bankFile(
    book,
    { ...terms, approvedPaise, series: paymentSeries(run), ...(look ?? { layout: await bankLayout() }) },
    rows,
  )
}

interface Payment extends BankRow {
  employee: Id
  /** Why a later separate file does not pay it either. */
  heldAnew: Sentence | null
}

export async function bankRows({ rows, accounts, holds, refusedAccounts }: Material): Promise<Payment[]> {
  const known = await accounts()
  const refused = await refusedAccounts()
  const held = new Map((await holds()).map((one) => [one.employee, whyHeld(one)]))
  return rows.map(
    ({ employee, position, isReversed, isNotPaid, isSetOff, person: { code, name }, payslip: { netPaise } }) => {
      const why = refused.get(employee) ?? null
      return {
        ...{ employee, code, name, netPaise, position },
        bank: known.get(employee) ?? null,
        // If it was paid before it was reversed, it stays in the file as it was sent.
        held: held.get(employee) ?? (isNotPaid ? reversed : why),
        heldAnew: isReversed && !isSetOff ? reversed : why,
      }
    },
  )
}
