import { asValue, type Told } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { PayRunConfigInput } from '@muster/contract/payroll/pay-run/pay-run-config.routes.ts'
import type { SalaryComponentInput } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import type { SalaryTemplateInput } from '@muster/contract/payroll/salary/salary-template.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say, type Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { component, componentAfter } from '../component/component.ts'
import { loggedComponent } from '../component/logged-component.ts'
import { payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { template, templateAfter, templateWords } from '../template/template.ts'
import { isSettingUp } from './setting-up.ts'
import type { ShownChange } from '../../../platform/second-person/sensitive.ts'

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

export async function payConfigGuard(tx: Tx, input: z.output<typeof PayRunConfigInput>) {
  if (await isSettingUp(tx)) return null
  const before = await payRunConfig(tx)
  const changes = changedWords(configWords(before), configWords(input), configLabels)
  if (changes.length === 0) return null
  return {
    area: 'paySettings' as const,
    title: say`Pay run configuration`,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    changes,
    now: () => Promise.resolve(before),
    news: (by: string) => say`${by} changed the pay run configuration`,
  }
}

const configLabels = {
  cutOffDay: say`Cut-off day`,
  payDay: say`Pay day`,
  payMonth: say`Salaries are paid in`,
  dayBasis: say`A day of pay`,
  lineRounding: say`Each line is rounded`,
  netRounding: say`Net pay is rounded`,
}

function configWords(config: z.output<typeof PayRunConfigInput>) {
  return {
    cutOffDay: String(config.cutOffDay),
    payDay: String(config.payDay),
    payMonth: config.payMonth === 'this' ? say`The same month` : say`The next month`,
    dayBasis: bases[config.dayBasis],
    lineRounding: config.lineRounding === 'nearestRupee' ? say`To the rupee` : say`To the paisa`,
    netRounding: config.netRounding === 'nearestRupee' ? say`To the rupee` : say`Not at all`,
  }
}

const bases = {
  calendar: say`Calendar days`,
  fixed30: say`30 days`,
  fixed26: say`26 days`,
  workingDays: say`Working days`,
}

/** The differences between two values in words, for fields that have a label. */
export function changedWords<F extends string>(
  before: Readonly<Record<F, Told>>,
  after: Readonly<Record<F, Told>>,
  labels: Readonly<Partial<Record<F, Sentence>>>,
): ShownChange[] {
  return (Object.entries(labels) as [F, Sentence][])
    .map(([field, label]) => ({ label, from: asValue(before[field]), to: asValue(after[field]) }))
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
}
