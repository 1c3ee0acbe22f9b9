import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { hasDayForm } from '../../../shared/format/date.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { loadLocations } from '../../../shared/form/choice/location-choices.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import { holidayEffects } from '../../../app/tables/calendar-effects.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { clearDaysOff } from '../../../shared/calendar/use-days-off.ts'

export type Holiday = Got<'GET /api/v1/employee/holiday'>[number]

interface Props {
  /** The one to change; undefined adds one. */
  holiday: Holiday | undefined
  onClose: () => void
}

/** Adds or changes a holiday. */
export default function HolidayDialog({ holiday, onClose }: Props) {
  return (
    <FormDialog
      open
      title={holiday ? t`Edit ${holiday.name}` : t`Add holiday`}
      width={440}
      values={{
        name: holiday?.name ?? '',
        day: holiday?.day ?? null,
        kind: holiday?.kind ?? 'public',
        locationIds: holiday?.locations.map(({ _id, name }) => ({ value: _id, label: name })) ?? [],
      }}
      schema={() => import('@muster/contract/calendar/holiday.routes.ts').then((routes) => routes.HolidayInput)}
      send={(body) =>
        holiday
          ? api('PUT /api/v1/employee/holiday/{id}', { params: { id: holiday._id }, body })
          : api('POST /api/v1/employee/holiday', { body })
      }
      onDone={() => {
        snack(t`Holiday saved`)
        void invalidate('GET /api/v1/employee/holiday')
        void clearDaysOff()
      }}
      submit={t`Save holiday`}
      onClose={onClose}
    >
      <TextField name="name" label={t`Name`} placeholder={t`Diwali`} />
      <DateField name="day" label={t`Date`} />
      <RadioCards
        name="kind"
        label={t`Type`}
        options={[
          { value: 'public', label: t`Public`, detail: t`Public holiday: a paid day off` },
          { value: 'optional', label: t`Optional`, detail: t`Optional holiday: shown in the calendar, not a day off` },
        ]}
      />
      <ChoicesField
        name="locationIds"
        label={t`Locations`}
        optional
        helper={t`Leave empty for all locations.`}
        load={loadLocations}
      />
      <Effect holiday={holiday} />
    </FormDialog>
  )
}

function Effect({ holiday }: { holiday: Holiday | undefined }) {
  const [day, kind, locations] = useWatch({ name: ['day', 'kind', 'locationIds'] }) as [
    string | null,
    Holiday['kind'],
    readonly Choice[],
  ]
  const change =
    day === null || !hasDayForm(day)
      ? null
      : {
          ...(holiday ? { _id: holiday._id } : {}),
          holiday: { day, kind, locationIds: locations.map(({ value }) => value) },
        }
  return holidayEffects.map((HolidayEffect, index) => <HolidayEffect key={index} change={change} />)
}
