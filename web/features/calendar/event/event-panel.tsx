import { t } from '@lingui/core/macro'
import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { eventAnswers } from '@muster/contract/calendar/event.ts'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatRange } from '../../../shared/format/date.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import type { CalendarEvent } from './entries.ts'
import { answerLabels, audienceOf, reminderLabels, repeatLabels, timesOf } from './event-labels.ts'

const list = 'GET /api/v1/employee/event-scheduling'

interface Props {
  event: CalendarEvent
  onEdit: () => void
  onClose: () => void
}

/** An event, the person's own response, and for people with access changing and deleting it. */
export function EventPanel({ event, onEdit, onClose }: Props) {
  const canWrite = useCan('calendarWrite')
  const [isDeleting, setDeleting] = useState(false)
  return (
    <SidePanel
      open
      title={event.title}
      onClose={onClose}
      footer={
        canWrite ? (
          <>
            <ActionButton action={{ label: t`Delete`, danger: true, onClick: () => setDeleting(true) }} />
            <ActionButton action={{ label: t`Edit`, onClick: onEdit }} look="primary" />
          </>
        ) : undefined
      }
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Facts
          facts={[
            { label: t`Date`, value: formatRange(event.from, event.to) },
            { label: t`Time`, value: timesOf(event) },
            { label: t`Place`, value: event.place || '–' },
            { label: t`Repeat`, value: repeatLabels[event.repeat] },
            { label: t`Audience`, value: audienceOf(event) },
            { label: t`Reminder`, value: event.remindMinutes === null ? '–' : reminderLabels[event.remindMinutes] },
            { label: t`Added by`, value: event.createdBy },
          ]}
        />
        {event.description ? <Typography sx={{ whiteSpace: 'pre-wrap' }}>{event.description}</Typography> : null}
        <OwnAnswer event={event} />
        {event.people.length === 0 ? null : (
          <section aria-label={t`Attendees`}>
            <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
              {t`Attendees`}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {event.people.map(({ _id, name, photo, answer }) => (
                <li key={_id}>
                  <Person
                    name={name}
                    photo={photo}
                    detail={answer === null ? t`No response yet` : answerLabels[answer]}
                  />
                </li>
              ))}
            </Box>
          </section>
        )}
      </Box>
      <ConfirmDialog
        open={isDeleting}
        danger
        title={t`Delete "${event.title}"?`}
        confirm={t`Delete event`}
        onClose={() => setDeleting(false)}
        onConfirm={async () => {
          await api('DELETE /api/v1/employee/event-scheduling/{id}', { params: { id: event._id } })
          snack(t`Event deleted`)
          onClose()
          await invalidate(list)
        }}
      >
        {event.repeat === 'none'
          ? t`Invited people are notified. This can't be undone.`
          : t`Every occurrence is deleted and invited people are notified. This can't be undone.`}
      </ConfirmDialog>
    </SidePanel>
  )
}

function OwnAnswer({ event }: { event: CalendarEvent }) {
  const save = useCall('PUT /api/v1/employee/event-answer/{id}', { stale: [list] })
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t`Will you attend?`}
      </Typography>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t`Will you attend?`}
        value={event.answer}
        disabled={save.pending}
        onChange={(_, answer: (typeof eventAnswers)[number] | null) => {
          if (answer === null) return
          save.run({ params: { id: event._id }, body: { answer } }).then(
            () => snack(t`Response saved`),
            (error: unknown) => snackError(messageOf(error)),
          )
        }}
      >
        {eventAnswers.map((answer) => (
          <ToggleButton key={answer} value={answer}>
            {answerLabels[answer]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </section>
  )
}
