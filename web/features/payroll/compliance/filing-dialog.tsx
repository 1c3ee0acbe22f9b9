import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { complianceReads, isPayment, itemName, periodText, whichOf, type ComplianceItem } from './compliance-item.ts'

/** Asks for the day on which a return was filed or paid, and its number. */
export function FilingDialog({ item, onClose }: { item: ComplianceItem; onClose: () => void }) {
  const name = itemName(item)
  const isPaid = isPayment(item)
  const mark = isPaid ? t`Mark as paid` : t`Mark as filed`
  return (
    <FormDialog
      open
      width={440}
      title={mark}
      intro={[name, periodText(item), ...(item.entity === null ? [] : [item.entity.name])].join(', ')}
      values={{ filedOn: today(), reference: '' }}
      prepare={(body) => ({ ...body, ...whichOf(item) })}
      schema={() =>
        import('@muster/contract/payroll/statutory/compliance.routes.ts').then((routes) => routes.FilingInput)
      }
      send={(body) => api('PUT /api/v1/user/compliance', { body })}
      submit={mark}
      onDone={() => {
        snack(isPaid ? t`${name} marked as paid` : t`${name} marked as filed`)
        void invalidate(...complianceReads)
      }}
      onClose={onClose}
    >
      <DateField name="filedOn" label={isPaid ? t`Paid on` : t`Filed on`} max={today()} />
      <TextField
        name="reference"
        label={t`Reference (optional)`}
        maxLength={60}
        placeholder={t`Challan or acknowledgement number`}
      />
    </FormDialog>
  )
}
