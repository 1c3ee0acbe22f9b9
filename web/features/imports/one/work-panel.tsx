import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { Panel } from '../../../shared/ui/panel.tsx'
import type { OneImport } from '../import-view.ts'
import { importReads } from '../use-import-progress.ts'

/** The import's progress; it continues without this page. */
export default function WorkPanel({ of }: { of: OneImport }) {
  const stop = useCall('DELETE /api/v1/user/data-import/{id}', { stale: importReads })
  const goOn = useCall('POST /api/v1/user/data-import/{id}/start', { stale: importReads })
  const params = { id: of._id }
  const known = of.done > 0
  const error = stop.error ?? goOn.error
  const canStop = of.state === 'importing'
  const done = of.done.toLocaleString('en-IN')
  const titles = { checking: t`Checking rows`, importing: t`Importing`, undoing: t`Undoing the import` }
  return (
    <Panel
      title={titles[of.state as keyof typeof titles]}
      subtitle={t`You can leave this page. Work continues in the background.`}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box role="status" sx={{ display: 'grid', gap: 0.75 }}>
          <LinearProgress
            aria-label={t`Progress`}
            variant={known ? 'determinate' : 'indeterminate'}
            value={known ? Math.floor((of.done * 100) / of.rows) : 0}
          />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {doneOf(of.rows, done)}
          </Typography>
        </Box>
        {of.isStalled && canStop ? (
          <Alert
            severity="warning"
            action={
              <Button
                color="inherit"
                size="small"
                loading={goOn.pending}
                onClick={() => void goOn.run({ params, body: {} }).catch(() => undefined)}
              >{t`Continue import`}</Button>
            }
          >
            {t`The import has stopped.`}
          </Alert>
        ) : null}
        {error === null ? null : <Alert severity="error">{messageOf(error)}</Alert>}
        {canStop ? (
          <Box>
            <Button
              variant="outlined"
              color="inherit"
              loading={stop.pending}
              onClick={() => void stop.run({ params }).catch(() => undefined)}
            >{t`Cancel import`}</Button>
          </Box>
        ) : null}
      </Box>
    </Panel>
  )
}

function doneOf(rows: number, done: string): string {
  return plural(rows, { one: `${done} of # row`, other: `${done} of # rows` })
}
