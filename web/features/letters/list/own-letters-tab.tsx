import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Check, Download } from 'lucide-react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import { fileName, kindLabels, letterReads, stateLabels } from '../letter-labels.ts'

type OwnLetter = Got<'GET /api/v1/employee/self-letter'>[number]

/** The person's own letters from the company. */
export default function OwnLettersTab() {
  const { data, error, mutate } = useApi('GET /api/v1/employee/self-letter')
  return (
    <Panel title={t`Letters`} subtitle={t`Letters that the company has issued to you.`}>
      {error ? (
        <ErrorState title={t`Could not load your letters.`} error={error} onRetry={() => void mutate()} />
      ) : data === undefined ? (
        <TextSkeleton lines={4} />
      ) : data.length === 0 ? (
        <EmptyState title={t`No letters yet`} text={t`You will be notified when HR issues a letter to you.`} />
      ) : (
        <Box component="ul" aria-label={t`Letters`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((letter) => (
            <OwnLetterRow key={letter._id} letter={letter} />
          ))}
        </Box>
      )}
    </Panel>
  )
}

function OwnLetterRow({ letter }: { letter: OwnLetter }) {
  const { _id: id, kind, number, day, state, acknowledgedAt, cancelReason } = letter
  const download = useDownload()
  const acknowledge = useCall('POST /api/v1/employee/self-letter/{id}/acknowledge', { stale: letterReads })
  const agree = () =>
    acknowledge
      .run({ params: { id } })
      .then(() => snack(t`Letter acknowledged`))
      .catch((failure: unknown) => snackError(messageOf(failure)))
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', py: 2 },
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography variant="h5" component="h3">
          {kindLabels[kind]}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${number} · ${formatDate(day)}`}
        </Typography>
        <StatusChip status={state} {...stateLabels[state]} />
        {acknowledgedAt === null ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t`You acknowledged it on ${formatInstant(acknowledgedAt)}`}
          </Typography>
        )}
        {cancelReason === null ? null : (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t`Cancelled: ${cancelReason}`}
          </Typography>
        )}
      </Box>
      {state === 'issued' ? (
        <ActionButton
          action={{ label: t`Acknowledge`, icon: Check, pending: acknowledge.pending, onClick: () => void agree() }}
        />
      ) : null}
      <ActionButton
        action={{
          label: t`Download ${number}`,
          icon: Download,
          pending: download.pending,
          onClick: () =>
            void download.run(fileName(number), () => api('GET /api/v1/user/letter/{id}/pdf', { params: { id } })),
        }}
      />
    </Box>
  )
}
