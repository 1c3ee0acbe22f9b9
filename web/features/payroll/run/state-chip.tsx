import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { stateLabels } from './run-state.ts'
import type { PayRun } from '../types.ts'

export function StateChip({ state }: { state: PayRun['state'] }) {
  const { label, tone } = stateLabels[state]
  return <StatusChip status={state} label={label} tone={tone} />
}
