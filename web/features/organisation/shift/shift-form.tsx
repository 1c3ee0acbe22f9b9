import { t } from '@lingui/core/macro'
import { Alert } from '@mui/material'
import { Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormPage } from '../../../shared/form/form-page.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { TimeField } from '../../../shared/form/date/time-field.tsx'
import { formatDate, hasDayForm } from '../../../shared/format/date.ts'
import { shiftEffects } from '../../../app/tables/calendar-effects.ts'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { bodyOf, fieldOf, type ShiftValues } from './shift-values.ts'
import { WeeklyOffsField } from './weekly-offs-field.tsx'
import { clearDaysOff } from '../../../shared/calendar/use-days-off.ts'

// Beside the form, and useful only once something is entered.
const ShiftConsequences = lazyPart(() => import('./shift-consequences.tsx'))

const list = '/home/organization/shift'

interface Props {
  id?: string
  values: ShiftValues
  title: string
  /** The day from which saved future hours are effective. */
  changesOn?: string | null
}

/** One form to add and to change a shift; beside it the effect of its hours. */
export function ShiftForm({ id, values, title, changesOn = null }: Props) {
  const navigate = useNavigate()
  return (
    <FormPage
      title={title}
      values={values}
      schema={() =>
        import('@muster/contract/organisation/shift.routes.ts').then(({ ShiftInput, ShiftChange }) =>
          id === undefined ? ShiftInput : ShiftChange,
        )
      }
      prepare={bodyOf}
      fieldOf={fieldOf}
      send={(body) =>
        id === undefined
          ? api('POST /api/v1/user/shift', { body })
          : api('PUT /api/v1/user/shift/{id}', { params: { id }, body })
      }
      onDone={() => {
        snack(t`Shift saved`)
        void invalidate('GET /api/v1/user/shift', 'GET /api/v1/user/shift/{id}', 'GET /api/v1/user/all-shift')
        void clearDaysOff()
        void navigate(list)
      }}
      submit={t`Save Shift`}
      cancel={list}
      guard={t`Your changes to this shift will be lost.`}
      aside={
        <Suspense
          fallback={
            <Panel title={t`This shift`}>
              <TextSkeleton lines={6} />
            </Panel>
          }
        >
          <ShiftConsequences />
        </Suspense>
      }
    >
      <FormSection title={t`Basics`}>
        <TextField name="name" label={t`Name`} maxLength={60} />
        <FieldRow>
          <TimeField name="startsAt" label={t`Starts`} />
          <TimeField name="endsAt" label={t`Ends`} helper={t`An end time at or before the start is on the next day`} />
        </FieldRow>
      </FormSection>
      <FormSection title={t`Rules`} description={t`How attendance is calculated for this shift.`}>
        <FieldRow>
          <NumberField name="breakMinutes" label={t`Break`} unit={t`minutes`} />
          <NumberField
            name="graceMinutes"
            label={t`Grace period`}
            unit={t`minutes`}
            helper={t`Late arrival or early exit allowed`}
          />
        </FieldRow>
        <FieldRow>
          <NumberField name="fullDayHours" label={t`Minimum for a full day`} unit={t`hours`} decimals={2} />
          <NumberField
            name="halfDayHours"
            label={t`Minimum for a half day`}
            unit={t`hours`}
            decimals={2}
            helper={t`Below this counts as absent`}
          />
        </FieldRow>
      </FormSection>
      <FormSection title={t`Weekly offs`} description={t`Days off every week, or in selected weeks of the month.`}>
        <WeeklyOffsField />
        <SwitchField
          name="absenceSandwich"
          label={t`Sandwich rule for absence`}
          helper={t`Weekly offs and holidays between two days of absence without leave are unpaid`}
        />
      </FormSection>
      {id === undefined ? null : <FromSection id={id} changesOn={changesOn} />}
      <FormSection title={t`Locations`} description={t`Locations that use this shift. Leave empty for all locations.`}>
        <LocationsField />
      </FormSection>
    </FormPage>
  )
}

/** Changed hours do not affect earlier days. */
function FromSection({ id, changesOn }: { id: string; changesOn: string | null }) {
  const [from, weeklyOffs] = useWatch({ name: ['from', 'weeklyOffs'] }) as [
    string | null | undefined,
    ShiftValues['weeklyOffs'],
  ]
  return (
    <FormSection title={t`Effective date`} description={t`Earlier days keep their hours.`}>
      {changesOn === null ? null : (
        <Alert severity="info">
          {t`Other hours take effect on ${formatDate(changesOn)}. Hours saved with an earlier date replace them.`}
        </Alert>
      )}
      <DateField name="from" label={t`New hours effective from`} />
      {shiftEffects.map((Effect, index) => (
        <Effect key={index} change={from && hasDayForm(from) ? { _id: id, from, weeklyOffs: [...weeklyOffs] } : null} />
      ))}
    </FormSection>
  )
}

function LocationsField() {
  const { data } = useApi('GET /api/v1/user/location', { query: {} })
  const options = (data?.data ?? []).map((place) => ({ value: place._id, label: place.name, detail: place.city }))
  return (
    <ChoicesField name="locationIds" label={t`Locations`} optional options={options} placeholder={t`All locations`} />
  )
}
