import type { Id, Month, Paise } from '@muster/contract/values.ts'
import { lastDay } from '@muster/engine/day.ts'
import { lateOvertime, type ArrearsInput, type ArrearsLine } from '@muster/engine/payroll/payslip/arrears-input.ts'
import { lineNames } from '@muster/engine/payroll/payslip/line-name.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../../platform/database/tx.ts'
import type { LateDay } from '../../../attendance/index.ts'
import { statutorySettings, type StatutorySettings } from '../../statutory/index.ts'
import type { ArrearsQuestion, Recalculated } from './arrears-question.ts'
import { afterShift, overtimePay, overtimeTreatment } from '../inputs/extra-pay.ts'

/**
 * Months with the overtime owed for them, reported after they were locked: by the salary and the settings of the month itself.
 * Where its payslip stands, the minutes that no run has settled; for a month paid in full, all of them less what was settled.
 */
export async function withLateOvertime(
  tx: Tx,
  question: ArrearsQuestion,
  recalculated: readonly Recalculated[],
): Promise<Recalculated[]> {
  const settingsOf = new Map<Month, StatutorySettings>()
  for (const one of recalculated)
    if (!settingsOf.has(one.month) && concernsOvertime(one))
      settingsOf.set(one.month, await statutorySettings(tx, lastDay(one.month)))
  return recalculated.map((one) => {
    const settings = settingsOf.get(one.month)
    const line = settings === undefined || !concernsOvertime(one) ? undefined : lineOf(question, one, settings)
    if (line === undefined) return one
    const owed = one.owed ?? { month: one.month, lines: [], pf: null, employedDays: 0 }
    return { ...one, owed: { ...owed, lines: [...owed.lines, line] } }
  })
}

export function minutesOf(late: readonly LateDay[]): number {
  return late.reduce((sum, { overtimeMinutes }) => sum + overtimeMinutes, 0)
}

export function isOpen({ settledRun }: LateDay, run: Id): boolean {
  return settledRun === null || settledRun === run
}

function concernsOvertime({ late, whole }: Recalculated): boolean {
  return (whole?.minutes ?? 0) !== 0 || late.some(({ overtimeMinutes }) => overtimeMinutes !== 0)
}

function lineOf(
  { book, run }: ArrearsQuestion,
  { month, salary, late, whole }: Recalculated,
  settings: StatutorySettings,
): ArrearsLine | undefined {
  const minutes = whole?.minutes ?? minutesOf(late.filter((day) => isOpen(day, run)))
  const pay = { book, settings, lines: salary.at(-1)?.lines ?? [], payDate: lastDay(month) }
  const [time] = overtimePay(pay, Math.abs(minutes))
  const duePaise = (time?.amountPaise ?? 0) * Math.sign(minutes)
  const paidPaise = settledOvertime(whole?.settled ?? [])
  const amountPaise = duePaise - paidPaise
  if (amountPaise === 0) return undefined
  const line = {
    code: lateOvertime,
    name: lineNames.OVERTIME.text,
    kind: 'earning',
    amountPaise,
    paidPaise,
    duePaise,
  } as const
  const treatment = overtimeTreatment(settings)
  if (time === undefined || paidPaise !== 0) return { ...line, treatment }
  const reason = afterShift(Math.abs(minutes))
  const words = minutes > 0 ? reason : say`${reason}, less than was paid`
  return { ...line, treatment, found: { words, steps: time.steps ?? [] } }
}

function settledOvertime(settled: readonly ArrearsInput[]): Paise {
  const lines = settled.flatMap((one) => one.lines).filter(({ code }) => code === lateOvertime)
  return lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
