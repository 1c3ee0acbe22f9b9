import { t } from '@lingui/core/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { api } from '../../shared/call/api.ts'
import { DateField } from '../../shared/form/date/date-field.tsx'
import { FieldRow, FormSection } from '../../shared/form/form-section.tsx'
import { MoneyField } from '../../shared/form/text/money-field.tsx'
import { TextField } from '../../shared/form/text/text-field.tsx'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { RequestForm } from '../approvals/index.ts'

const line = { day: null, words: '', total: null }

export default function ParkingForm() {
  return (
    <RequestForm
      type="parking"
      title={t`Claim parking`}
      sent={t`Parking request sent`}
      blank={{ lines: [line] }}
      schema={() => import('@muster/contract/parking/parking.routes.ts').then((parking) => parking.ParkingDraft)}
      send={(body, sending) => api('POST /api/v1/employee/parking', { body, ...sending })}
      stale={['GET /api/v1/employee/parking', 'GET /api/v1/dashboard/recent-approval']}
    >
      <FormSection title={t`Fees`}>
        <Lines />
      </FormSection>
    </RequestForm>
  )
}

function Lines() {
  'use no memo' // The form library reports changes through the same objects.
  const { setValue } = useFormContext()
  const lines = useWatch({ name: 'lines' }) as object[]
  return (
    <>
      {lines.map((_, at) => (
        <FieldRow key={at}>
          <DateField name={`lines.${at}.day`} label={t`Day`} />
          <TextField name={`lines.${at}.words`} label={t`Place`} />
          <MoneyField name={`lines.${at}.total`} label={t`Amount`} />
        </FieldRow>
      ))}
      <ActionButton action={{ label: t`Add fee`, onClick: () => setValue('lines', [...lines, line]) }} />
    </>
  )
}
