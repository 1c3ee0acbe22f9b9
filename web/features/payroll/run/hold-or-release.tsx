import type { PayRun, PayslipRow } from '../types.ts'
import { HoldDialog, ReleaseDialog } from './hold-dialogs.tsx'

/** The dialog that puts one person's pay on hold, or releases it. */
export default function HoldOrRelease({ run, row, onClose }: { run: PayRun; row: PayslipRow; onClose: () => void }) {
  const Asked = row.hold === null ? HoldDialog : ReleaseDialog
  return <Asked run={run} of={row} onClose={onClose} />
}
