import { useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import type { DataOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ActionButton } from '../../../shared/ui/action-button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

type Session = DataOf<RouteOf<'GET /api/auth/user/session'>>[number]

/** Where one is signed in, and the way to end that. */
export function SessionsPanel() {
  const reply = useApi('GET /api/auth/user/session')
  const [asked, setAsked] = useState<Session | 'others' | null>(null)
  const others = (reply.data ?? []).filter(({ isCurrent }) => !isCurrent)

  async function end(which: Session | 'others'): Promise<void> {
    if (which === 'others') await api('POST /api/auth/user/signout-everywhere')
    else await api('DELETE /api/auth/user/session/{id}', { params: { id: which._id } })
    await invalidate('GET /api/auth/user/session')
    snack(which === 'others' ? 'Signed out everywhere else' : `Signed out on ${which.device}`)
  }

  return (
    <Panel
      flush
      title="Active sessions"
      subtitle="Devices that are signed in to your account"
      action={
        others.length > 0 ? (
          <ActionButton
            look="secondary"
            action={{ label: 'Sign out everywhere else', onClick: () => setAsked('others') }}
          />
        ) : null
      }
    >
      <DataList
        reply={reply}
        what="sessions"
        columns={columns}
        rowKey={(session) => session._id}
        rowName={(session) => session.device}
        rowActions={(session) =>
          session.isCurrent ? [] : [{ label: 'Sign out', onClick: () => setAsked(session), danger: true }]
        }
        empty={<EmptyState title="No sessions" />}
      />
      <ConfirmDialog
        open={asked !== null}
        title={asked === 'others' || asked === null ? 'Sign out everywhere else?' : `Sign out on ${asked.device}?`}
        confirm="Sign out"
        keep="Stay signed in"
        onConfirm={async () => {
          if (asked !== null) await end(asked)
        }}
        onClose={() => setAsked(null)}
      >
        {asked === 'others' ? 'All devices but this one have to sign in again.' : 'That device has to sign in again.'}
      </ConfirmDialog>
    </Panel>
  )
}

const columns: Column<Session>[] = [
  { key: 'device', header: 'Device', cell: (session) => session.device },
  {
    key: 'status',
    header: 'Status',
    cell: (session) => (session.isCurrent ? <StatusChip status="active" label="This device" /> : null),
  },
  { key: 'lastSeen', header: 'Last seen', cell: (session) => <RelativeTime value={session.lastSeenAt} /> },
  { key: 'address', header: 'Address', cell: (session) => session.address },
  {
    key: 'since',
    header: 'Signed in',
    cell: (session) => <DateText value={session.createdAt} />,
    from: 'md',
    card: 'none',
  },
]
