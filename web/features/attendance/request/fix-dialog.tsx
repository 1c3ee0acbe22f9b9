import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { DraftState } from '../../../shared/draft/draft-state.tsx'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import { sendDraft } from '../../../shared/draft/send-draft.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { attendanceRequestReads } from './attendance-request.ts'
import { FixDay } from './fix-day.tsx'
import { blankDay, fixBody, type FixValues } from './fix-values.ts'

interface Props {
  /** Known values of the first day. */
  first: Partial<FixValues>
  onClose: () => void
}

const mostDays = 31

/** Requests corrected punches for one or several days; each shows what it would become. */
export default function FixDialog({ first, onClose }: Props) {
  // A draft per day: input for one is not offered for another.
  const [draft] = useState(() => ownDraft(['attendance', first.day].filter(Boolean).join(' ')))
  const [blank] = useState(() => ({ days: [blankDay(first)], reason: '' }))
  return (
    <FormDialog
      open
      title={t`Request attendance correction`}
      intro={t`Enter the correct times in local time. The original punches stay on record.`}
      values={{ ...blank, ...draft.values }}
      isBegun={draft.at !== null}
      extra={<DraftState draft={draft} blank={blank} />}
      schema={() =>
        import('@muster/contract/attendance/attendance-request.routes.ts').then(
          (routes) => routes.AttendanceRequestInput,
        )
      }
      prepare={fixBody}
      send={(body) =>
        sendDraft(draft, (attemptKey) => api('POST /api/v1/employee/attendance-request', { body, attemptKey }))
      }
      onDone={({ requests }) => {
        snack(
          requests.length === 1 ? t`Attendance request submitted` : t`${requests.length} attendance requests submitted`,
        )
        void invalidate(...attendanceRequestReads)
      }}
      submit={t`Submit request`}
      onClose={() => {
        draft.forget()
        onClose()
      }}
    >
      <Days />
      <TextArea name="reason" label={t`Reason`} max={500} rows={3} helper={t`Your approver sees this.`} />
    </FormDialog>
  )
}

function Days() {
  'use no memo' // The form library reports changes through the same objects.
  const { fields, append, remove } = useFieldArray<{ days: FixValues[] }>({ name: 'days' })
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      {fields.map((field, at) => (
        <FixDay key={field.id} at={at} onRemove={fields.length > 1 ? () => remove(at) : null} />
      ))}
      {fields.length < mostDays ? (
        <Box>
          <ActionButton
            action={{ label: t`Add another day`, icon: Plus, onClick: () => append(blankDay()) }}
            look="text"
          />
        </Box>
      ) : null}
    </Box>
  )
}
