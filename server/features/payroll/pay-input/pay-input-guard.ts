import type { z } from 'zod'
import type { PayInputInput } from '@muster/contract/payroll/pay-run/pay-input.routes.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { say, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { payInputToRemove } from './pay-input.queries.ts'
import { subjectOf } from '../second-person/subject.queries.ts'
import { ofPay } from '../second-person/of-pay.ts'

export async function payInputGuard(tx: Tx, input: z.output<typeof PayInputInput>) {
  const subject = await subjectOf(tx, { employee: input.employeeId })
  if (!subject) return null
  return {
    ...(await ofPay(tx, input.employeeId, subject, (by) => added[input.type](by, subject.name))),
    title: say`${input.name} of ${subject.name}`,
    changes: [
      { label: say`Amount`, from: null, to: { paise: input.amountPaise } },
      { label: say`Type`, from: null, to: kinds[input.type] },
      { label: say`Month`, from: null, to: monthsSaid(input.fromMonth, input.toMonth) },
      { label: say`Reason`, from: null, to: verbatim(input.reason) },
    ],
    isRepeatable: true,
    now: (change: Id) => Promise.resolve({ _id: change }),
  }
}

export async function payInputRemovalGuard(tx: Tx, id: Id) {
  const input = await payInputToRemove(tx, { id })
  const subject = input && (await subjectOf(tx, { employee: input.employee }))
  if (!input || !subject) return null
  return {
    ...(await ofPay(
      tx,
      input.employee,
      subject,
      (by) => say`${by} removed a payment or deduction of ${subject.name}, who has privileged access`,
    )),
    title: say`Remove ${input.name} of ${subject.name}`,
    changes: [{ label: verbatim(input.name), from: { paise: input.amountPaise }, to: null }],
    isRepeatable: true,
    now: () => Promise.resolve({ endedWith: null }),
  }
}

type AddedNews = (by: string, name: string) => Sentence
const added: Record<z.output<typeof PayInputInput>['type'], AddedNews> = {
  earning: (by, name) => say`${by} added a payment for ${name}, who has privileged access`,
  deduction: (by, name) => say`${by} added a deduction for ${name}, who has privileged access`,
  reimbursement: (by, name) => say`${by} added a reimbursement for ${name}, who has privileged access`,
}

const kinds = { earning: say`Payment`, deduction: say`Deduction`, reimbursement: say`Reimbursement` }

function monthsSaid(from: Month, to: Month | null): Sentence {
  if (to === null) return say`${{ month: from }} until ended`
  return from === to ? say`${{ month: from }}` : say`${{ month: from }} to ${{ month: to }}`
}
