import { t } from '@lingui/core/macro'
import { Alert, Typography } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'

/** Whether the payslip comes out the same when it is calculated again from what it was calculated from. */
export function PayslipProof({ id }: { id: string }) {
  const { data, error } = useApi('GET /api/v1/user/payslip/{id}/proof', { params: { id } })
  if (data?.result === 'different') {
    return (
      <Alert
        severity="error"
        className="no-print"
      >{t`Recalculated from its frozen inputs, this payslip comes out differently. Have the administrator look at it.`}</Alert>
    )
  }
  const words =
    data === undefined
      ? error
        ? t`The recalculation could not be checked.`
        : t`Recalculating from its frozen inputs …`
      : data.result === 'identical'
        ? t`Recalculated from its frozen inputs: identical. Hash ${data.hash.slice(0, 12)}, law ${data.law}.`
        : t`Calculated by earlier rules, so that it cannot be recalculated.`
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
