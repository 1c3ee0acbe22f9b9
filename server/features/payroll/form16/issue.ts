import type { Id } from '@muster/contract/values.ts'
import { plural, say, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { refused } from '../../../platform/problem.ts'
import { notify, notifyEach } from '../../notifications/index.ts'
import { certificateYear } from './certificate-year.ts'
import { endIssues, insertIssues, readyParts } from './issues.queries.ts'
import { lockCertificates } from './parts.queries.ts'

interface Wanted {
  financialYear: string
  employeeIds?: readonly Id[] | undefined
}

/** Queues the issue of parts to employees. Returns how many will be issued, and how many lack Part B. */
export async function requestIssue(
  tx: Tx,
  actor: Actor,
  { financialYear, employeeIds }: Wanted,
): Promise<{ issued: number; excluded: number }> {
  const { year } = await certificateYear(tx, financialYear)
  const employees = employeeIds ? [...employeeIds] : null
  const { ready, excluded } = await partsToGive(tx, year, employees)
  if (ready.length === 0 && excluded > 0) throw refused(say`Generate Part B first.`)
  const job = { organisation: tx.organisation, financialYear: year, employees, account: actor.account }
  if (ready.length > 0) await tx.enqueue('form-16-issue', job)
  return { issued: byPerson(ready).length, excluded }
}

/**
 * The job: issues the parts and notifies the employees, in one transaction: a second run finds them
 * issued and notifies no one again.
 */
export async function issueCertificates(
  app: App,
  job: { organisation: Id; financialYear: string; employees: Id[] | null; account: Id },
): Promise<void> {
  await app.database.within(job.organisation, async (tx) => {
    await lockCertificates(tx, { year: job.financialYear })
    const { ready } = await partsToGive(tx, job.financialYear, job.employees)
    const form = ready[0]?.form
    if (form == null) return
    const year = job.financialYear
    const people = byPerson(ready)
    const parts = JSON.stringify(
      ready.map(({ employee, partA, partB }) => ({ employee, part_a: partA, part_b: partB })),
    )
    await endIssues(tx, { year, parts, now: tx.now })
    await insertIssues(tx, { year, parts, account: job.account, now: tx.now })
    await notifyEach(
      tx,
      people.map(({ account, isWhole }) => ({
        account,
        type: 'own-form-16' as const,
        message: !isWhole
          ? say`Your ${form} of ${year} is available. Part A will follow.`
          : say`Your ${form} of ${year} is available.`,
      })),
    )
    const given = say`${form} of ${year} was issued to ${plural(people.length, { one: 'one person', other: '# people' })}.`
    await notify(tx, [job.account], { type: 'form-16', message: given })
    // Notifications are not mailed to former employees, but the law entitles them to their certificate.
    for (const { email, name, isWhole } of people.filter(({ hasLeft }) => hasLeft))
      await sendMail(tx, letter(app, { email, name, form, year, isWhole }))
    const changes = { issued: { of: verbatim(year), ...nowIs(people.length) } }
    await audit(tx, job, 'issuedForm16', { type: 'organisation', id: tx.organisation }, changes)
  })
}

/** Employees with a Part B not issued yet, or a Part A that arrived since. */
async function partsToGive(tx: Tx, year: string, employees: Id[] | null) {
  const people = await readyParts(tx, { year, employees: employees === null ? null : JSON.stringify(employees) })
  return {
    ready: people.filter(({ partB, isIssued }) => partB !== null && !isIssued),
    excluded: byPerson(people.filter(({ partB }) => partB === null)).length,
  }
}

/** People are told once, however many employers certify their year. */
function byPerson<T extends { employee: Id; partA: Id | null }>(parts: readonly T[]): (T & { isWhole: boolean })[] {
  return [...Map.groupBy(parts, ({ employee }) => employee).values()].map((own) => ({
    ...own[0]!,
    isWhole: own.every(({ partA }) => partA !== null),
  }))
}

/** The document itself stays behind sign-in: it holds the PAN and a year's pay. */
function letter({ config }: App, of: { email: string; name: string; form: string; year: string; isWhole: boolean }) {
  const { email, name, form, year, isWhole } = of
  const missing = say`Part A from the tax department is not included yet and will follow.`
  return {
    to: email,
    template: 'form-16',
    urgency: 'bulk' as const,
    subject: say`Your ${form} of ${year}`,
    lines: [say`Hello ${name},`, say`your ${form} of ${year} can be downloaded now.`, ...(isWhole ? [] : [missing])],
    button: { label: say`Download ${form}`, url: `${config.publicUrl}/home/payroll/my-form16` },
  }
}
