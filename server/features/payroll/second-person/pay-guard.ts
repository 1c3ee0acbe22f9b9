import { asValue } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { SalaryInput } from '@muster/contract/payroll/salary/employee-salary.routes.ts'
import type { PayInputInput } from '@muster/contract/payroll/pay-run/pay-input.routes.ts'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Id, Month } from '@muster/contract/values.ts'
import { say, type Sentence, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { permissionsHeld } from '../../identity/index.ts'
import { salariesOf } from '../salary/salary.queries.ts'
import { templateWithLines } from '../template/template.queries.ts'
import { payInputToRemove, subjectOf } from './subject.queries.ts'

export async function salaryGuard(tx: Tx, employee: Id, input: z.output<typeof SalaryInput>) {
  const subject = await subjectOf(tx, { employee })
  if (!subject) return null
  const before = (await salariesOf(tx, { employee })).find(({ startsOn }) => startsOn <= input.startsOn)
  const title = say`Salary of ${subject.name}`
  return {
    ...(await ofPay(
      tx,
      employee,
      subject,
      (by) => say`${by} changed the salary of ${subject.name}, who has privileged access`,
    )),
    title,
    changes: [
      {
        label: say`Annual CTC`,
        from: before ? { paise: before.annualCtcPaise } : null,
        to: { paise: input.annualCtcPaise },
      },
      { label: say`Effective from`, from: before ? { day: before.startsOn } : null, to: { day: input.startsOn } },
      {
        label: say`Salary template`,
        from: asValue(before?.templateName),
        to: asValue((await templateWithLines(tx, { id: input.templateId }))?.name),
      },
    ],
    now: (change: Id) => Promise.resolve({ _id: change }),
  }
}

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

async function ofPay(tx: Tx, employee: Id, { account }: { account: Id }, news: (by: string) => Sentence) {
  const held = await permissionsHeld(tx, account)
  const isPrivileged = held.some((one) => privilegedPermissions.includes(one))
  return {
    area: 'salary' as const,
    record: { type: 'employee' as const, id: employee },
    employee,
    ...(isPrivileged ? { news } : {}),
  }
}
