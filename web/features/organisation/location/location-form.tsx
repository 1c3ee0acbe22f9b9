import { t } from '@lingui/core/macro'
import { useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { FormPage } from '../../../shared/form/form-page.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { usePinPlace } from '../../../shared/form/use-pin-place.ts'
import { states } from '../../../shared/format/states.ts'
import { timeZones } from '../../../shared/company/company-choices.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { type Location, locationReads } from './location-labels.ts'
import { PunchAreaFields } from './punch-area-fields.tsx'

const list = '/home/organization/location'
const stateChoices = [...states]

/** One form to add and to change a location. */
export function LocationForm({ location }: { location?: Location }) {
  const navigate = useNavigate()
  return (
    <FormPage
      title={location ? t`Edit ${location.name}` : t`Add location`}
      values={valuesOf(location)}
      schema={() => import('@muster/contract/organisation/location.routes.ts').then((routes) => routes.LocationInput)}
      prepare={(body) => ({ ...cleared, ...body })}
      send={(body) =>
        location
          ? api('PUT /api/v1/user/location/{id}', { params: { id: location._id }, body })
          : api('POST /api/v1/user/location', { body })
      }
      onDone={() => {
        snack(t`Location saved`)
        void invalidate(...locationReads)
        void navigate(list)
      }}
      submit={t`Save Location`}
      cancel={list}
      guard={t`Your changes to this location will be lost.`}
    >
      <FormSection title={t`Address and time zone`} description={t`The state determines holidays and state laws.`}>
        <TextField name="name" label={t`Name`} maxLength={80} />
        <TextField
          name="addressLine1"
          label={t`Address line 1`}
          optional
          maxLength={120}
          autoComplete="address-line1"
        />
        <TextField
          name="addressLine2"
          label={t`Address line 2`}
          optional
          maxLength={120}
          autoComplete="address-line2"
        />
        <FieldRow>
          <PinCode />
          <TextField name="city" label={t`City`} maxLength={80} autoComplete="address-level2" />
        </FieldRow>
        <FieldRow>
          <AutocompleteField name="state" label={t`State`} options={stateChoices} />
          <AutocompleteField name="timeZone" label={t`Time zone`} options={timeZones} />
        </FieldRow>
      </FormSection>
      <FormSection title={t`Geofence`} description={t`Where employees at this location can punch in and out.`}>
        <PunchAreaFields />
      </FormSection>
    </FormPage>
  )
}

function PinCode() {
  const fillPlace = usePinPlace()
  return (
    <TextField name="postalCode" label={t`PIN code`} optional maxLength={6} inputMode="numeric" onChanged={fillPlace} />
  )
}

/** What the form's empty fields mean to the server. */
const cleared = { addressLine1: '', addressLine2: '', postalCode: '', latitude: null, longitude: null }

function valuesOf(location?: Location) {
  const zone = location?.timeZone ?? 'Asia/Kolkata'
  return {
    name: location?.name ?? '',
    addressLine1: location?.addressLine1 ?? '',
    addressLine2: location?.addressLine2 ?? '',
    city: location?.city ?? '',
    postalCode: location?.postalCode ?? '',
    state: states.find(({ value }) => value === location?.state) ?? null,
    timeZone: timeZones.find(({ value }) => value === zone) ?? { value: zone, label: zone },
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    radiusMetres: location?.radiusMetres ?? 200,
    punchRule: location?.punchRule ?? 'off',
  }
}
