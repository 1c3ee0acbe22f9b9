import { plural, t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { listText } from '../../../shared/format/list.ts'
import { stateName } from '../../../shared/format/states.ts'
import type { Registration } from './registration.ts'

/** One scheme: registered or not, with the number and the first month. */
export function RegistrationFields({ registration, name }: { registration: Registration; name: string }) {
  const { section, state, law, threshold, employees, byEntity, isCrossed } = registration
  const answer = useWatch({ name: `${name}.answer` }) as string
  const { title, number, placeholder } = schemes[section]
  const place = state === null ? '' : `, ${stateName(state)}`
  const count = employees ?? 0
  const headcount =
    threshold === null
      ? ''
      : state === null
        ? plural(count, { one: 'You have # employee.', other: 'You have # employees.' })
        : plural(count, { one: 'You have # employee in this state.', other: 'You have # employees in this state.' })
  const ownFirst = byEntity.toSorted((a, b) => Number(a.name !== null) - Number(b.name !== null))
  const counts = ownFirst.map((one) => `${one.name ?? t`the organisation itself`} ${one.employees}`)
  const apart = counts.length === 0 ? '' : t`By legal entity: ${listText(counts)}.`
  return (
    <FormSection title={`${title}${place}`} description={[law, headcount, apart].filter(Boolean).join(' ')}>
      {isCrossed ? (
        <Alert severity="warning">{t`Registration is mandatory with ${threshold ?? 0} or more employees.`}</Alert>
      ) : null}
      <RadioCards
        name={`${name}.answer`}
        label={t`Is the company registered?`}
        minWidth={200}
        options={section === 'pf' || section === 'esi' ? answers : answers.filter(({ value }) => value !== 'voluntary')}
      />
      {answer === 'registered' || answer === 'voluntary' ? (
        <FieldRow>
          <TextField
            name={`${name}.number`}
            label={number}
            optional
            upperCase
            maxLength={40}
            placeholder={placeholder}
            helper={t`You can add it later. Returns require it.`}
          />
          <DateField
            name={`${name}.since`}
            label={t`Deduct from`}
            month
            optional
            helper={t`Leave empty to start with the first unlocked month.`}
          />
        </FieldRow>
      ) : null}
    </FormSection>
  )
}

const answers = [
  { value: 'registered', label: t`Registered`, detail: t`Deducted in every pay run` },
  { value: 'voluntary', label: t`Registered voluntarily`, detail: t`Not mandatory, joined by choice` },
  { value: 'notCovered', label: t`Not registered`, detail: t`No deduction in pay runs` },
]

const schemes: Readonly<Record<Registration['section'], { title: string; number: string; placeholder: string }>> = {
  pf: { title: t`Provident fund (EPF)`, number: t`Establishment number`, placeholder: 'BGBNG0012345000' },
  esi: { title: t`ESI`, number: t`Employer code`, placeholder: t`17 digits` },
  pt: { title: t`Professional tax`, number: t`Registration number`, placeholder: '' },
  lwf: { title: t`Labour welfare fund (LWF)`, number: t`Registration number`, placeholder: '' },
}
