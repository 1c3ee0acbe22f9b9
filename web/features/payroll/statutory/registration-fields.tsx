import { Alert } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { stateName } from '../../../shared/format/states.ts'
import type { Registration } from './registration.ts'

/** One scheme: registered or not, with the number and since when. */
export function RegistrationFields({ registration, name }: { registration: Registration; name: string }) {
  const { section, state, law, threshold, employees, isCrossed } = registration
  const answer = useWatch({ name: `${name}.answer` }) as string
  const { title, number, placeholder } = schemes[section]
  const place = state === null ? '' : `, ${stateName(state)}`
  const headcount =
    threshold === null
      ? ''
      : ` You have ${employees === 1 ? '1 employee' : `${employees} employees`}${state === null ? '' : ' there'}.`
  return (
    <FormSection title={`${title}${place}`} description={`${law}${headcount}`}>
      {isCrossed ? <Alert severity="warning">{`Registration is required from ${threshold} employees.`}</Alert> : null}
      <RadioCards
        name={`${name}.answer`}
        label="Is the company registered?"
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
            helper="Can be added later. Returns need it."
          />
          <DateField
            name={`${name}.since`}
            label="Deduct from"
            month
            optional
            helper="Empty: the first month that is not locked."
          />
        </FieldRow>
      ) : null}
    </FormSection>
  )
}

const answers = [
  { value: 'registered', label: 'Registered', detail: 'Deducted in every pay run' },
  { value: 'voluntary', label: 'Registered voluntarily', detail: 'Not obliged, joined by choice' },
  { value: 'notCovered', label: 'Not registered', detail: 'Nothing is deducted' },
]

const schemes: Readonly<Record<Registration['section'], { title: string; number: string; placeholder: string }>> = {
  pf: { title: 'Provident fund (EPF)', number: 'Establishment number', placeholder: 'BGBNG0012345000' },
  esi: { title: 'ESI', number: 'Employer code', placeholder: '17 digits' },
  pt: { title: 'Professional tax', number: 'Registration number', placeholder: '' },
  lwf: { title: 'Labour welfare fund (LWF)', number: 'Registration number', placeholder: '' },
}
