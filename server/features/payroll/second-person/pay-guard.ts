import type { z } from 'zod'
import type { SalaryInput } from '@muster/contract/payroll/salary/employee-salary.routes.ts'
import type { PayInputInput } from '@muster/contract/payroll/pay-run/pay-input.routes.ts'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Id } from '@muster/contract/values.ts'
import { rupeeText } from '@muster/engine/words.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { permissionsHeld } from '../../identity/index.ts'
import { salariesOf } from '../salary/salary.queries.ts'
import { templateWithLines } from '../template/template.queries.ts'
import { dayText, monthText } from '../words.ts'
import { payInputToRemove, subjectOf } from './subject.queries.ts'

export async function salaryGuard(tx: Tx, employee: Id, input: z.output<typeof SalaryInput>) {
  const subject = await subjectOf(tx, { employee })
  if (!subject) return null
  const before = (await salariesOf(tx, { employee })).find(({ startsOn }) => startsOn <= input.startsOn)
  const title = `Salary of ${subject.name}`
  return {
    ...(await ofPay(tx, employee, subject, 'changed the salary')),
    title,
    changes: [
      {
        label: 'Annual CTC',
        from: before ? rupeeText(before.annualCtcPaise) : null,
        to: rupeeText(input.annualCtcPaise),
      },
      { label: 'Effective from', from: before ? dayText(before.startsOn) : null, to: dayText(input.startsOn) },
      {
        label: 'Salary template',
        from: before?.templateName ?? null,
        to: (await templateWithLines(tx, { id: input.templateId }))?.name ?? null,
      },
    ],
    now: (change: Id) => Promise.resolve({ _id: change }),
  }
}

export async function payInputGuard(tx: Tx, input: z.output<typeof PayInputInput>) {
  const subject = await subjectOf(tx, { employee: input.employeeId })
  if (!subject) return null
  const months = [input.fromMonth, input.toMonth].map((month) => (month === null ? 'until ended' : monthText(month)))
  return {
    ...(await ofPay(tx, input.employeeId, subject, `added ${kinds[input.type]} to the pay`)),
    title: `${input.name} of ${subject.name}`,
    changes: [
      { label: 'Amount', from: null, to: rupeeText(input.amountPaise) },
      { label: 'Type', from: null, to: kinds[input.type].replace(/^an? /, '') },
      { label: 'Month', from: null, to: [...new Set(months)].join(' to ') },
      { label: 'Reason', from: null, to: input.reason },
    ],
    isRepeatable: true,
    now: (change: Id) => Promise.resolve({ _id: change }),
  }
}

export async function payInputRemovalGuard(tx: Tx, id: Id) {
  const held = await payInputToRemove(tx, { id })
  const subject = held && (await subjectOf(tx, { employee: held.employee }))
  if (!held || !subject) return null
  return {
    ...(await ofPay(tx, held.employee, subject, 'removed a payment or deduction from the pay')),
    title: `Remove ${held.name} of ${subject.name}`,
    changes: [{ label: held.name, from: rupeeText(held.amountPaise), to: null }],
    isRepeatable: true,
    now: () => Promise.resolve({ endedWith: null }),
  }
}

const kinds = { earning: 'a payment', deduction: 'a deduction', reimbursement: 'a reimbursement' } as const

async function ofPay(tx: Tx, employee: Id, { name, account }: { name: string; account: Id }, did: string) {
  const held = await permissionsHeld(tx, account)
  const isPrivileged = held.some((one) => privilegedPermissions.includes(one))
  return {
    area: 'salary' as const,
    record: { type: 'employee' as const, id: employee },
    employee,
    ...(isPrivileged ? { news: `${did} of ${name}, who has privileged access` } : {}),
  }
}
