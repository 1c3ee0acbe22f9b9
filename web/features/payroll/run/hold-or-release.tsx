import type { PayRun, PayslipRow } from '../types.ts'
import { HoldDialog, ReleaseDialog } from './hold-dialogs.tsx'

/** The dialog for one person of a run: hold the pay, or release it. */
export default function HoldOrRelease({ run, row, onClose }: { run: PayRun; row: PayslipRow; onClose: () => void }) {
  const Asked = row.hold === null ? HoldDialog : ReleaseDialog
  return <Asked run={run} of={row} onClose={onClose} />
}
