import { t } from '@lingui/core/macro'
import { Typography } from '@mui/material'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { useOpenMonth } from '../input/use-open-month.ts'
import { bonusReads, type BonusYear } from './bonus-state.ts'

/** Chooses the month whose pay includes the bonus. */
export default function BonusEntryDialog({ year: { year, run }, onClose }: { year: BonusYear; onClose: () => void }) {
  const open = useOpenMonth()
  if (open === undefined || run === null) return null
  const amount = formatMoney(run.dueToAllPaise)
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Enter the bonus of ${year} in pay`}
      intro={
        <Typography>{t`${amount} is paid as a one-time payment. Former employees are paid outside payroll.`}</Typography>
      }
      values={{ month: open.month }}
      prepare={(body) => ({ ...body, year })}
      schema={() => import('@muster/contract/payroll/bonus/bonus-run.routes.ts').then((routes) => routes.BonusEntry)}
      send={(body) => api('POST /api/v1/user/bonus-run/entry', { body })}
      onDone={() => {
        snack(t`Bonus entered in pay`)
        void invalidate(...bonusReads)
      }}
      submit={t`Enter in pay`}
    >
      <DateField name="month" label={t`Month`} month {...open.field} />
    </FormDialog>
  )
}
