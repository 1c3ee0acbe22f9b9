import { t } from '@lingui/core/macro'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { usePinPlace } from '../../../shared/form/use-pin-place.ts'
import { states } from '../../../shared/format/states.ts'

/** A home address under one name of the form. */
export function AddressFields({ path }: { path: 'currentAddress' | 'permanentAddress' }) {
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
