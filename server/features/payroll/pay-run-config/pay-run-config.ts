import type { z } from 'zod'
import type { PayRunConfigInput } from '@muster/contract/payroll/pay-run-config.routes.ts'
import type { Day, Month } from '@muster/contract/values.ts'
import { earliest, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { putConfig, savedConfig, type Config } from './pay-run-config.queries.ts'

/** What holds until something is saved: a month's pay by calendar days, paid on its last day. */
const startingConfig: Config = {
  cutOffDay: 25,
  payDay: 31,
  dayBasis: 'calendar',
  lineRounding: 'nearestRupee',
  netRounding: 'nearestRupee',
  updatedAt: null,
}

export async function payRunConfig(tx: Tx): Promise<Config> {
  return (await savedConfig(tx, {})) ?? startingConfig
}

export async function saveConfig(tx: Tx, input: z.output<typeof PayRunConfigInput>): Promise<Config> {
  await putConfig(tx, { ...input, now: tx.now })
  return { ...input, updatedAt: tx.now }
}

/** A day of the month as a date; a month that is shorter has its last day instead. */
export function dateIn(month: Month, day: number): Day {
  return earliest(lastDay(month), `${month}-${String(day).padStart(2, '0')}`)
}
