import { t } from '@lingui/core/macro'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material'
import { Suspense, useId, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

const SecretDialog = lazyDialog(() => import('../../../shared/ui/secret-dialog.tsx'))

const state = 'GET /api/v1/dashboard/calendar-feed'

/** The person's secret link for other calendar programs: created, renewed, deleted. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId()
  const { data, error, mutate } = useApi(state)
  const renew = useCall('POST /api/v1/dashboard/calendar-feed', { stale: [state] })
  const remove = useCall('DELETE /api/v1/dashboard/calendar-feed', { stale: [state] })
  const [url, setUrl] = useState<string | null>(null)
  const [confirming, setConfirming] = useState<'renew' | 'delete' | null>(null)
  const create = async () => setUrl((await renew.run()).url)
  if (url !== null)
    return (
      <Suspense fallback={null}>
        <SecretDialog title={t`Calendar link`} label={t`Link`} secret={url} onClose={onClose} />
      </Suspense>
    )
  return (
    <>
      <Dialog
        open
        fullWidth
        onClose={onClose}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { maxWidth: 440 } } }}
      >
        <DialogTitle id={titleId}>{t`Subscribe to your calendar`}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography>
            {t`Add a secret link to Google Calendar, Outlook or your phone. It shows events, holidays and the days that you are on leave, without the leave type or anything about your colleagues.`}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {t`Anyone who has the link can read this calendar. Renew it if someone else has seen it.`}
          </Typography>
          {error && data === undefined ? (
            <ErrorState slim title={t`Could not load the calendar link.`} error={error} onRetry={() => void mutate()} />
          ) : data === undefined ? (
            <TextSkeleton lines={2} />
          ) : data === null ? null : (
            <Facts
              facts={[
                { label: t`Created`, value: formatInstant(data.createdAt) },
                { label: t`Last read`, value: data.lastReadAt === null ? t`Never` : formatInstant(data.lastReadAt) },
              ]}
            />
          )}
          {renew.error ? <ErrorState slim title={t`Could not create the link.`} error={renew.error} /> : null}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Button onClick={onClose}>{t`Close`}</Button>
          {data === null ? (
            <Button variant="contained" loading={renew.pending} onClick={() => void create().catch(() => {})}>
              {t`Create link`}
            </Button>
          ) : data ? (
            <>
              <Button color="error" onClick={() => setConfirming('delete')}>{t`Delete link`}</Button>
              <Button variant="contained" onClick={() => setConfirming('renew')}>{t`Renew link`}</Button>
            </>
          ) : null}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={confirming === 'renew'}
        title={t`Renew the calendar link?`}
        confirm={t`Renew link`}
        onConfirm={create}
        onClose={() => setConfirming(null)}
      >
        {t`The old link stops working at once. Add the new one to your calendar apps.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={confirming === 'delete'}
        title={t`Delete the calendar link?`}
        confirm={t`Delete link`}
        onConfirm={async () => {
          await remove.run()
          snack(t`Calendar link deleted`)
        }}
        onClose={() => setConfirming(null)}
      >
        {t`Calendar apps that use it stop showing this calendar.`}
      </ConfirmDialog>
    </>
  )
}
