import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { CheckboxGroup } from '../../../shared/form/choice/checkbox-group.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { useOpenMonths } from './month-options.ts'
import { useTdsEntity } from './tds-entity.tsx'
import { tdsReads } from './year-filter.tsx'

/** Records a bank challan and the months whose TDS it deposits. */
export default function ChallanDialog({ months, onClose }: { months: readonly string[]; onClose: () => void }) {
  const entity = useTdsEntity()
  const open = useOpenMonths(months)
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t`Add challan`}
      intro={t`Copy the details from the challan counterfoil. BSR code, date and serial number must match those on the tax portal.`}
      values={{
        ...{ bsr: '', paidOn: null, serial: '', taxPaise: null, surchargePaise: null, cessPaise: null },
        ...{ interestPaise: null, feePaise: null, otherPaise: null, months: [...months] },
      }}
      prepare={(body) => ({ ...body, ...entity })}
      schema={() => import('@muster/contract/payroll/tax/tds.routes.ts').then((routes) => routes.TdsChallanInput)}
      send={(body) => api('POST /api/v1/user/tds-challan', { body })}
      onDone={({ linkedPaise }) => {
        snack(t`Challan added, ${formatMoney(linkedPaise)} linked to deductions`)
        void invalidate(...tdsReads)
      }}
      submit={t`Add challan`}
    >
      <FieldRow>
        <TextField
          name="bsr"
          label={t`BSR code`}
          inputMode="numeric"
          maxLength={7}
          helper={t`7 digits of the bank branch`}
        />
        <TextField name="serial" label={t`Challan serial number`} inputMode="numeric" maxLength={5} />
        <DateField name="paidOn" label={t`Paid on`} max={today()} />
      </FieldRow>
      <CheckboxGroup
        name="months"
        label={t`TDS for`}
        optional
        options={open.options}
        helper={t`The challan is linked to these months' outstanding deductions, oldest first, up to its tax.`}
      />
      <FieldRow>
        <MoneyField name="taxPaise" label={t`Tax`} />
        <MoneyField name="interestPaise" label={t`Interest`} optional />
        <MoneyField name="feePaise" label={t`Fee`} optional helper={t`For a late statement`} />
      </FieldRow>
      <Parts />
      <MoneyField name="otherPaise" label={t`Penalty and others`} optional />
    </FormDialog>
  )
}

/** Surcharge and cess are separate in challans for years up to 2025-26. */
function Parts() {
  const months = useWatch({ name: 'months' }) as readonly string[] | null
  if (!months?.some((month) => month < '2026-04')) return null
  return (
    <FieldRow>
      <MoneyField name="surchargePaise" label={t`Surcharge`} optional />
      <MoneyField name="cessPaise" label={t`Health and education cess`} optional />
    </FieldRow>
  )
}
