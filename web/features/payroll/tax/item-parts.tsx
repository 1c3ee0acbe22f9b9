import { t } from '@lingui/core/macro'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'

export function Note() {
  return <TextField name="note" label={t`Note`} optional helper={t`For example, the policy number`} maxLength={100} />
}

/** The months of the year that an item is for. */
export function Months({ from, to }: { from: string; to: string }) {
  return (
    <FieldRow>
      <DateField name="from" label={t`From`} month min={`${from}-01`} max={`${to}-01`} />
      <DateField name="to" label={t`To`} month min={`${from}-01`} max={`${to}-01`} />
    </FieldRow>
  )
}
