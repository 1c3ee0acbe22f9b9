import type { PayRun } from '../types.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { PaidDialog } from './paid-dialog.tsx'
import { WayBackDialog } from './way-back-dialog.tsx'

export type RunStep = 'approve' | 'pay' | 'reopen' | 'notPaid'

/** The confirmation before a step of a run. */
export default function RunDialogs(props: { run: PayRun; asking: RunStep; onClose: () => void }) {
  const { run, asking, onClose } = props
  if (asking === 'approve') return <ApproveDialog run={run} onClose={onClose} />
  if (asking === 'pay') return <PaidDialog run={run} onClose={onClose} />
  return <WayBackDialog run={run} to={asking} onClose={onClose} />
}
