import type { z } from 'zod'
import type { SalaryInput } from '@muster/contract/payroll/salary/employee-salary.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { asValue } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { templateWithLines } from '../template/template.queries.ts'
import { subjectOf } from '../second-person/subject.queries.ts'
import { ofPay } from '../second-person/of-pay.ts'
import { salariesOf } from './salary.queries.ts'

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
