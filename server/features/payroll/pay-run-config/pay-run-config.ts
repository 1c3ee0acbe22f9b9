import type { z } from 'zod'
import type { PayRunConfigInput } from '@muster/contract/payroll/pay-run/pay-run-config.routes.ts'
import type { Day, Month } from '@muster/contract/values.ts'
import { addMonths, earliest, lastDay } from '@muster/engine/day.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { putConfig, savedConfig, type Config } from './pay-run-config.queries.ts'

/** The default until something is saved: a month's pay by calendar days, paid on its last day. */
const startingConfig: Config = {
  cutOffDay: 25,
  payDay: 31,
  payMonth: 'this',
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

/** The pay date of a month's wages. Earlier runs know only pay dates within their own month. */
export function payDateOf(month: Month, { payDay, payMonth }: PayDay): Day {
  return dateIn(payMonth === 'next' ? addMonths(month, 1) : month, payDay)
}

type PayDay = Pick<Config, 'payDay'> & { payMonth?: Config['payMonth'] | null }

/** A day of the month as a date; in a shorter month its last day. */
export function dateIn(month: Month, day: number): Day {
  return earliest(lastDay(month), `${month}-${String(day).padStart(2, '0')}`)
}
