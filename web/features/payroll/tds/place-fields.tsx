import { t } from '@lingui/core/macro'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { states, stateName } from '../../../shared/format/states.ts'

type Reply = ReplyOf<RouteOf<'GET /api/v1/user/tds-deductor'>>
type Place = NonNullable<Reply['deductor']>['place']

const lines = [
  { name: 'line1', label: t`Address line 1` },
  { name: 'line2', label: t`Address line 2` },
  { name: 'line3', label: t`Address line 3` },
  { name: 'line4', label: t`Address line 4` },
  { name: 'line5', label: t`Address line 5` },
] as const

/** An address in lines of 25 characters with contact details, as in the statement. */
export function PlaceFields({ at }: { at: string }) {
  return (
    <>
      <FieldRow>
        {lines.map(({ name, label }) => (
          <TextField
            key={name}
            name={`${at}.${name}`}
            label={label}
            maxLength={25}
            optional={name !== 'line1'}
            {...(name === 'line1' ? { helper: t`At most 25 characters a line` } : {})}
          />
        ))}
      </FieldRow>
      <FieldRow>
        <AutocompleteField name={`${at}.state`} label={t`State`} options={states} />
        <TextField name={`${at}.pinCode`} label={t`PIN code`} inputMode="numeric" maxLength={6} />
      </FieldRow>
      <FieldRow>
        <TextField name={`${at}.email`} label={t`Email`} type="email" maxLength={75} />
        <TextField
          name={`${at}.phone`}
          label={t`Phone`}
          inputMode="tel"
          maxLength={14}
          helper={t`10 digits: mobile, or landline with STD code without 0`}
        />
      </FieldRow>
      <SwitchField name={`${at}.isChanged`} label={t`Address changed since the last statement`} />
    </>
  )
}

/** The initial values: what is saved, or suggestions from the company information. */
export function placeToEdit(place: Place | undefined, suggested: Reply['suggested']) {
  const state = place?.state ?? suggested.state
  return {
    line1: place?.line1 ?? suggested.lines[0] ?? '',
    line2: place?.line2 ?? suggested.lines[1] ?? '',
    line3: place?.line3 ?? suggested.lines[2] ?? '',
    line4: place?.line4 ?? suggested.lines[3] ?? '',
    line5: place?.line5 ?? suggested.lines[4] ?? '',
    state: state === null ? null : { value: state, label: stateName(state) },
    pinCode: place?.pinCode ?? suggested.pinCode,
    email: place?.email ?? '',
    phone: place?.phone ?? '',
    isChanged: place?.isChanged ?? false,
  }
}
