import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { formatTime } from '../../../shared/format/time.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { RosterShift } from './carry-shift.ts'
import type { RosterDay, RosterRow } from './roster-labels.ts'

interface Props {
  row: RosterRow
  day: RosterDay
  /** The initial choice, instead of the day's shift. */
  carried?: RosterShift | undefined
  onClose: () => void
}

/** Assigns a person a shift on a day, until another day, or from then on. */
export default function ShiftDialog({ row, day, carried, onClose }: Props) {
  const { data: shifts } = useApi('GET /api/v1/user/all-shift')
  const options = (shifts ?? []).map(({ _id, name, startsAt, endsAt }) => ({
    ...{ value: _id, label: name, detail: `${formatTime(startsAt)} – ${formatTime(endsAt)}` },
  }))
  const shift = carried ?? day.shift
  const held = shift && { value: shift._id, label: shift.name }
  return (
    <FormDialog
      open
      title={t`Shift of ${row.name} on ${formatDate(day.day, 'weekday')}`}
      width={440}
      values={{ shiftId: held, until: 'day', to: day.day }}
      schema={() => import('@muster/contract/attendance/roster.routes.ts').then((routes) => routes.RosterChanges)}
      prepare={({ shiftId, until, to }) => ({
        changes: [
          {
            ...{ employeeId: row._id, from: day.day, shiftId },
            to: until === 'day' ? day.day : until === 'date' ? (to ?? '') : null,
          },
        ],
      })}
      fieldOf={(path) => path.replace('changes.0.', '')}
      send={(body) => api('PUT /api/v1/user/roster', { body })}
      onDone={({ people }) => {
        snack(people === 0 ? t`No shifts changed` : t`Roster saved`)
        void invalidate('GET /api/v1/user/roster')
      }}
      submit={t`Save shift`}
      onClose={onClose}
    >
      <AutocompleteField name="shiftId" label={t`Shift`} options={options} />
      <RadioCards
        name="until"
        label={t`For`}
        options={[
          { value: 'day', label: t`This day only` },
          { value: 'date', label: t`Until a date`, detail: t`Then back to the previous shift` },
          { value: 'on', label: t`From this day on`, detail: t`Replaces later shifts` },
        ]}
      />
      <LastDay />
    </FormDialog>
  )
}

function LastDay() {
  const until = useWatch({ name: 'until' }) as string
  if (until !== 'date') return null
  return (
    <Box sx={{ maxWidth: 220 }}>
      <DateField name="to" label={t`Last day`} />
    </Box>
  )
}
