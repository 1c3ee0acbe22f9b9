import type { z } from 'zod'
import type { PayRunConfigInput } from '@muster/contract/payroll/pay-run/pay-run-config.routes.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { isSettingUp } from '../locked-month/setting-up.ts'
import { payRunConfig } from './pay-run-config.ts'
import { changedWords } from '../second-person/changed-words.ts'

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
