import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box, LinearProgress, Typography } from '@mui/material'
import { useApi, useApiWith } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { RunFile } from './run-file.tsx'

/** The files of a locked run: the bank file, returns and registers, each with its due day and exclusions. */
export default function RunFiles({ runId }: { runId: string }) {
  const reply = useApi('GET /api/v1/user/payrun/{id}/files', { params: { id: runId } })
  if (reply.error)
    return <ErrorState title={t`Could not load the files.`} error={reply.error} onRetry={() => void reply.mutate()} />
  if (!reply.data) return <TextSkeleton lines={8} />
  const { files, problems, templates, making } = reply.data
  if (making) return <MakingFiles runId={runId} making={making} />
  if (files.length === 0) return <EmptyState title={t`No files for this pay run`} />
  return (
    <>
      {problems.length === 0 ? null : (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          <Trans>
            The totals of this pay run do not match. Do not pay until this is resolved: {problems.join('; ')}
          </Trans>
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {[...Map.groupBy(files, ({ entity }) => entity?.name ?? '')].map(([name, own]) => (
          <Panel
            key={name}
            title={name === '' ? t`Files and forms` : t`Files and forms: ${name}`}
            subtitle={t`Downloads are recorded in the activity log.`}
            flush
          >
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {own.map((file) => (
                <RunFile key={file.kind} runId={runId} file={file} templates={templates} />
              ))}
            </Box>
          </Panel>
        ))}
      </Box>
    </>
  )
}

// SWR evaluates an interval that depends on data only once, before there is any, so this is a second read.
const again = { refreshInterval: 2_000 }

interface Props {
  runId: string
  making: { done: number; total: number }
}

/** Progress of a large run's files; while shown, it rereads. */
function MakingFiles({ runId, making: { done, total } }: Props) {
  useApiWith(again, 'GET /api/v1/user/payrun/{id}/files', { params: { id: runId } })
  const words =
    total > 0
      ? t`${done} of ${total} file types are ready. You can leave this page; the files are saved with the pay run.`
      : t`Preparing files. You can leave this page; the files are saved with the pay run.`
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.75, py: 2 }}>
      <LinearProgress
        aria-label={t`Files`}
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.floor((done * 100) / total) : 0}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {words}
      </Typography>
    </Box>
  )
}
