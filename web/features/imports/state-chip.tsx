import { t } from '@lingui/core/macro'
import { StatusChip } from '../../shared/ui/status-chip.tsx'
import type { OneImport } from './import-view.ts'

type State = OneImport['state']

const labels: Readonly<Record<State, string>> = {
  matching: t`Not started`,
  checking: t`Checking`,
  checked: t`Checked`,
  importing: t`Importing`,
  imported: t`Imported`,
  cancelled: t`Cancelled`,
  undoing: t`Undoing`,
  undone: t`Undone`,
}
const tones: Readonly<Record<State, 'neutral' | 'info' | 'success' | 'warning'>> = {
  matching: 'neutral',
  checking: 'info',
  checked: 'warning',
  importing: 'info',
  imported: 'success',
  cancelled: 'neutral',
  undoing: 'info',
  undone: 'neutral',
}

export function StateChip({ state }: { state: State }) {
  return <StatusChip status={state} label={labels[state]} tone={tones[state]} />
}
