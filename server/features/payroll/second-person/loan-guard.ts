import type { z } from 'zod'
import type { LoanInput, LoanRepaymentInput, LoanSkipInput } from '@muster/contract/payroll/settlement/loan.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import { rupeeText } from '@muster/engine/words.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { loans } from '../loan/loan.ts'
import { installment } from '../loan/loan-preview.ts'
import { dayText, monthText } from '../words.ts'
import { loanToChange, subjectOf } from './subject.queries.ts'

export async function loanGuard(tx: Tx, input: z.output<typeof LoanInput>) {
  const subject = await subjectOf(tx, { employee: input.employeeId })
  if (!subject) return null
  return {
    ...ofLoan(input.employeeId, say`${input.name} of ${subject.name}`),
    changes: [
      { label: 'Amount', from: null, to: rupeeText(input.principalPaise) },
      { label: 'Installment', from: null, to: `${rupeeText(installment(input))} a month` },
      { label: 'Given on', from: null, to: dayText(input.givenOn) },
      { label: 'Repaid from', from: null, to: monthText(input.startMonth) },
      { label: 'Reason', from: null, to: input.reason },
    ],
    now: (change: Id) => Promise.resolve({ _id: change }),
  }
}

export async function skipGuard(tx: Tx, id: Id, { month, isSkipped, reason }: z.output<typeof LoanSkipInput>) {
  const loan = await loanToChange(tx, { id })
  if (!loan) return null
  const [skipped, repaid] = ['Skipped', 'Repaid from pay']
  return {
    ...ofLoan(loan.employee, say`Installment of ${{ month }}: ${loan.name} of ${loan.person}`),
    changes: [
      { label: monthText(month), from: isSkipped ? repaid : skipped, to: isSkipped ? skipped : repaid },
      ...(reason === '' ? [] : [{ label: 'Reason', from: null, to: reason }]),
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
  const held = (await loans(tx, actor, loan.employee)).find(({ _id }) => _id === id)
  if (!held) return null
  const { leftPaise } = held
  const title =
    kind === 'received'
      ? say`Repayment: ${loan.name} of ${loan.person}`
      : say`Write-off: ${loan.name} of ${loan.person}`
  return {
    ...ofLoan(loan.employee, title),
    changes: [
      { label: 'Outstanding', from: rupeeText(leftPaise), to: rupeeText(leftPaise - (amountPaise ?? leftPaise)) },
      ...(receivedOn === undefined ? [] : [{ label: 'Received on', from: null, to: dayText(receivedOn) }]),
      { label: 'Note', from: null, to: note },
    ],
    now: () => Promise.resolve({ leftPaise }),
    ...(kind === 'writtenOff' ? { news: (by: string) => say`${by} wrote off ${loan.name} of ${loan.person}` } : {}),
  }
}

export async function loanRemovalGuard(tx: Tx, id: Id) {
  const loan = await loanToChange(tx, { id })
  if (!loan) return null
  return {
    ...ofLoan(loan.employee, say`Delete ${loan.name} of ${loan.person}`),
    changes: [{ label: loan.name, from: rupeeText(loan.principalPaise), to: null }],
    now: () => Promise.resolve(null),
  }
}

function ofLoan(employee: Id, title: Sentence) {
  return {
    area: 'loan' as const,
    record: { type: 'employee' as const, id: employee },
    employee,
    isRepeatable: true,
    title,
  }
}
