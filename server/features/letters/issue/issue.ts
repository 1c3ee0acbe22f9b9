import type { z } from 'zod'
import type { LetterCancelInput, LetterIssueInput } from '@muster/contract/letters/letter.routes.ts'
import { letterNumber } from '@muster/contract/letters/letter-kinds.ts'
import type { Id } from '@muster/contract/values.ts'
import { addDays, financialYear } from '@muster/engine/day.ts'
import { say, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import { type Actor, isOwn, may } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import { breather } from '../../../platform/breathe.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, forbidden, invalid, notFound, wrongField } from '../../../platform/problem.ts'
import { notify } from '../../notifications/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { letterFacts } from '../person/letter-facts.queries.ts'
import { mustBeNewest, type ReadyText } from '../template/template.ts'
import { textProblems } from '../text/fill.ts'
import { composed, headOf } from '../paper/compose.ts'
import {
  cancelLetterRow,
  type HeldLetter,
  insertLetters,
  lastNumber,
  letterById,
  lockNumbers,
} from './letter.queries.ts'
import { mustSeePay, salaryDay } from './preview.ts'

/** At most this many faults are reported at once. */
const mostFaults = 10

/**
 * Issues letters: each takes its number and is stored with its contents, all or none. The job draws the documents. Missing values of fields
 * are reported for each person before any number is taken.
 */
export async function issueLetters(
  tx: Tx,
  actor: Actor,
  { kind, day, acceptBy, revisedOn, employeeIds }: z.output<typeof LetterIssueInput>,
  text: ReadyText,
): Promise<{ issued: number }> {
  const employees = [...new Set(employeeIds)]
  if (actor.employee !== null && employees.includes(actor.employee))
    throw forbidden(say`You cannot issue a letter to yourself. Ask a colleague who issues letters.`)
  await mustBeNear(tx, day)
  await mustBeNewest(tx, text)
  mustSeePay(actor, text)
  const people = await letterFacts(tx, { employees, ...salaryDay({ kind, day, revisedOn }) })
  if (people.length < employees.length) throw wrongField('body.employeeIds', say`One of these employees does not exist`)
  await lockNumbers(tx, {})
  const [year, head] = [financialYear(day), await headOf(tx)]
  const { n: last } = (await lastNumber(tx, { kind, year }))!
  const faults: Sentence[] = textProblems(text)
  const breathe = breather()
  const letters = []
  for (const [at, person] of people.entries()) {
    await breathe()
    const n = last + 1 + at
    const number = letterNumber(kind, year, n)
    const { paper, missing } = composed(head, text, person, { number, day, acceptBy })
    faults.push(...missing.filter((one) => !faults.includes(one)))
    letters.push({ id: newId(), n, number, employee: person.employee, title: paper.title, paper })
  }
  if (faults.length > 0)
    throw invalid(faults.slice(0, mostFaults).map((message) => ({ path: 'body.employeeIds', message })))
  const { version, tellsPay: holdsPay } = text
  const of = { kind, year, day, version, holdsPay, account: actor.account, now: tx.now }
  await insertLetters(tx, { ...of, letters: JSON.stringify(letters) })
  await tx.enqueue('letters', { organisation: tx.organisation }, { key: tx.organisation })
  for (const { employee, title, number } of letters) {
    const letter = { of: verbatim(title), ...nowIs(number) }
    await audit(tx, actor, 'issuedLetter', { type: 'employee', id: employee }, { letter })
  }
  return { issued: letters.length }
}

/** A letter's date must be near the day it is issued. */
async function mustBeNear(tx: Tx, day: string): Promise<void> {
  const today = await companyToday(tx)
  if (day > addDays(today, 31)) throw wrongField('body.day', say`Choose a date within the next month`)
  if (day < addDays(today, -366)) throw wrongField('body.day', say`Choose a date within the last year`)
}

/** The number stays taken and the document stays stored; both say that the letter is cancelled. */
export async function cancelLetter(
  tx: Tx,
  actor: Actor,
  id: Id,
  { reason }: z.output<typeof LetterCancelInput>,
): Promise<null> {
  const issued = await letterById(tx, { id })
  if (!issued || !mayOpen(actor, issued)) throw letterNotFound()
  const { employee, account, number, title, cancelledAt, key } = issued
  if (isOwn(actor, employee)) throw forbidden(say`You cannot cancel your own letter.`)
  if (cancelledAt !== null) throw conflict(say`This letter is cancelled already.`)
  if (key === null) throw conflict(say`The document of this letter is still being prepared. Try again in a minute.`)
  await cancelLetterRow(tx, { id, account: actor.account, reason, now: tx.now })
  await notify(tx, [account], { type: 'letter', message: say`Your letter "${title}" (${number}) is cancelled.` })
  const letter = { of: verbatim(title), ...nowIs(number) }
  await audit(tx, actor, 'cancelledLetter', { type: 'employee', id: employee }, { letter, reason: nowIs(reason) })
  return null
}

/** One's own; others' for those who may see letters and, if the letter shows pay, others' pay. */
export function mayOpen(actor: Actor, { employee, holdsPay }: Pick<HeldLetter, 'employee' | 'holdsPay'>): boolean {
  if (isOwn(actor, employee)) return true
  return may(actor, 'letterRead') && (!holdsPay || may(actor, 'employeeSalaryRead'))
}

export const letterNotFound = () => notFound(say`The letter was not found.`)
