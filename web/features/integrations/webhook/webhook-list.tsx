import { plural, t } from '@lingui/core/macro'
import { Plus, Webhook } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { eventLabel } from './event-labels.ts'
import { useWebhookActions } from './use-webhook-actions.tsx'
import { type WebhookRow, WebhookState } from './webhook-state.tsx'

const columns: Column<WebhookRow>[] = [
  { key: 'name', header: t`Name`, cell: (row) => row.name, card: 'title' },
  { key: 'status', header: t`Status`, cell: (row) => <WebhookState row={row} />, card: 'status' },
  { key: 'server', header: t`Server`, cell: (row) => new URL(row.url).host, card: 'fact' },
  { key: 'events', header: t`Events`, cell: eventsText, from: 'md', card: 'fact' },
  {
    key: 'tried',
    header: t`Last message`,
    cell: ({ lastTriedAt }) => (lastTriedAt === null ? t`None` : formatInstant(lastTriedAt)),
    card: 'meta',
  },
]

const pageOf = ({ _id }: WebhookRow) => `/home/settings/webhooks/${_id}`

/** The company's webhooks, for the admin. */
export function WebhookList() {
  const reply = useApi('GET /api/v1/user/webhook')
  const navigate = useNavigate()
  const actions = useWebhookActions({ onTested: (row) => void navigate(pageOf(row)) })
  return (
    <>
      <PageHeader
        title={t`Webhooks`}
        subtitle={t`Notify other programs when something changes in Muster`}
        primary={{ label: t`Add webhook`, icon: Plus, onClick: actions.add }}
      />
      <Panel flush>
        <DataList
          reply={reply}
          words={{
            label: t`Webhooks`,
            failed: t`Could not load webhooks.`,
            unmatched: t`No webhooks match these filters`,
          }}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          rowLink={pageOf}
          rowActions={actions.of}
          empty={
            <EmptyState
              icon={Webhook}
              title={t`No webhooks yet`}
              text={t`Add one for each program that Muster should send messages to.`}
            />
          }
        />
      </Panel>
      {actions.dialogs}
    </>
  )
}

/** Its first two events. */
function eventsText({ events }: WebhookRow): string {
  const shown = events.slice(0, 2).map(eventLabel).join(', ')
  const more = events.length - 2
  return more > 0 ? t`${shown} and ${plural(more, { one: '# more', other: '# more' })}` : shown
}
