import { t } from '@lingui/core/macro'
import { Alert, Box, Button, IconButton, Typography } from '@mui/material'
import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { TimeField } from '../../../shared/form/date/time-field.tsx'
import { formatDate } from '../../../shared/format/date.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { AttendanceDay } from '../day/attendance-day.ts'

interface Props {
  employee: string
  name: string
  day: AttendanceDay
  /** The person has a pending correction request for this day. */
  isRequested: boolean
  onClose: () => void
}

/** The correct punches of a day. The old ones stay on record. */
export default function CorrectionDialog({ employee, name, day, isRequested, onClose }: Props) {
  return (
    <FormDialog
      open
      title={t`Correct ${name}'s attendance on ${formatDate(day.day, 'weekday')}`}
      width={440}
      intro={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {isRequested ? (
            <Alert severity="warning">{t`${name} has a pending correction request for this day. After you save, it can no longer be approved.`}</Alert>
          ) : null}
          <Typography
            sx={{ color: 'text.secondary' }}
          >{t`Enter the correct punches in local time. The original punches stay on record.`}</Typography>
        </Box>
      }
      values={{ spans: spansOf(day), reason: '' }}
      empty="null"
      schema={() => import('@muster/contract/attendance/attendance.routes.ts').then((routes) => routes.CorrectionInput)}
      prepare={(body) => ({ ...body, day: day.day })}
      send={(body) => api('PUT /api/v1/employee/attendance/{id}', { params: { id: employee }, body })}
      onDone={() => {
        snack(t`Attendance corrected`)
        void invalidate(
          'GET /api/v1/employee/attendance/{id}',
          'GET /api/v1/employee/attendance-all',
          'GET /api/v1/employee/attendance-counts',
        )
      }}
      submit={t`Save correction`}
      onClose={onClose}
    >
      <Spans />
      <TextArea name="reason" label={t`Reason`} max={500} rows={3} helper={t`${name} sees this.`} />
    </FormDialog>
  )
}

interface Span {
  in: string | null
  out: string | null
}

function Spans() {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray<{ spans: Span[] }>({ name: 'spans' })
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={t`Punches ${index + 1}`}
          sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr auto', gap: 1, alignItems: 'start' }}
        >
          <TimeField name={`spans.${index}.in`} label={t`In`} />
          <TimeField name={`spans.${index}.out`} label={t`Out`} optional />
          <IconButton aria-label={t`Remove punches ${index + 1}`} onClick={() => remove(index)} sx={{ mt: '26px' }}>
            <X size={18} aria-hidden />
          </IconButton>
        </Box>
      ))}
      {fields.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t`No punches: the employee is marked absent.`}</Typography>
      ) : null}
      <Button
        variant="text"
        startIcon={<Plus size={16} aria-hidden />}
        onClick={() => append({ in: null, out: null })}
        sx={{ justifySelf: 'start' }}
      >{t`Add punches`}</Button>
    </Box>
  )
}

/** The valid pairs of punches; for a day without any, the shift's times as a start. */
function spansOf({ punches, zone, shiftFrom, shiftTo }: AttendanceDay): Span[] {
  const spans: Span[] = []
  for (const punch of punches) {
    if (punch.isSuperseded) continue
    const time = wallTime(punch.at, zone)
    const open = spans.at(-1)
    if (punch.kind === 'in') spans.push({ in: time, out: null })
    else if (open && open.out === null) open.out = time
  }
  if (spans.length > 0 || shiftFrom === null || shiftTo === null) return spans
  return [{ in: wallTime(shiftFrom, zone), out: wallTime(shiftTo, zone) }]
}

/** An instant's local time in a zone, `HH:MM`. */
function wallTime(instant: string, zone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
}
