import type { z } from 'zod'
import type { PayRunConfigInput } from '@muster/contract/payroll/pay-run/pay-run-config.routes.ts'
import type { SalaryComponentInput } from '@muster/contract/payroll/salary/salary-component.routes.ts'
import type { SalaryTemplateInput } from '@muster/contract/payroll/salary/salary-template.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { component, componentAfter } from '../component/component.ts'
import { componentWords } from '../component/component-words.ts'
import { payRunConfig } from '../pay-run-config/pay-run-config.ts'
import { template, templateAfter, templateWords } from '../template/template.ts'
import { isSettingUp } from './setting-up.ts'
import type { ShownChange } from '../../../platform/second-person/sensitive.ts'

/** What a salary made with it would come to from now on; not its name or place. */
export async function componentGuard(tx: Tx, id: Id, input: z.output<typeof SalaryComponentInput>) {
  if (await isSettingUp(tx)) return null
  const before = await component(tx, id)
  if (before.templates === 0) return null
  const changes = changedWords(componentWords(before), componentWords(componentAfter(before, input)), componentLabels)
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
  type: 'Type',
  calculation: 'Calculation',
  isProrated: 'Reduced by LOP days',
  inCtc: 'Part of the CTC',
  wageClass: 'As wages',
  ptWage: 'Counts for professional tax',
  esiWage: 'Counts for state insurance (ESI)',
  bonusWage: 'Counts for the statutory bonus',
  tax: 'Income tax',
  taxHead: 'For exemptions',
  benefit: 'Benefit in kind',
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

const templateLabels = { components: 'Components', ctcIncludes: 'Employer contributions in the CTC' }

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
  cutOffDay: 'Cut-off day',
  payDay: 'Pay day',
  payMonth: 'Salaries are paid in',
  dayBasis: 'A day of pay',
  lineRounding: 'Each line is rounded',
  netRounding: 'Net pay is rounded',
}

function configWords(config: z.output<typeof PayRunConfigInput>) {
  return {
    cutOffDay: String(config.cutOffDay),
    payDay: String(config.payDay),
    payMonth: config.payMonth === 'this' ? 'The same month' : 'The next month',
    dayBasis: bases[config.dayBasis],
    lineRounding: config.lineRounding === 'nearestRupee' ? 'To the rupee' : 'To the paisa',
    netRounding: config.netRounding === 'nearestRupee' ? 'To the rupee' : 'Not at all',
  }
}

const bases = { calendar: 'Calendar days', fixed30: '30 days', fixed26: '26 days', workingDays: 'Working days' }

/** What differs between two things in words, of those fields that have a label. */
export function changedWords<F extends string>(
  before: Readonly<Record<F, unknown>>,
  after: Readonly<Record<F, unknown>>,
  labels: Readonly<Partial<Record<F, string>>>,
): ShownChange[] {
  return (Object.entries(labels) as [F, string][])
    .filter(([field]) => before[field] !== after[field])
    .map(([field, label]) => ({ label, from: said(before[field]), to: said(after[field]) }))
}

const said = (value: unknown) => (value === '' ? null : String(value))
