import { t } from '@lingui/core/macro'
import type { Tone } from '../../../shared/theme/statusTone.ts'
import type { PayRun } from '../types.ts'

type State = PayRun['state']

/** What a state is called, and its tone. */
export const stateWords: Record<State, { label: string; tone: Tone }> = {
  draft: { label: t`Waiting`, tone: 'info' },
  calculating: { label: t`Calculating`, tone: 'info' },
  calculated: { label: t`To approve`, tone: 'warning' },
  approved: { label: t`Approved`, tone: 'success' },
  paid: { label: t`Paid`, tone: 'success' },
}

/** Behind the month of a run or a payslip: `, reversal`; nothing for that of the month. */
export function kindText(kind: PayRun['kind']): string {
  return { regular: '', reversal: t`, reversal`, settlement: t`, final settlement` }[kind]
}

export function isRunning(state: State | undefined): boolean {
  return state === 'draft' || state === 'calculating'
}

export function isLocked(state: State): boolean {
  return state === 'approved' || state === 'paid'
}

/** The change against another amount in a tenth of a percent: `▲ 2.1 %`; null when there is nothing to compare with. */
export function changeText(now: number, before: number | undefined): string | null {
  if (before === undefined || before === 0) return null
  const tenths = Math.round(((now - before) * 1000) / before)
  if (tenths === 0) return 'unchanged'
  const size = Math.abs(tenths)
  return `${tenths > 0 ? '▲' : '▼'} ${Math.floor(size / 10)}.${size % 10} %`
}
