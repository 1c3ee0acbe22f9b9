import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { PhoneField } from '../form/phone-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { loadUser } from '../../../shared/session/session-calls.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { Addresses } from '../form/personal-fields.tsx'
import { homeBody, homeValues } from '../form/personal-values.ts'
import { bloodGroups, maritalStatuses, type Personal } from '../employee-labels.ts'

interface Props {
  personal: Personal
  phone: string | null
  onClose: () => void
}

/** The parts of their record that people change without a request. */
export function OwnPersonalForm({ personal, phone, onClose }: Props) {
  return (
    <Form
      values={{ phone: phone ?? '', ...homeValues(personal) }}
      empty="null"
      guard={t`Your changes to your details will be lost.`}
      schema={() =>
        import('@muster/contract/employees/personal-info.routes.ts').then((routes) => routes.OwnPersonalChange)
      }
      prepare={homeBody}
      send={(body) => api('PUT /api/v1/employee/self-personal-info', { body })}
      onDone={() => {
        snack(t`Your details have been saved`)
        void invalidate('GET /api/v1/employee/self-personal-info', 'GET /api/v1/employee/profile')
        void loadUser()
        onClose()
      }}
      submit={t`Save`}
      cancel={onClose}
    >
      <FormSection title={t`Contact`}>
        <PhoneField name="phone" label={t`Mobile`} optional />
        <FieldRow>
          <SelectField name="bloodGroup" label={t`Blood group`} optional options={bloodGroups} />
          <SelectField name="maritalStatus" label={t`Marital status`} optional options={maritalStatuses} />
        </FieldRow>
      </FormSection>
      <Addresses />
    </Form>
  )
}
