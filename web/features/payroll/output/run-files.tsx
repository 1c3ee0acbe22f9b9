import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Box } from '@mui/material'
import { useApi } from '../../../shared/call/use-api.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { MakingFiles } from './making-files.tsx'
import { RunFile } from './run-file.tsx'

/** What a locked run gives out: the bank file, returns and registers, each with its day and whom it leaves out. */
export default function RunFiles({ runId }: { runId: string }) {
  const reply = useApi('GET /api/v1/user/payrun/{id}/files', { params: { id: runId } })
  if (reply.error)
    return <ErrorState title={t`Could not load the files.`} error={reply.error} onRetry={() => void reply.mutate()} />
  if (!reply.data) return <TextSkeleton lines={8} />
  const { files, problems, making } = reply.data
  if (making) return <MakingFiles runId={runId} making={making} />
  if (files.length === 0) return <EmptyState title={t`This run gives out no files`} />
  return (
    <>
      {problems.length === 0 ? null : (
        <Alert severity="error" sx={{ mb: 2.5 }}>
          <Trans>The parts of this run do not agree. Do not pay before it is settled: {problems.join('; ')}</Trans>
        </Alert>
      )}
      <Panel title={t`Files and forms`} subtitle={t`Downloads are recorded in the activity log.`} flush>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {files.map((file) => (
            <RunFile key={file.kind} runId={runId} file={file} />
          ))}
        </Box>
      </Panel>
    </>
  )
}
