import { t } from '@lingui/core/macro'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { today } from '../../../shared/format/date.ts'

/** An asset's details and cost. */
export function AssetFields() {
  return (
    <>
      <FieldRow>
        <TextField name="name" label={t`Asset`} maxLength={120} />
        <TextField name="category" label={t`Category`} optional maxLength={60} />
      </FieldRow>
      <FieldRow>
        <TextField name="vendor" label={t`Vendor`} optional maxLength={100} />
        <MoneyField name="pricePaise" label={t`Price`} optional />
      </FieldRow>
      <FieldRow>
        <DateField name="boughtOn" label={t`Bought on`} optional max={today()} />
        <DateField name="warrantyUntil" label={t`Warranty until`} optional />
      </FieldRow>
    </>
  )
}
