import { asValue } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { LoanInput, LoanRepaymentInput, LoanSkipInput } from '@muster/contract/payroll/settlement/loan.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { loans } from './loan.ts'
import { installment } from './loan-preview.ts'
import { loanToChange } from './loan.queries.ts'
import { subjectOf } from '../second-person/subject.queries.ts'
import { besidesPay } from '../second-person/besides-pay.ts'

export async function loanGuard(tx: Tx, input: z.output<typeof LoanInput>) {
  const subject = await subjectOf(tx, { employee: input.employeeId })
  if (!subject) return null
  return {
    ...besidesPay(input.employeeId, say`${input.name} of ${subject.name}`),
    changes: [
      { label: say`Amount`, from: null, to: { paise: input.principalPaise } },
      { label: say`Installment`, from: null, to: say`${{ paise: installment(input) }} a month` },
      { label: say`Given on`, from: null, to: { day: input.givenOn } },
      { label: say`Repaid from`, from: null, to: { month: input.startMonth } },
      { label: say`Reason`, from: null, to: verbatim(input.reason) },
    ],
    now: (change: Id) => Promise.resolve({ _id: change }),
  }
}

export async function skipGuard(tx: Tx, id: Id, { month, isSkipped, reason }: z.output<typeof LoanSkipInput>) {
  const loan = await loanToChange(tx, { id })
  if (!loan) return null
  const [skipped, repaid] = [say`Skipped`, say`Repaid from pay`]
  return {
    ...besidesPay(loan.employee, say`Installment of ${{ month }}: ${loan.name} of ${loan.person}`),
    changes: [
      { label: say`${{ month }}`, from: isSkipped ? repaid : skipped, to: isSkipped ? skipped : repaid },
      ...(reason === '' ? [] : [{ label: say`Reason`, from: null, to: verbatim(reason) }]),
    ],
    now: () => Promise.resolve(null),
  }
}

export async function repaymentGuard(
  tx: Tx,
  actor: Actor,
  id: Id,
  { kind, amountPaise, note, receivedOn }: z.output<typeof LoanRepaymentInput>,
) {
  const loan = await loanToChange(tx, { id })
  if (!loan) return null
  const current = (await loans(tx, actor, loan.employee)).find(({ _id }) => _id === id)
  if (!current) return null
  const { leftPaise } = current
  const title =
    kind === 'received'
      ? say`Repayment: ${loan.name} of ${loan.person}`
      : say`Write-off: ${loan.name} of ${loan.person}`
  return {
    ...besidesPay(loan.employee, title),
    changes: [
      { label: say`Outstanding`, from: { paise: leftPaise }, to: { paise: leftPaise - (amountPaise ?? leftPaise) } },
      ...(receivedOn === undefined ? [] : [{ label: say`Received on`, from: null, to: { day: receivedOn } }]),
      { label: say`Note`, from: null, to: asValue(note) },
    ],
    now: () => Promise.resolve({ leftPaise }),
    ...(kind === 'writtenOff' ? { news: (by: string) => say`${by} wrote off ${loan.name} of ${loan.person}` } : {}),
  }
}

export async function loanRemovalGuard(tx: Tx, id: Id) {
  const loan = await loanToChange(tx, { id })
  if (!loan) return null
  return {
    ...besidesPay(loan.employee, say`Delete ${loan.name} of ${loan.person}`),
    changes: [{ label: verbatim(loan.name), from: { paise: loan.principalPaise }, to: null }],
    now: () => Promise.resolve(null),
  }
}
