import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { CheckboxInput } from '../../../shared/form/choice/checkbox-field.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { snackError } from '../../../shared/snackbar/snackbar.ts'
import { checkLabels, type Decided } from './settlement-labels.ts'

interface Props {
  employeeId: string
  decided: Decided
  canWrite: boolean
}

/** The exit checklist, and who completed each item. */
export function SettlementChecks({ employeeId, decided, canWrite }: Props) {
  const check = useCall('PUT /api/v1/employee/settlement/{id}/check', {
    stale: ['GET /api/v1/employee/settlement/{id}'],
  })
  const done = new Map(decided.checks.map((one) => [one.item, one]))
  const tick = (item: Decided['checks'][number]['item'], isDone: boolean) => {
    check
      .run({ params: { id: employeeId }, body: { item, isDone } })
      .catch((error: unknown) => snackError(messageOf(error)))
  }
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h5" sx={{ p: 0, mb: 0.5 }}>{t`Checklist`}</Typography>
      {(Object.keys(checkLabels) as (keyof typeof checkLabels)[]).map((item) => {
        const known = done.get(item)
        return (
          <CheckboxInput
            key={item}
            label={checkLabels[item]}
            value={known !== undefined}
            onChange={(isDone) => tick(item, isDone)}
            disabled={!canWrite}
            {...(known ? { helper: `${known.by ?? t`Someone`}, ${formatDate(known.at)}` } : {})}
          />
        )
      })}
    </Box>
  )
}
