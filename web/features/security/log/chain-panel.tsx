import { plural, t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { Form } from '../../../shared/form/form.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

type Chain = Got<'GET /api/v1/user/activity-log-chain'>
type HeadCheck = Got<'POST /api/v1/user/activity-log-chain/head'>

/** Whether the log is unaltered, and its head to record elsewhere. */
export default function ChainPanel() {
  const reply = useApi('GET /api/v1/user/activity-log-chain')
  return (
    <Panel
      title={t`Proof that the log is complete`}
      subtitle={t`Each entry is sealed with the one before it. Copy the head and keep it outside Muster: it shows later whether entries were changed or removed.`}
    >
      {reply.error && !reply.data ? (
        <ErrorState title={t`Could not load the proof.`} error={reply.error} onRetry={() => void reply.mutate()} slim />
      ) : reply.data === undefined ? (
        <TextSkeleton lines={4} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <State {...reply.data} />
          {reply.data.head === null ? null : <Head {...reply.data.head} />}
          <HeadForm />
        </Box>
      )}
    </Panel>
  )
}

function State({ checked }: Chain) {
  const verify = async () => {
    await api('POST /api/v1/user/activity-log-chain/verify')
    await invalidate('GET /api/v1/user/activity-log-chain')
    snack(t`Activity log verified`)
  }
  const action = (
    <Button size="small" color="inherit" onClick={() => void verify()}>
      {t`Verify now`}
    </Button>
  )
  if (checked === null) return <Alert severity="info" action={action}>{t`Not verified yet.`}</Alert>
  const { at, n, broken } = checked
  return broken.length === 0 ? (
    <Alert severity="success" action={action}>{t`Verified up to entry ${n} on ${formatInstant(at)}.`}</Alert>
  ) : (
    <Alert severity="error" action={action}>
      {plural(broken.length, {
        one: '# entry has been altered. Contact your server administrator.',
        other: '# entries have been altered. Contact your server administrator.',
      })}
    </Alert>
  )
}

function Head({ n, at, text }: NonNullable<Chain['head']>) {
  const copy = async () => {
    await navigator.clipboard.writeText(t`Muster activity log, entry ${n}, ${formatInstant(at)}: ${text}`)
    snack(t`Head copied`)
  }
  return (
    <Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`Head: entry ${n}, ${formatInstant(at)}`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {text}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => void copy()}>{t`Copy`}</Button>
      </Box>
    </Box>
  )
}

function HeadForm() {
  const [result, setResult] = useState<HeadCheck | null>(null)
  return (
    <Box>
      <Form
        values={{ head: '' }}
        schema={() =>
          import('@muster/contract/security/log-chain.routes.ts').then(
            ({ logChainRoutes }) => logChainRoutes['POST /api/v1/user/activity-log-chain/head'].body,
          )
        }
        send={(body) => api('POST /api/v1/user/activity-log-chain/head', { body })}
        onDone={setResult}
        submit={t`Check`}
      >
        <TextField name="head" label={t`Check a saved head`} maxLength={500} />
      </Form>
      <Box role="status">
        {result === null ? null : (
          <Alert severity={result.found === 'contained' ? 'success' : 'error'} sx={{ mt: 2 }}>
            {outcome(result)}
          </Alert>
        )}
      </Box>
    </Box>
  )
}

function outcome({ found, n, at }: HeadCheck): string {
  if (found === 'missing') return t`The log has no entry ${n}: entries were removed.`
  if (found === 'changed') return t`Entry ${n} does not match the head that you saved: the log was rewritten.`
  if (found === 'broken') return t`The log contains entry ${n}, but earlier entries have been altered.`
  return t`The log contains this head: entry ${n} of ${formatInstant(at ?? '')}. It is complete up to there.`
}
