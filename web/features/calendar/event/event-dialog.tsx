import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { eventAudiences, eventReminders, eventRepeats, type EventAudience } from '@muster/contract/calendar/event.ts'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { ChoicesField } from '../../../shared/form/choice/choices-field.tsx'
import { loadLocations } from '../../../shared/form/choice/location-choices.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { choicesFrom, type Choice } from '../../../shared/form/choice/use-options.ts'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { TimeField } from '../../../shared/form/date/time-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { CalendarEvent } from './entries.ts'
import { audienceLabels, reminderLabels, repeatLabels } from './event-labels.ts'

interface Props {
  /** The event to change, with all its occurrences; null adds one. */
  event: CalendarEvent | null
  /** The first day of a new one. */
  day: string
  onClose: () => void
}

/** Adds an event or changes one. */
export default function EventDialog({ event, day, onClose }: Props) {
  return (
    <FormDialog
      open
      title={event ? t`Edit event` : t`Add event`}
      intro={event && event.repeat !== 'none' ? t`Changes apply to every occurrence.` : undefined}
      values={{
        title: event?.title ?? '',
        from: event?.firstFrom ?? day,
        to: event?.firstTo ?? day,
        startTime: event?.startTime ?? null,
        endTime: event?.endTime ?? null,
        place: event?.place ?? '',
        description: event?.description ?? '',
        audience: event?.audience ?? 'everyone',
        departmentIds: chosen(event?.departments),
        locationIds: chosen(event?.locations),
        employeeIds: chosen(event?.people),
        repeat: event?.repeat ?? 'none',
        repeatUntil: event?.repeatUntil ?? null,
        remindMinutes: event?.remindMinutes == null ? '' : String(event.remindMinutes),
      }}
      schema={() => import('@muster/contract/calendar/event.routes.ts').then((routes) => routes.EventInput)}
      prepare={({ remindMinutes, repeatUntil, ...body }) => ({
        ...body,
        ...(remindMinutes === undefined ? {} : { remindMinutes: Number(remindMinutes) }),
        ...(body['repeat'] === 'none' || repeatUntil === undefined ? {} : { repeatUntil }),
      })}
      send={(body) =>
        event
          ? api('PUT /api/v1/employee/event-scheduling/{id}', { params: { id: event._id }, body })
          : api('POST /api/v1/employee/event-scheduling', { body })
      }
      onDone={() => {
        snack(t`Event saved`)
        void invalidate('GET /api/v1/employee/event-scheduling')
      }}
      submit={t`Save event`}
      onClose={onClose}
    >
      <TextField name="title" label={t`Title`} maxLength={120} />
      <FieldRow>
        <DateField name="from" label={t`From`} />
        <DateField name="to" label={t`To`} />
      </FieldRow>
      <FieldRow>
        <TimeField name="startTime" label={t`Starts`} optional helper={t`Leave both empty for all day.`} />
        <TimeField name="endTime" label={t`Ends`} optional />
      </FieldRow>
      <TextField name="place" label={t`Place`} optional maxLength={200} />
      <TextArea name="description" label={t`Description`} optional rows={3} max={2000} />
      <Audience />
      <Repeat />
      <SelectField
        name="remindMinutes"
        label={t`Reminder`}
        optional
        options={eventReminders.map((value) => ({ value: String(value), label: reminderLabels[value] ?? '' }))}
      />
    </FormDialog>
  )
}

const chosen = (members: readonly { _id: string; name: string }[] | undefined): Choice[] =>
  (members ?? []).map(({ _id, name }) => ({ value: _id, label: name }))

function Audience() {
  const audience = useWatch({ name: 'audience' }) as EventAudience
  return (
    <>
      <SelectField
        name="audience"
        label={t`Audience`}
        options={eventAudiences.map((value) => ({ value, label: audienceLabels[value] }))}
      />
      {audience === 'departments' ? (
        <ChoicesField
          name="departmentIds"
          label={t`Departments`}
          load={async (search, next, signal) => {
            const query = { ...(search ? { roleName: search } : {}), next }
            const departments = await api('GET /api/v1/employee/department', { query, signal })
            return choicesFrom(departments, ({ _id, name }) => ({ value: _id, label: name }))
          }}
        />
      ) : null}
      {audience === 'locations' ? <ChoicesField name="locationIds" label={t`Locations`} load={loadLocations} /> : null}
      {audience === 'people' ? (
        <ChoicesField
          name="employeeIds"
          label={t`Invited people`}
          helper={t`They are notified and can respond.`}
          load={async (search, next, signal) => {
            const query = { ...(search ? { employeeName: search } : {}), next }
            const people = await api('GET /api/v1/employee/pagination-all', { query, signal })
            return choicesFrom(people, ({ _id, name, designation }) => ({
              value: _id,
              label: name,
              detail: designation,
            }))
          }}
        />
      ) : null}
    </>
  )
}

function Repeat() {
  const repeat = useWatch({ name: 'repeat' }) as string
  return (
    <FieldRow>
      <SelectField
        name="repeat"
        label={t`Repeat`}
        options={eventRepeats.map((value) => ({ value, label: repeatLabels[value] }))}
      />
      {repeat === 'none' ? null : (
        <DateField name="repeatUntil" label={t`Repeat until`} optional helper={t`Leave empty to repeat forever.`} />
      )}
    </FieldRow>
  )
}
