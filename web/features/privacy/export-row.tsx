import { t } from '@lingui/core/macro'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { api } from '../../shared/call/api.ts'
import type { Got } from '../../shared/call/types.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { formatInstant } from '../../shared/format/time.ts'
import { useDownload } from '../../shared/table/use-download.ts'
import { formatBytes } from '../../shared/ui/file-kinds.ts'
import { StatusChip } from '../../shared/ui/status-chip.tsx'

export type PersonalExport = Got<'GET /api/v1/privacy/own-export'>[number]

interface Props {
  of: PersonalExport
  fileName: string
  /** Refetches the list. */
  onLook: () => unknown
}

/** One export: its progress, and until when and by whom it can be downloaded. */
export function ExportRow({ of: one, fileName, onLook }: Props) {
  const download = useDownload()
  const requestedAt = formatInstant(one.requestedAt)
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1.5 },
        ...{ borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: { xs: '100%', sm: 0 } }}>
        <Typography>{t`Requested by ${one.requestedBy} on ${requestedAt}`}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {sentenceOf(one)}
        </Typography>
        {one.state === 'making' ? <Progress of={one} onLook={onLook} /> : null}
      </Box>
      <StatusChip {...chipOf(one.state)} />
      {one.state === 'ready' && one.isOwn ? (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Download size={18} strokeWidth={1.9} aria-hidden />}
          aria-label={t`Download the export of ${requestedAt}`}
          loading={download.pending}
          onClick={() =>
            void download
              .run(fileName, () => api('GET /api/v1/privacy/export-file/{id}', { params: { id: one._id } }))
              .then(() => invalidate('GET /api/v1/privacy/own-export', 'GET /api/v1/privacy/export/{id}'))
          }
        >
          {t`Download`}
        </Button>
      ) : null}
    </Box>
  )
}

const lookAgainMs = 2_000

/** Refetches while it is shown. */
function Progress({ of: { done, total }, onLook }: Pick<Props, 'of' | 'onLook'>) {
  useEffect(() => {
    const timer = setInterval(() => void onLook(), lookAgainMs)
    return () => clearInterval(timer)
  }, [onLook])
  return (
    <LinearProgress
      aria-label={t`Export progress`}
      sx={{ mt: 1, maxWidth: 320 }}
      variant={total > 0 ? 'determinate' : 'indeterminate'}
      value={total > 0 ? Math.floor((done * 100) / total) : 0}
    />
  )
}

function chipOf(state: PersonalExport['state']) {
  if (state === 'ready') return { status: 'ready', label: t`Ready`, tone: 'success' as const }
  if (state === 'making') return { status: 'making', label: t`Preparing`, tone: 'info' as const }
  if (state === 'failed') return { status: 'failed', label: t`Failed`, tone: 'error' as const }
  return { status: 'expired', label: t`Expired`, tone: 'neutral' as const }
}

function sentenceOf({ state, isOwn, bytes, expiresAt, downloadedAt }: PersonalExport): string {
  if (state === 'making') return t`You can leave this page. You will be notified when it is ready.`
  if (state === 'failed') return t`The export couldn't be prepared. Request a new one.`
  if (state === 'expired') return t`The file was deleted. Request a new export if you need one.`
  if (!isOwn) return t`Only the person who requested it can download it.`
  const until = t`${formatBytes(bytes ?? 0)}, available until ${formatInstant(expiresAt ?? '')}`
  return downloadedAt === null ? until : t`${until}. Downloaded on ${formatInstant(downloadedAt)}`
}
