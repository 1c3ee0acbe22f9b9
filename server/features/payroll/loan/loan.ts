import type { z } from 'zod'
import type { AuditAction } from '@muster/contract/security/audit-actions.ts'
import type {
  Loan,
  LoanInput,
  LoanRepaymentInput,
  LoanSkipInput,
} from '@muster/contract/payroll/settlement/loan.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { addMonths, monthOf } from '@muster/engine/day.ts'
import { loanSchedule, outstanding } from '@muster/engine/payroll/loan.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/format.ts'
import { type Actor, isOwn, may } from '../../../platform/actor.ts'
import { audit, nowIs } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { newId } from '../../../platform/id.ts'
import { conflict, notFound, wrongField } from '../../../platform/problem.ts'
import { madeAlone, ownPay } from '../../identity/index.ts'
import { companyToday } from '../../organisation/index.ts'
import { lastLockedMonth } from '../locked-month/locked-month.ts'
import { employment } from '../employment/employment.queries.ts'
import { lockedMonths } from '../locked-month/locked-month.queries.ts'
import {
  deleteLoan,
  deleteSkip,
  loanForUpdate,
  insertLoan,
  insertRepayment,
  insertSkip,
  loansOf,
  type LoanRow,
} from './loan.queries.ts'
import { installment } from './loan-preview.ts'

type Shown = z.output<typeof Loan>

/** One's own loans, or anyone's for those who may see salaries or pay runs; not found for others. */
export async function loans(tx: Tx, actor: Actor, employee: Id): Promise<Shown[]> {
  const isAllowed = isOwn(actor, employee) || may(actor, 'employeeSalaryRead') || may(actor, 'payRollHistoryRead')
  const person = isAllowed ? await employment(tx, { employee }) : undefined
  if (!person) throw notFound(say`The employee was not found.`)
  const next = await nextMonth(tx)
  const exit = person.leftOn === null ? null : monthOf(person.leftOn)
  return (await loansOf(tx, { employee })).map((row) => shown(row, next, exit))
}

export async function addLoan(tx: Tx, actor: Actor, input: z.output<typeof LoanInput>): Promise<{ _id: Id }> {
  const { employeeId, startMonth } = input
  await changes(tx, actor, employeeId)
  if (!(await employment(tx, { employee: employeeId })))
    throw wrongField('body.employeeId', say`This employee does not exist`)
  await mustBeOpen(tx, employeeId, startMonth, 'body.startMonth')
  const id = newId()
  await insertLoan(tx, { ...input, id, installmentPaise: installment(input), account: actor.account, now: tx.now })
  await tell(tx, actor, 'addedLoan', employeeId, input.name)
  return { _id: id }
}

export async function skipMonth(tx: Tx, actor: Actor, id: Id, input: z.output<typeof LoanSkipInput>): Promise<null> {
  const { employee, name } = await lockedLoan(tx, actor, id)
  const { month, isSkipped, reason } = input
  await mustBeOpen(tx, employee, month, 'body.month')
  if (isSkipped) await insertSkip(tx, { loan: id, month, reason, account: actor.account, now: tx.now })
  else await deleteSkip(tx, { loan: id, month })
  await tell(tx, actor, isSkipped ? 'skippedInstallment' : 'restoredInstallment', employee, name, month)
  return null
}

export async function repay(
  tx: Tx,
  actor: Actor,
  id: Id,
  { kind, amountPaise, note, receivedOn }: z.output<typeof LoanRepaymentInput>,
): Promise<{ leftPaise: number }> {
  const { employee, name } = await lockedLoan(tx, actor, id)
  const today = await companyToday(tx)
  const month = monthOf(today)
  if (receivedOn !== undefined && receivedOn > today)
    throw wrongField('body.receivedOn', say`Choose a day that is not in the future`)
  // Meanwhile no run that recovers the same amount again is approved.
  await lockedMonths(tx, { employee, month: '1900-01' })
  const loan = await current(tx, employee, id)
  const left = outstanding(terms(loan), loan.repayments)
  if (left === 0) throw conflict(say`${name} is repaid already.`)
  const amount = amountPaise ?? left
  if (amount > left) throw wrongField('body.amountPaise', say`${rupeeText(left)} is left. Enter at most that.`)
  await insertRepayment(tx, {
    ...{ id: newId(), loan: id, kind, month, amountPaise: amount, note, receivedOn: receivedOn ?? today },
    account: actor.account,
    now: tx.now,
  })
  await tell(tx, actor, kind === 'received' ? 'repaidLoan' : 'wroteOffLoan', employee, name)
  return { leftPaise: left - amount }
}

export async function removeLoan(tx: Tx, actor: Actor, id: Id): Promise<null> {
  const { employee, name } = await lockedLoan(tx, actor, id)
  await lockedMonths(tx, { employee, month: '1900-01' })
  const { payslipId, repayments } = await current(tx, employee, id)
  if (payslipId !== null) throw conflict(say`A final settlement left it to be recovered. Write it off instead.`)
  if (repayments.length > 0)
    throw conflict(say`Part of it was repaid, so it stays on record. Record the rest as repaid or written off.`)
  await deleteLoan(tx, { id })
  await tell(tx, actor, 'removedLoan', employee, name)
  return null
}

function shown(row: LoanRow, next: Month, exit: Month | null): Shown {
  const { repayments } = row
  return {
    ...row,
    leftPaise: outstanding(terms(row), repayments),
    schedule: loanSchedule(terms(row), { repaid: repayments, next, exit }),
  }
}

function terms({ skips, ...loan }: LoanRow) {
  return { ...loan, skipped: skips.map(({ month }) => month) }
}

/** The first month with unlocked pay. */
async function nextMonth(tx: Tx): Promise<Month> {
  const locked = await lastLockedMonth(tx)
  return locked === null ? monthOf(await companyToday(tx)) : addMonths(locked, 1)
}

async function lockedLoan(tx: Tx, actor: Actor, id: Id): Promise<{ employee: Id; name: string }> {
  const loan = await loanForUpdate(tx, { id })
  if (!loan) throw notFound(say`The loan was not found.`)
  await changes(tx, actor, loan.employee)
  return loan
}

async function current(tx: Tx, employee: Id, id: Id): Promise<LoanRow> {
  const loan = (await loansOf(tx, { employee })).find(({ _id }) => _id === id)
  if (!loan) throw notFound(say`The loan was not found.`)
  return loan
}

async function mustBeOpen(tx: Tx, employee: Id, month: Month, path: string): Promise<void> {
  const locked = await lockedMonths(tx, { employee, month })
  const last = locked.at(-1)
  if (last) throw wrongField(path, say`This pay is locked. Choose a month from ${{ month: addMonths(last.month, 1) }}.`)
}

function changes(tx: Tx, actor: Actor, employee: Id) {
  const refusal = say`Someone else must change your own loans.`
  return ownPay(tx, actor, employee, refusal, 'employeeSalaryWrite', 'payRollHistoryWrite')
}

/** Amounts stay out of the log: more people can read it than may see pay. */
async function tell(tx: Tx, actor: Actor, action: AuditAction, id: Id, loan: string, month?: Month): Promise<void> {
  await audit(
    tx,
    actor,
    action,
    { type: 'employee', id },
    {
      ...(month === undefined
        ? { loan: nowIs(loan) }
        : { installment: { of: verbatim(loan), from: null, to: { month } } }),
      ...(isOwn(actor, id) ? madeAlone : {}),
    },
  )
}
