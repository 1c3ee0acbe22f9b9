import type { z } from 'zod'
import type { SalaryComponentInput } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { changedWords } from '../second-person/changed-words.ts'
import { isSettingUp } from '../locked-month/setting-up.ts'
import { component, componentAfter } from './component.ts'
import { loggedComponent } from './logged-component.ts'

/** The effect on salaries made with it from now on; not its name or position. */
export async function componentGuard(tx: Tx, id: Id, input: z.output<typeof SalaryComponentInput>) {
  if (await isSettingUp(tx)) return null
  const before = await component(tx, id)
  if (before.templates === 0) return null
  const changes = changedWords(loggedComponent(before), loggedComponent(componentAfter(before, input)), componentLabels)
  if (changes.length === 0) return null
  return {
    area: 'salarySetup' as const,
    title: say`Salary component ${before.name}`,
    record: { type: 'salaryComponent' as const, id },
    employee: null,
    needs: ['salaryComponentWrite' as const],
    changes,
    now: () => Promise.resolve({ _id: id }),
    news: (by: string) => say`${by} changed the salary component ${before.name}`,
  }
}

const componentLabels = {
  type: say`Type`,
  calculation: say`Calculation`,
  isProrated: say`Reduced by LOP days`,
  inCtc: say`Part of the CTC`,
  wageClass: say`As wages`,
  ptWage: say`Counts for professional tax`,
  esiWage: say`Counts for state insurance (ESI)`,
  bonusWage: say`Counts for the statutory bonus`,
  tax: say`Income tax`,
  taxHead: say`For exemptions`,
  benefit: say`Benefit in kind`,
}
