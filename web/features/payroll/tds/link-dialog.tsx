import { t } from '@lingui/core/macro'
import { z } from 'zod'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { CheckboxGroup } from '../../../shared/form/choice/checkbox-group.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Challan } from './types.ts'
import { useOpenMonths } from './month-options.ts'
import { tdsReads } from './year-filter.tsx'

/** Links a challan to other months. */
export default function LinkDialog({ challan, onClose }: { challan: Challan; onClose: () => void }) {
  const open = useOpenMonths(challan.months)
  return (
    <FormDialog
      open
      width={440}
      onClose={onClose}
      title={t`Months of challan ${challan.serial}`}
      values={{ months: challan.months }}
      schema={() => Promise.resolve(z.object({ months: z.array(z.string()) }))}
      send={(body) => api('PUT /api/v1/user/tds-challan/{id}', { params: { id: challan._id }, body })}
      onDone={({ linkedPaise }) => {
        snack(t`${formatMoney(linkedPaise)} linked to deductions`)
        void invalidate(...tdsReads)
      }}
      submit={t`Save months`}
    >
      <CheckboxGroup
        name="months"
        label={t`TDS for`}
        optional
        options={open.options}
        helper={t`Outstanding deductions are linked oldest first, up to the challan's tax.`}
      />
    </FormDialog>
  )
}
