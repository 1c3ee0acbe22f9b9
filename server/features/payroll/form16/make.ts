import type { Id } from '@muster/contract/values.ts'
import { firstDay } from '@muster/engine/day.ts'
import { formNames } from '@muster/engine/payroll/rules/in/forms/form-names.ts'
import type { TaxRegime } from '@muster/engine/payroll/rules/in/income-tax/year.ts'
import { plural, say, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { App } from '../../../platform/app.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { refused } from '../../../platform/problem.ts'
import { notify } from '../../notifications/index.ts'
import { organisationBook, statutoryOfPeople } from '../statutory/index.ts'
import { taxFactsOfPeople } from '../tax/index.ts'
import { certificateYear, type CertificateYear } from './certificate-year.ts'
import { employersOf } from './employers/share-of-year.ts'
import { certificateCounts } from './form-16.queries.ts'
import { partB, type PartB } from './part-b.ts'
import { endParts, insertParts, lockCertificates } from './parts.queries.ts'
import { collectedElsewhere, paidYears } from './year.queries.ts'

interface Wanted {
  financialYear: string
  employeeIds?: readonly Id[] | undefined
}

/** Queues the generation of Part B. */
export async function requestPartB(
  tx: Tx,
  actor: Actor,
  { financialYear, employeeIds }: Wanted,
): Promise<{ people: number }> {
  const year = await certificateYear(tx, financialYear)
  const people = employeeIds?.length ?? (await certificateCounts(tx, year))?.people ?? 0
  if (people === 0) throw refused(say`No one was paid in a locked month of ${financialYear}. Approve a pay run first.`)
  const data = { organisation: tx.organisation, financialYear, employees: employeeIds ? [...employeeIds] : null }
  await tx.enqueue('form-16', { ...data, account: actor.account })
  return { people }
}

/** How many are generated in one transaction. */
const pieceSize = 500

/** The job: generates Part B in pieces and notifies the requester. A second run replaces the parts of the first. */
export async function makePartB(
  app: App,
  job: { organisation: Id; financialYear: string; employees: Id[] | null; account: Id },
): Promise<void> {
  const within = <T>(work: (tx: Tx) => Promise<T>) => app.database.within(job.organisation, work)
  let [made, after]: [number, Id | null] = [0, null]
  for (;;) {
    const piece: Made = await within((tx) => makePiece(tx, job, after))
    made += piece.count
    after = piece.last
    if (piece.count < pieceSize) break
  }
  await within(async (tx) => {
    const year = await certificateYear(tx, job.financialYear)
    const form = formNames(await organisationBook(tx), year.first).certificate
    const message = say`${form} of ${year.year}: Part B generated for ${plural(made, { one: 'one person', other: '# people' })}.`
    await notify(tx, [job.account], { type: 'form-16', message })
    const changes = { form16: { of: verbatim(year.year), ...nowIs(made) } }
    await audit(tx, job, 'madeForm16', { type: 'organisation', id: tx.organisation }, changes)
  })
}

interface Made {
  count: number
  last: Id | null
}

async function makePiece(
  tx: Tx,
  { financialYear, employees, account }: { financialYear: string; employees: Id[] | null; account: Id },
  after: Id | null,
): Promise<Made> {
  const year = await certificateYear(tx, financialYear)
  const made = await partsOfYear(tx, year, { employees, after, limit: pieceSize })
  const parts = JSON.stringify(
    made.map(({ employee, content }) => ({ id: newId(), employee, entity: content.entity ?? null, content })),
  )
  const of = { year: year.year, part: 'B', parts, now: tx.now } as const
  await lockCertificates(tx, of)
  await endParts(tx, of)
  await insertParts(tx, { ...of, account })
  const { size } = new Set(made.map(({ employee }) => employee))
  return { count: size, last: made.at(-1)?.employee ?? null }
}

/**
 * Part B for employees of a year as of now, not stored: one of each legal entity that paid them, or of one of them. The number of statements
 * does not grow with the employees.
 */
export async function partsOfYear(
  tx: Tx,
  { year, from, to }: CertificateYear,
  /** `limit`: of the employees. */
  cut: { employees: Id[] | null; after: Id | null; limit: number; entity?: Id | 'own' | null },
): Promise<{ employee: Id; regime: TaxRegime; content: PartB }[]> {
  const employees = cut.employees === null ? null : JSON.stringify(cut.employees)
  const book = await organisationBook(tx)
  const paid = await paidYears(tx, {
    ...{ from, to, employees, after: cut.after, limit: cut.limit },
    entity: cut.entity ?? null,
  })
  const people = new Map((await statutoryOfPeople(tx, { month: to })).map((one) => [one.employee, one]))
  const tax = await taxFactsOfPeople(tx, { financialYear: year, proofsOnly: true })
  const collected = new Map((await collectedElsewhere(tx, { year })).map((one) => [one.employee, one.amountPaise]))
  return paid.flatMap((one) => {
    const { employee } = one
    const known = people.get(employee)
    const terms = { birthDate: known?.birthDate ?? null, resident: known?.taxResident ?? true }
    const own = { ...one, ...terms, tax: tax.get(employee), collectedPaise: collected.get(employee) ?? 0 }
    const certifying = employersOf(one.months).filter(
      (entity) => cut.entity == null || cut.entity === (entity ?? 'own'),
    )
    const regime = own.tax?.regime ?? 'new'
    return certifying.map((entity) => ({ employee, regime, content: partB(book, year, { ...own, entity }) }))
  })
}

/** The name of the certificate of a year. */
export async function formOf(tx: Tx, { from }: CertificateYear): Promise<string> {
  return formNames(await organisationBook(tx), firstDay(from)).certificate
}
