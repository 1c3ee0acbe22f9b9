import type { z } from 'zod'
import type { PayProfile, Payslip, Proof } from '@muster/contract/payroll/pay-run/payslip.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { translate } from '../../../platform/language/translate.ts'
import { logoOf } from '../../../platform/pdf/logo.ts'
import { conflict, notFound } from '../../../platform/problem.ts'
import type { Bytes } from '../../../platform/bytes.ts'
import { payslipPaper } from '../pdf/payslip-paper.ts'
import { renderPayslip } from '../pdf/render.ts'
import { employment } from '../employment/employment.queries.ts'
import { passbookPage } from './passbook.queries.ts'
import { payProfileOf } from './pay-profile.queries.ts'
import { keepPdf, payslipFor, type PayslipRow } from './payslip.queries.ts'
import { payslipToProve } from './proof.queries.ts'
import { proofOf } from './proof.ts'
import { shownPayslip } from './shown-payslip.ts'

/** One's own passbook, or anyone's for those who may see pay runs; not found for others. */
export async function passbook(tx: Tx, actor: Actor, employee: Id, cut: { limit: number; offset: number }) {
  const isAllowed = isOwn(actor, employee) || may(actor, 'payRollHistoryRead')
  if (!isAllowed || !(await employment(tx, { employee }))) throw notFound(say`The passbook was not found.`)
  return passbookPage(tx, { employee, limit: cut.limit, offset: cut.offset, sortBy: 'month', sortOrder: 'desc' })
}

/** One's own, or anyone's for those who may see pay runs; not found for others. */
export async function payProfile(tx: Tx, actor: Actor, employee: Id): Promise<z.output<typeof PayProfile>> {
  const isAllowed = isOwn(actor, employee) || may(actor, 'payRollHistoryRead')
  const profile = isAllowed ? await payProfileOf(tx, { employee, now: tx.now }) : undefined
  if (!profile) throw notFound(say`The employee was not found.`)
  const maySeeSalary = isOwn(actor, employee) || may(actor, 'employeeSalaryRead')
  return maySeeSalary ? profile : { ...profile, salary: null }
}

export async function payslipOf(tx: Tx, actor: Actor, id: Id, language: string): Promise<z.output<typeof Payslip>> {
  return shownPayslip(await readablePayslip(tx, actor, id), language)
}

/** Whether recalculating gives the same payslip; for anyone who may see it. */
export async function payslipProof(tx: Tx, actor: Actor, id: Id): Promise<z.output<typeof Proof>> {
  await readablePayslip(tx, actor, id)
  const row = await payslipToProve(tx, { id })
  if (!row) throw notFound(say`The payslip was not found.`)
  return proofOf(tx, row)
}

/**
 * Generated once in English: a locked payslip never changes, so its document does not either. Other languages are drawn on request.
 * No connection is held while it is drawn.
 */
export async function payslipPdf(app: App, tx: Tx, actor: Actor, id: Id, language: string): Promise<Bytes> {
  const row = await readablePayslip(tx, actor, id)
  if (row.state !== 'approved' && row.state !== 'paid')
    throw conflict(say`The PDF is available once the pay run is approved.`)
  const name = `${translate(say`Payslip`, language)} ${row.month} ${row.person.code}.pdf`
  return { type: 'application/pdf', content: () => pdfOf(app, actor.organisation, id, row, language), name }
}

async function pdfOf(app: App, organisation: Id, id: Id, row: PayslipRow, language: string): Promise<Buffer> {
  const isKept = language === 'en'
  const kept = !isKept || row.pdfKey === null ? undefined : await app.files.read(row.pdfKey).catch(() => undefined)
  if (kept) return kept
  const logo = await logoOf(app, row.companyFacts.logoKey)
  const content = await renderPayslip(app.config.workers, payslipPaper(shownPayslip(row, language), language), logo)
  if (isKept && (await app.space.room()) === 'enough') {
    const key = await app.files.keep(organisation, 'payslip', content, 'pdf')
    const isFirst = (await app.database.within(organisation, (tx) => keepPdf(tx, { id, key }))) > 0
    if (!isFirst) await app.files.remove(key)
  }
  return content
}

async function readablePayslip(tx: Tx, actor: Actor, id: Id): Promise<PayslipRow> {
  const row = await payslipFor(tx, { id, own: actor.employee, mayAll: may(actor, 'payRollHistoryRead') })
  if (!row) throw notFound(say`The payslip was not found.`)
  return row
}
