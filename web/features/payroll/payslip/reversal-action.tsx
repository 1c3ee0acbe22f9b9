import { t } from '@lingui/core/macro'
import { Undo2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan, useSession } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import type { Payslip } from '../types.ts'

// Forms are heavy, and payslips are seldom reversed.
const ReversalDialog = lazyDialog(() => import('./reversal-dialog.tsx'))

/** Takes a locked payslip of somebody else back; nothing where that is not possible. */
export function ReversalAction({ payslip }: { payslip: Payslip }) {
  const canWrite = useCan('payRollHistoryWrite')
  const own = useSession((session) => session.user?.employeeId)
  const [isAsking, setAsking] = useState(false)
  if (!canWrite || payslip.reversal !== null || payslip.employeeId === own) return null
  return (
    <>
      <ActionButton action={{ label: t`Reverse`, icon: Undo2, danger: true, onClick: () => setAsking(true) }} />
      {isAsking ? (
        <Suspense fallback={null}>
          <ReversalDialog payslip={payslip} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
