import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { CheckboxField } from '../../../shared/form/choice/checkbox-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { MaskedField } from '../../../shared/form/text/masked-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { countries } from '../countries.ts'
import { bloodGroups, genders, maritalStatuses, type Personal } from '../employee-labels.ts'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { usePinPlace } from '../../../shared/form/use-pin-place.ts'
import { states } from '../../../shared/format/states.ts'

/** Personal details apart from work; identity numbers only for people with access to them. */
export function PersonalFields({ personal }: { personal: Personal }) {
  return (
    <>
      <FormSection title={t`About`}>
        <FieldRow>
          <DateField name="birthDate" label={t`Date of birth`} optional />
          <SelectField name="gender" label={t`Gender`} optional options={genders} />
        </FieldRow>
        <FieldRow>
          <SelectField name="bloodGroup" label={t`Blood group`} optional options={bloodGroups} />
          <SelectField name="maritalStatus" label={t`Marital status`} optional options={maritalStatuses} />
        </FieldRow>
        <AutocompleteField name="nationality" label={t`Nationality`} options={countries} />
      </FormSection>
      {personal.canSeeIdentity ? <IdentityFields personal={personal} /> : null}
      <Addresses />
    </>
  )
}

function IdentityFields({ personal }: { personal: Personal }) {
  return (
    <FormSection
      title={t`Identity numbers`}
      description={t`Stored encrypted. Only the last four characters are shown.`}
    >
      <FieldRow>
        <MaskedField name="pan" label={t`PAN`} optional stored={personal.pan} upperCase maxLength={12} />
        <MaskedField
          name="aadhaar"
          label={t`Aadhaar`}
          optional
          stored={personal.aadhaar}
          inputMode="numeric"
          maxLength={14}
        />
      </FieldRow>
      <FieldRow>
        <MaskedField name="uan" label={t`UAN`} optional stored={personal.uan} inputMode="numeric" maxLength={14} />
        <MaskedField
          name="esi"
          label={t`ESI number`}
          optional
          stored={personal.esi}
          inputMode="numeric"
          maxLength={20}
        />
      </FieldRow>
    </FormSection>
  )
}

/** The current address, and the permanent one if it differs. */
export function Addresses() {
  const isSame = useWatch({ name: 'isSame' }) as boolean
  return (
    <>
      <FormSection title={t`Current address`}>
        <AddressFields path="currentAddress" />
      </FormSection>
      <FormSection title={t`Permanent address`}>
        <CheckboxField name="isSame" label={t`Same as current address`} />
        {isSame ? null : <AddressFields path="permanentAddress" />}
      </FormSection>
    </>
  )
}

/** A home address below one name of the form. */
function AddressFields({ path }: { path: 'currentAddress' | 'permanentAddress' }) {
  const fillPlace = usePinPlace(`${path}.`)
  return (
    <>
      <TextField name={`${path}.line1`} label={t`Address line 1`} optional maxLength={120} />
      <TextField name={`${path}.line2`} label={t`Address line 2`} optional maxLength={120} />
      <FieldRow>
        <TextField
          name={`${path}.pinCode`}
          label={t`PIN code`}
          optional
          maxLength={6}
          inputMode="numeric"
          onChanged={fillPlace}
        />
        <TextField name={`${path}.city`} label={t`City`} optional maxLength={80} />
      </FieldRow>
      <AutocompleteField name={`${path}.state`} label={t`State`} optional options={states} />
    </>
  )
}
