import type { Id } from '@muster/contract/values.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { refused } from '../../../platform/problem.ts'
import { notify } from '../../notifications/index.ts'
import { certificateYear } from './certificate-year.ts'
import { endIssues, insertIssues, readyParts } from './parts.queries.ts'

/** Gives people their parts, and tells them in the product and by mail. Who has the same parts already is not told again. */
export async function issueCertificates(
  app: App,
  tx: Tx,
  actor: Actor,
  { financialYear, employeeIds }: { financialYear: string; employeeIds?: readonly Id[] | undefined },
): Promise<{ issued: number; leftOut: number }> {
  const { year } = await certificateYear(tx, financialYear)
  const employees = employeeIds === undefined ? null : JSON.stringify(employeeIds)
  const people = await readyParts(tx, { year, employees })
  const ready = people.filter(({ partB, isIssued }) => partB !== null && !isIssued)
  const leftOut = people.filter(({ partB }) => partB === null).length
  if (ready.length === 0 && leftOut > 0) throw refused('Make Part B first.')
  const given = JSON.stringify(ready.map(({ employee, partA, partB }) => ({ employee, part_a: partA, part_b: partB })))
  const of = { year, people: given, now: tx.now }
  await endIssues(tx, of)
  await insertIssues(tx, { ...of, account: actor.account })
  const form = ready[0]?.form ?? ''
  await notify(
    tx,
    ready.map(({ account }) => account),
    { type: 'own-form-16', message: `Your ${form} of ${year} is there.` },
  )
  for (const { email, name, partA } of ready)
    await sendMail(tx, letter(app, { email, name, form, year, isWhole: partA !== null }))
  if (ready.length > 0) {
    const changes = { issued: { from: null, to: `${year}, ${ready.length}` } }
    await audit(tx, actor, 'issuedForm16', { type: 'organisation', id: tx.organisation }, changes)
  }
  return { issued: ready.length, leftOut }
}

/** The document itself stays where a sign-in is needed: it holds the PAN and the pay of a year. */
function letter({ config }: App, of: { email: string; name: string; form: string; year: string; isWhole: boolean }) {
  const { email, name, form, year, isWhole } = of
  const missing = 'Part A of the tax department is not among it yet; it follows.'
  return {
    to: email,
    template: 'form-16',
    subject: `Your ${form} of ${year}`,
    lines: [`Hello ${name},`, `your ${form} of ${year} can be downloaded now.`, ...(isWhole ? [] : [missing])],
    button: { label: `Download ${form}`, url: `${config.publicUrl}/home/payroll/my-form16` },
  }
}
