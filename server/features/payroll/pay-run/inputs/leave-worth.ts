import type { Day, Paise } from '@muster/contract/values.ts'
import type { HalfDays } from '@muster/engine/day.ts'
import type { BreakdownLine } from '@muster/engine/payroll/components/breakdown-line.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import { componentFlags } from '../../component-flags/component-flags.ts'
import { statutorySettings } from '../../statutory/index.ts'
import { dayPay } from './extra-pay.ts'
import { treatmentOf } from '../../component-flags/treatment.ts'

/** The encashment value of leave on a day, from an employee's salary lines and the employer's basis. */
export async function leaveWorth(
  tx: Tx,
  day: Day,
): Promise<(lines: readonly BreakdownLine[], halfDays: HalfDays) => Paise> {
  const { pay } = await statutorySettings(tx, day)
  const flags = await componentFlags(tx)
  return (lines, halfDays) => {
    const treated = lines.map((line) => ({ ...line, treatment: treatmentOf(flags, line) }))
    return dayPay(pay.encashmentDay, treated, halfDays).amountPaise
  }
}
