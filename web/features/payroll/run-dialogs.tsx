import { useApi } from '../../shared/call/use-api.ts'
import { formatMonth } from '../../shared/format/date.ts'
import { formatMoney } from '../../shared/format/money.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { peopleText } from '../../shared/pay/run-words.ts'
import type { PayRun } from '../../shared/pay/types.ts'
import { openText } from './preflight-words.ts'

interface Props {
  run: PayRun
  asking: 'approve' | 'pay'
  take: (action: 'approve' | 'pay') => Promise<unknown>
  onClose: () => void
}

/** What is asked before a run is locked or marked as paid. */
export default function RunDialogs({ asking, ...props }: Props) {
  return asking === 'approve' ? <Approve {...props} /> : <Pay {...props} />
}

function Approve({ run, take, onClose }: Omit<Props, 'asking'>) {
  const month = formatMonth(run.month)
  const checks = useApi('GET /api/v1/user/payrun/{id}/preflight', { params: { id: run._id } })
  const open = checks.data ? openText(checks.data.findings) : null
  return (
    <ConfirmDialog
      open
      title={`Lock ${month}?`}
      confirm="Lock pay run"
      keep="Not yet"
      danger={false}
      onConfirm={async () => {
        await take('approve')
        snack(`${month} is locked`)
      }}
      onClose={onClose}
    >
      {`Attendance and inputs can no longer change. ${peopleText(run.totals.people)} will see their payslips.`}
      {run.leftOut > 0 ? ` ${run.leftOut === 1 ? '1 person is' : `${run.leftOut} people are`} left out.` : ''}
      {open === null ? '' : ` The checks found ${open}.`}
    </ConfirmDialog>
  )
}

function Pay({ run, take, onClose }: Omit<Props, 'asking'>) {
  const month = formatMonth(run.month)
  return (
    <ConfirmDialog
      open
      title={`Mark ${month} as paid?`}
      confirm="Mark as paid"
      keep="Not yet"
      danger={false}
      onConfirm={async () => {
        await take('pay')
        snack(`${month} is marked as paid`)
      }}
      onClose={onClose}
    >
      {`${formatMoney(run.totals.netPaise)} to ${peopleText(run.totals.people)}. This cannot be undone.`}
    </ConfirmDialog>
  )
}
