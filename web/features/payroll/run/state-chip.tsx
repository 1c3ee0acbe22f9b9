import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { stateWords } from './run-words.ts'
import type { PayRun } from '../types.ts'

export function StateChip({ state }: { state: PayRun['state'] }) {
  const { label, tone } = stateWords[state]
  return <StatusChip status={state} label={label} tone={tone} />
}
