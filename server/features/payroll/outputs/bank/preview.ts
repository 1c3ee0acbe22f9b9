import { bankFile } from '@muster/engine/payroll/outputs/bank/bank-file.ts'
import type { BankRow } from '@muster/engine/payroll/outputs/bank/bank-payment.ts'
import { indianBook } from '@muster/engine/statute-book/india.ts'
import { lastDay, monthOf } from '@muster/engine/day.ts'
import { sum } from '@muster/engine/money.ts'
import { may, type Actor } from '../../../../platform/actor.ts'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { companyToday } from '../../../organisation/index.ts'
import type { Layout } from '../../bank-template/bank-template.queries.ts'
import { materialOf } from '../material.ts'
import { lastPaidRun } from '../paid-rows.queries.ts'
import { bankRows, fileOf } from './bank-files.ts'

/** The number of people considered and of lines shown. */
const most = { people: 100, lines: 12 }

/** A layout with the last locked run, or with sample people for users who may not see accounts, and before the first run. */
export async function previewOf(app: App, tx: Tx, actor: Actor, layout: Layout) {
  const seesPay = may(actor, 'employeeBankRead') && may(actor, 'payRollHistoryRead')
  const run = seesPay ? await lastPaidRun(tx, {}) : undefined
  const made = run ? await ofRun(app, tx, run.id, layout) : ofSample(await companyToday(tx), layout)
  if (!made.ok) return { month: run?.month ?? null, lines: [], count: 0, sumPaise: 0, excluded: [], notices: [] }
  const { lines, control, excluded, notices } = made
  return {
    month: run?.month ?? null,
    lines: lines.slice(0, most.lines).map((line) => line.replace(/\r\n$/, '')),
    count: control.count,
    sumPaise: control.sumPaise,
    excluded: excluded.map(({ code, name, reason }) => ({ code, name, message: reason })),
    notices: notices.map(({ code, name, reason }) => ({ code, name, message: reason })),
  }
}

async function ofRun(app: App, tx: Tx, id: string, layout: Layout) {
  const material = await materialOf(app, tx, id, { most: most.people })
  const rows = await bankRows(material)
  const approved = sum(rows.map(({ netPaise }) => Math.max(0, netPaise)))
  return fileOf(material, material.payDate, approved, rows, { layout, isMasked: true })
}

/** Sample people: one paid within the bank, one by NEFT and one by RTGS. */
function ofSample(today: string, layout: Layout) {
  const month = monthOf(today)
  const people = [
    { code: 'EMP-0001', name: 'Asha Pillai', account: '000011114821', ifsc: 'HDFC0001234', netPaise: 5_240_000 },
    { code: 'EMP-0002', name: 'Rohan Mehta', account: '000022227733', ifsc: 'ICIC0000001', netPaise: 8_115_050 },
    { code: 'EMP-0003', name: 'Meera Krishnan', account: '000033339090', ifsc: 'SBIN0000300', netPaise: 21_000_000 },
  ]
  const rows = people.map(({ code, name, account, ifsc, netPaise }): BankRow => {
    return { code, name, netPaise, held: null, bank: { holderName: name, account, ifsc } }
  })
  const terms = { month, valueDate: lastDay(month), debitAccount: '000099990001', debitIfsc: 'HDFC0000001' }
  const approvedPaise = sum(rows.map(({ netPaise }) => netPaise))
  return bankFile(indianBook, { ...terms, approvedPaise, layout, isMasked: true }, rows)
}
