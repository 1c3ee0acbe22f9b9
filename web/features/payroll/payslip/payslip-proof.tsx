import { t } from '@lingui/core/macro'
import { Alert, Typography } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'

/** Whether the payslip comes out the same when recalculated from its stored inputs. */
export function PayslipProof({ id }: { id: string }) {
  const { data, error } = useApi('GET /api/v1/user/payslip/{id}/proof', { params: { id } })
  if (data?.result === 'different') {
    return (
      <Alert
        severity="error"
        className="no-print"
      >{t`Recalculating this payslip from its saved inputs gives a different result. Ask your administrator to check it.`}</Alert>
    )
  }
  const words =
    data === undefined
      ? error
        ? t`This payslip could not be verified.`
        : t`Recalculating from saved inputs …`
      : data.result === 'identical'
        ? t`Verified: recalculating from saved inputs gives the same result. Hash ${data.hash.slice(0, 12)}, law ${data.law}.`
        : t`Calculated with earlier rules; it cannot be recalculated.`
  return (
    <Typography
      variant="caption"
      component="p"
      role="status"
      className="no-print"
      title={data?.hash}
      sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
    >
      {words}
    </Typography>
  )
}
