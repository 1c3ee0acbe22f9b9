import { t } from '@lingui/core/macro'
import { Alert, Box, Button, Typography } from '@mui/material'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { Facts } from '../../../shared/ui/facts.tsx'
import { SidePanel, type SidePanelProps } from '../../../shared/ui/side-panel/side-panel.tsx'
import { type Delivery, DeliveryState, resultText } from './delivery-state.tsx'
import { eventLabel } from './event-labels.ts'

interface Props extends Pick<SidePanelProps, 'onClose' | 'onPrevious' | 'onNext'> {
  delivery: Delivery | undefined
  /** Whether its webhook is on. */
  isActive: boolean
}

/** A delivered message, with the receiver's answer. */
export function DeliveryPanel({ delivery, isActive, ...beside }: Props) {
  const replay = useCall('POST /api/v1/user/webhook-delivery/{id}/replay', {
    stale: ['GET /api/v1/user/webhook/{id}/delivery'],
  })
  const again = (id: string) =>
    replay
      .run({ params: { id } })
      .then(() => snack(t`Message queued again`))
      .catch((error: unknown) => snackError(messageOf(error)))
  return (
    <SidePanel
      open={delivery !== undefined}
      wide
      title={delivery === undefined ? '' : eventLabel(delivery.event)}
      {...beside}
      footer={
        delivery !== undefined && isActive ? (
          <Button variant="contained" loading={replay.pending} onClick={() => void again(delivery._id)}>
            {delivery.state === 'pending' ? t`Send now` : t`Send again`}
          </Button>
        ) : null
      }
    >
      {delivery === undefined ? null : (
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {isActive ? null : <Alert severity="info">{t`Turn the webhook on to send this message again.`}</Alert>}
          <Facts
            facts={[
              { label: t`Status`, value: <DeliveryState row={delivery} /> },
              { label: t`Attempts`, value: delivery.tries },
              { label: t`Created`, value: formatInstant(delivery.createdAt) },
              delivery.triedAt !== null && { label: t`Last attempt`, value: formatInstant(delivery.triedAt) },
              delivery.nextAt !== null && { label: t`Next attempt`, value: formatInstant(delivery.nextAt) },
              { label: t`Message ID`, value: delivery._id, wide: true },
            ]}
          />
          <Text title={t`Message`} text={indented(delivery.payload)} />
          <Text title={t`Response`} detail={resultText(delivery)} text={delivery.answer ?? ''} />
        </Box>
      )}
    </SidePanel>
  )
}

function Text({ title, detail, text }: { title: string; detail?: string; text: string }) {
  return (
    <Box component="section">
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {detail === undefined ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
      )}
      {text === '' ? null : (
        <Box
          component="pre"
          sx={{
            ...{ m: 0, mt: 1, p: 1.5, borderRadius: 1, bgcolor: 'var(--grey-100)', fontSize: '0.8125rem' },
            ...{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
          }}
        >
          {text}
        </Box>
      )}
    </Box>
  )
}

function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2)
}
