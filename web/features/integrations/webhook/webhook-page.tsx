import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useNavigate } from 'react-router'
import { useApi, useApiWith } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { useRecordName } from '../../../shared/page/record-name.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { useListQuery } from '../../../shared/table/list-query.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Facts } from '../../../shared/ui/facts.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { DeliveryPanel } from './delivery-panel.tsx'
import { type Delivery, DeliveryState, resultText } from './delivery-state.tsx'
import { eventLabel } from './event-labels.ts'
import { useWebhookActions } from './use-webhook-actions.tsx'
import { type WebhookRow, WebhookState } from './webhook-state.tsx'

const home = '/home/settings/webhooks'

const columns: Column<Delivery>[] = [
  { key: 'event', header: t`Event`, cell: (row) => eventLabel(row.event), card: 'title' },
  { key: 'at', header: t`Time`, cell: (row) => formatInstant(row.createdAt), card: 'meta' },
  { key: 'status', header: t`Status`, cell: (row) => <DeliveryState row={row} />, card: 'status' },
  { key: 'result', header: t`Response`, cell: resultText, card: 'fact' },
  { key: 'tries', header: t`Attempts`, cell: (row) => row.tries, align: 'right', card: 'fact' },
]

/** One webhook with its deliveries. */
export function WebhookPage({ id }: { id: string }) {
  const reply = useApi('GET /api/v1/user/webhook')
  const row = reply.data?.find(({ _id }) => _id === id)
  useRecordName(row?.name)
  if (row) return <Shown key={id} row={row} />
  if (reply.data)
    return (
      <EmptyState
        title={t`Webhook not found`}
        text={t`It may have been deleted.`}
        action={{ label: t`Back to webhooks`, to: home }}
      />
    )
  if (reply.error)
    return <ErrorState title={t`Could not load the webhook.`} error={reply.error} onRetry={() => void reply.mutate()} />
  return <TextSkeleton lines={8} />
}

function Shown({ row }: { row: WebhookRow }) {
  const navigate = useNavigate()
  const list = useListQuery({ limit: 20 })
  const panel = useSidePanel()
  const { page, limit } = list.query
  const request = { params: { id: row._id }, query: { page, limit } }
  const reply = useApi('GET /api/v1/user/webhook/{id}/delivery', request)
  const actions = useWebhookActions({ onGone: () => void navigate(home) })
  const deliveries = reply.data?.data ?? []
  const open = deliveries.find(({ _id }) => _id === panel.id)
  const [first, ...others] = actions.of(row)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ mb: -2.5 }}>
        <PageHeader title={row.name} primary={first ?? null} secondary={others} />
      </Box>
      {noticeOf(row)}
      <Panel>
        <Facts
          facts={[
            { label: t`Status`, value: <WebhookState row={row} /> },
            { label: t`Added by`, value: t`${row.createdBy} on ${formatInstant(row.createdAt)}` },
            row.previousUntil !== null && {
              label: t`Previous signing secret`,
              value: t`Also signs until ${formatInstant(row.previousUntil)}`,
            },
            { label: t`Address`, value: row.url, wide: true },
            { label: t`Events`, value: row.events.map(eventLabel).join(', '), wide: true },
          ]}
        />
      </Panel>
      <Panel title={t`Deliveries`} subtitle={t`Messages of the last 30 days`} flush>
        <DataList
          reply={reply}
          list={list}
          words={{
            label: t`Deliveries`,
            failed: t`Could not load deliveries.`,
            unmatched: t`No deliveries match these filters`,
          }}
          columns={columns}
          rowKey={({ _id }) => _id}
          rowName={({ event, createdAt }) => `${eventLabel(event)}, ${formatInstant(createdAt)}`}
          onOpen={({ _id }) => panel.open(_id)}
          empty={
            <EmptyState
              title={t`No messages yet`}
              text={t`Send a test message to check that the program receives it.`}
            />
          }
        />
      </Panel>
      <DeliveryPanel
        delivery={open}
        isActive={row.isActive}
        onClose={panel.close}
        {...panel.beside(deliveries.map(({ _id }) => _id))}
      />
      {deliveries.some(isOnItsWay) ? <ReadAgain request={request} /> : null}
      {actions.dialogs}
    </Box>
  )
}

function noticeOf({ isActive, failingSince, turnedOffAt }: WebhookRow) {
  if (!isActive && turnedOffAt !== null)
    return (
      <Alert severity="error">
        {t`Muster turned this webhook off on ${formatInstant(turnedOffAt)} because every delivery failed for five days. Check the address, then turn it on again.`}
      </Alert>
    )
  if (!isActive || failingSince === null) return null
  return (
    <Alert severity="warning">
      {t`Every delivery has failed since ${formatInstant(failingSince)}. After five days the webhook is turned off.`}
    </Alert>
  )
}

interface Asked {
  params: { id: string }
  query: { page: number; limit: number }
}

// An interval that depends on the data would be evaluated only once, before there is any.
const again = { refreshInterval: 2000 }

/** Refetches the deliveries while a message is being sent. */
function ReadAgain({ request }: { request: Asked }) {
  useApiWith(again, 'GET /api/v1/user/webhook/{id}/delivery', request)
  return null
}

/** The first two tries follow within seconds; later ones take minutes. */
const isOnItsWay = ({ state, tries }: Delivery) => state === 'pending' && tries < 2
