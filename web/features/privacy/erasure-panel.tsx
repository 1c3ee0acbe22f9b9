import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { useState } from 'react'
import { erasureWaitDays } from '@muster/contract/privacy/personal-erasure.ts'
import { api } from '../../shared/call/api.ts'
import type { Got } from '../../shared/call/types.ts'
import { invalidate, useApi } from '../../shared/call/use-api.ts'
import { formatDate } from '../../shared/format/date.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { snack } from '../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../shared/ui/error-state.tsx'
import { Panel } from '../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../shared/ui/status-chip.tsx'

type Part = Got<'GET /api/v1/privacy/erasure/{id}'>['parts'][number]

const key = 'GET /api/v1/privacy/erasure/{id}'

/** Erasure of a person's data: what is erased when, and which law requires keeping the rest until then. */
export function ErasurePanel({ employee: { _id: id, name } }: { employee: { _id: string; name: string } }) {
  const { data, error, mutate } = useApi(key, { params: { id } })
  const [isAsking, setAsking] = useState(false)
  const [isStopping, setStopping] = useState(false)
  return (
    <Panel
      title={t`Erase personal data`}
      subtitle={t`Possible after the last working day. Records that a law requires are erased when their retention period ends.`}
      action={
        data?.isPossible === true ? (
          <ActionButton action={{ label: t`Erase data`, danger: true, onClick: () => setAsking(true) }} />
        ) : data?.isStoppable === true ? (
          <ActionButton action={{ label: t`Stop erasure`, onClick: () => setStopping(true) }} />
        ) : null
      }
    >
      {error ? (
        <ErrorState title={t`Could not load the retention periods.`} error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <TextSkeleton lines={4} />
      ) : data.parts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {t`${name} has no last working day yet. Set it with Change status.`}
        </Typography>
      ) : (
        <>
          {data.requested === null ? null : (
            <Typography sx={{ mb: 1 }}>
              {t`Requested by ${data.requested.by} on ${formatInstant(data.requested.at)}`}
            </Typography>
          )}
          <Box component="ul" aria-label={t`Retention periods`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.parts.map((part) => (
              <PartRow key={part.part} of={part} isRequested={data.requested !== null} />
            ))}
          </Box>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t`Erase ${name}'s personal data?`}
        confirm={t`Erase data`}
        keep={t`Cancel`}
        typeToConfirm={name}
        onConfirm={async () => {
          await api('POST /api/v1/privacy/erasure/{id}', { params: { id } })
          await invalidate(key)
          snack(t`Erasure requested`)
        }}
        onClose={() => setAsking(false)}
      >
        {t`A second person approves it, and the admins are notified. Erasing begins ${erasureWaitDays} days later and cannot be undone from then on. ${name} can no longer sign in. Export the data first if ${name} needs a copy.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={isStopping}
        title={t`Stop the erasure of ${name}'s personal data?`}
        confirm={t`Stop erasure`}
        keep={t`Cancel`}
        danger={false}
        onConfirm={async () => {
          await api('DELETE /api/v1/privacy/erasure/{id}', { params: { id } })
          await invalidate(key)
          snack(t`Erasure stopped`)
        }}
        onClose={() => setStopping(false)}
      >
        {t`Nothing has been erased yet. It can be requested again.`}
      </ConfirmDialog>
    </Panel>
  )
}

function PartRow({ of: { part, dueOn, source, erasedAt }, isRequested }: { of: Part; isRequested: boolean }) {
  const due =
    erasedAt !== null
      ? t`Erased on ${formatInstant(erasedAt)}`
      : part === 'now' && !isRequested
        ? t`Erased ${erasureWaitDays} days after the request`
        : t`Erased from ${formatDate(dueOn)}`
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5 },
        ...{ borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: { xs: '100%', sm: 0 }, flexBasis: { sm: 0 } }}>
        <Typography>{contents[part]}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {source === null || erasedAt !== null ? due : t`${due}. Retained until then under ${source}`}
        </Typography>
      </Box>
      {erasedAt !== null ? (
        <StatusChip status="erased" label={t`Erased`} tone="neutral" />
      ) : isRequested ? (
        <StatusChip status="scheduled" label={t`Scheduled`} tone="info" />
      ) : null}
    </Box>
  )
}

const contents: Readonly<Record<Part['part'], string>> = {
  now: t`Phone, photo, emergency contacts, family members, documents, notes, notifications, punch locations and sign-in`,
  log: t`Sessions and sign-in history`,
  wages: t`Attendance, leave and their requests`,
  books: t`Bank account, identity numbers, tax papers, reasons in expenses and pay, the activity log, and the name`,
}
