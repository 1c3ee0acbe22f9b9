import { t } from '@lingui/core/macro'
import { formatMonth } from '../../shared/format/date.ts'
import type { Tone } from '../../shared/theme/status-tone.ts'
import type { PayRun } from './types.ts'

type State = PayRun['state']

interface Label {
  label: string
  tone: Tone
}

const stateLabels: Record<State, Label> = {
  draft: { label: t`Queued`, tone: 'info' },
  calculating: { label: t`Calculating`, tone: 'info' },
  calculated: { label: t`Calculated`, tone: 'info' },
  approved: { label: t`Approved`, tone: 'success' },
  paid: { label: t`Paid`, tone: 'success' },
}

/** The label of a state, and its tone: a calculated run awaits approval only once that was submitted. */
export function stateLabel(state: State, isSubmitted: boolean): Label {
  return state === 'calculated' && isSubmitted ? { label: t`Awaiting approval`, tone: 'warning' } : stateLabels[state]
}

/** "Meera Iyer", "Meera Iyer or Ravi Kumar", "Meera Iyer or 3 others": who can approve a submitted run; null if it was not submitted. */
export function approversText({ submitted }: Pick<PayRun, 'submitted'>): string | null {
  if (submitted === null) return null
  const [first, second, ...rest] = submitted.approvers
  if (first === undefined) return t`another approver`
  if (second === undefined) return first
  return rest.length === 0 ? t`${first} or ${second}` : t`${first} or ${rest.length + 1} others`
}

/** The name of a run or payslip by its month: `May 2026`, `May 2026, reversal`. */
export function runName({ month, kind }: Pick<PayRun, 'month' | 'kind'>): string {
  const name = formatMonth(month)
  if (kind === 'regular') return name
  return kind === 'reversal' ? t`${name}, reversal` : t`${name}, full and final settlement`
}

export function isRunning(state: State | undefined): boolean {
  return state === 'draft' || state === 'calculating'
}

export function isLocked(state: State): boolean {
  return state === 'approved' || state === 'paid'
}

/** The change from another amount in tenths of a per cent: `▲ 2.1 %`; null if there is nothing to compare with. */
export function changeText(now: number, before: number | undefined): string | null {
  if (before === undefined || before === 0) return null
  const tenths = Math.round(((now - before) * 1000) / before)
  if (tenths === 0) return t`no change`
  const size = Math.abs(tenths)
  return `${tenths > 0 ? '▲' : '▼'} ${Math.floor(size / 10)}.${size % 10} %`
}
