import { t } from '@lingui/core/macro'
import { Alert, Button } from '@mui/material'
import { formatMonth } from '../../../shared/format/date.ts'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import type { Payslip } from '../types.ts'

interface Props {
  month: string
  reversal: NonNullable<Payslip['reversal']>
}

/** Says that a payslip is a reversal or was reversed, why, and links to the other one. */
export function ReversalNotice({ month, reversal: { is, reason, payslipId } }: Props) {
  const panel = useSidePanel()
  return (
    <Alert
      severity="warning"
      action={
        <Button
          className="no-print"
          color="inherit"
          size="small"
          sx={{ whiteSpace: 'nowrap' }}
          onClick={() => panel.open(payslipId)}
        >
          {is === 'reversal' ? t`Open payslip` : t`Open reversal`}
        </Button>
      }
    >
      {is === 'reversal'
        ? t`This reverses the ${formatMonth(month)} payslip: ${reason}`
        : t`This payslip was reversed: ${reason}`}
    </Alert>
  )
}
