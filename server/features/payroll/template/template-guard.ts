import type { z } from 'zod'
import type { SalaryTemplateInput } from '@muster/contract/payroll/salary/salary-template.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { changedWords } from '../second-person/changed-words.ts'
import { isSettingUp } from '../locked-month/setting-up.ts'
import { template, templateAfter, templateWords } from './template.ts'

export async function templateGuard(tx: Tx, id: Id, input: z.output<typeof SalaryTemplateInput>) {
  if (await isSettingUp(tx)) return null
  const before = await template(tx, id)
  const after = await templateAfter(tx, before, input)
  const changes = changedWords(templateWords(before), templateWords(after), templateLabels)
  if (changes.length === 0) return null
  return {
    area: 'salarySetup' as const,
    title: say`Salary template ${before.name}`,
    record: { type: 'salaryTemplate' as const, id },
    employee: null,
    changes,
    now: () => Promise.resolve({ _id: id }),
    news: (by: string) => say`${by} changed the salary template ${before.name}`,
  }
}

const templateLabels = { components: say`Components`, ctcIncludes: say`Employer contributions in the CTC` }
