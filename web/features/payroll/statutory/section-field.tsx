import { t } from '@lingui/core/macro'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { DayOfYearField } from './day-of-year-field.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { SelectField } from '../select-later.tsx'
import { CompanyNumber } from './company-number.tsx'
import type { SectionField as Field } from '../../../shared/statutory/field.ts'

/** The input of one field of a section. */
export function SectionField({ field }: { field: Field }) {
  const { kind, options = [], placeholder } = field
  const common = {
    name: `value.${field.name}`,
    label: field.label,
    ...(field.helper ? { helper: field.helper } : {}),
    ...(field.optional ? { optional: true } : {}),
  }
  const text = { ...common, ...(placeholder ? { placeholder } : {}) }
  switch (kind) {
    case 'switch':
      return <SwitchField {...common} />
    case 'choice':
      return field.optional || options.length > 3 ? (
        <SelectField {...common} options={options} />
      ) : (
        <RadioCards {...common} options={options} minWidth={200} />
      )
    case 'registration':
      return <TextField {...text} upperCase maxLength={40} />
    case 'company':
      return <CompanyNumber name={common.name} label={field.label} />
    case 'words':
      return <TextField {...text} maxLength={300} />
    case 'dayOfYear':
      return <DayOfYearField {...common} />
    case 'count':
      return <NumberField {...common} />
    case 'money':
      return <MoneyField {...common} />
  }
}

/** The month from which a change applies. */
export function FromField({ lockedTo }: { lockedTo: string | null }) {
  return (
    <DateField
      name="from"
      label={t`Effective from`}
      month
      helper={lockedTo === null ? t`Applies from this month until the next change` : lockedTo}
    />
  )
}
