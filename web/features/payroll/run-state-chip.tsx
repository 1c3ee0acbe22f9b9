import { StatusChip } from '../../shared/ui/status-chip.tsx'
import { stateLabel } from './run-state.ts'
import type { PayRun } from './types.ts'

export function StateChip({ state, submitted = null }: Pick<PayRun, 'state'> & Partial<Pick<PayRun, 'submitted'>>) {
  const { label, tone } = stateLabel(state, submitted !== null)
  return <StatusChip status={state} label={label} tone={tone} />
}
