import { t } from '@lingui/core/macro'
import { Box, Switch, Typography } from '@mui/material'
import { alertLabels } from '../../../shared/activity/alert-labels.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { listText } from '../../../shared/format/list.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { turnedBy } from '../turned-by.ts'

/** Which alerts are sent, and to whom. */
export function AlertSettingsPanel() {
  const reply = useApi('GET /api/v1/user/alert-setting')
  const save = useCall('PUT /api/v1/user/alert-setting', { stale: ['GET /api/v1/user/alert-setting'] })
  const people = listText((reply.data?.people ?? []).filter(({ isTold }) => isTold).map(({ name }) => name))
  const kinds = (reply.data?.kinds ?? []).map((one) => ({ ...one, turned: turnedBy(one) }))
  return (
    <Panel
      title={t`Alerts to send`}
      {...(reply.data ? { subtitle: t`Sent to ${people}. Alerts that are turned off are listed but not sent.` } : {})}
    >
      {reply.error && !reply.data ? (
        <ErrorState
          title={t`Could not load this setting.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
          slim
        />
      ) : reply.data === undefined ? (
        <TextSkeleton lines={8} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {kinds.map(({ kind, isOn, turned }) => (
            <Box component="li" key={kind} sx={{ display: 'flex', gap: 2, alignItems: 'center', py: 0.5 }}>
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2">{alertLabels[kind]}</Typography>
                {turned !== null ? (
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {turned}
                  </Typography>
                ) : null}
              </Box>
              <Switch
                checked={isOn}
                disabled={save.pending}
                slotProps={{ input: { 'aria-label': t`Alert: ${alertLabels[kind]}` } }}
                onChange={() => {
                  save
                    .run({ body: { kind, isOn: !isOn } })
                    .then(() => snack(t`Setting saved`))
                    .catch((error: unknown) => snackError(messageOf(error)))
                }}
              />
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}
