import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { useApi } from '../../../shared/call/use-api.ts'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import { changePath, useChangesToDecide, type ChangeToDecide } from '../../../shared/pending/use-changes-to-decide.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { isDeferred, useDeferred } from '../../../shared/snackbar/deferred.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { PanelList, PanelRow, Quiet, RowsSkeleton } from '../panel-list.tsx'
import { aboutText, approvalPath, type RequestRow } from '../request-text.ts'
import { decide } from './decision.ts'
import { Widget } from '../widget.tsx'

const RejectDialog = lazyDialog(() => import('./reject-dialog.tsx'))
const WaitingDrawer = lazyDialog(() => import('./waiting-drawer.tsx'))

/** Rows shown before the others are expanded, so that the panels below stay in view. */
const atFirst = 3

/** The oldest requests and changes pending with the viewer; requests can be decided here. */
export function WaitingPanel() {
  const [isWhole, setWhole] = useState(false)
  const reply = useApi('GET /api/v1/dashboard/recent-approval')
  const [rejecting, setRejecting] = useState<RequestRow | null>(null)
  const drawer = useSidePanel('request')
  const deferred = useDeferred()
  const opened = reply.data?.waiting.find(({ _id }) => _id === drawer.id)
  const shown = (reply.data?.waiting ?? []).filter(({ _id }) => !isDeferred(deferred, _id))
  const changes = useChangesToDecide()
  const requests = (reply.data?.waitingTotal ?? 0) - ((reply.data?.waiting.length ?? 0) - shown.length)
  const total = requests + changes.total
  const rows = [
    ...shown.map((request) => ({ request, change: null, at: request.createdAt })),
    ...changes.changes.slice(0, atFirst).map((change) => ({ request: null, change, at: change.requestedAt })),
  ].toSorted((a, b) => a.at.localeCompare(b.at))
  const more = rows.length - atFirst
  return (
    <>
      <Widget
        title={t`Pending with you`}
        failed={t`Could not load pending approvals.`}
        waiting={<RowsSkeleton rows={atFirst} />}
        reply={reply}
        action={
          total > 0 ? (
            <ActionButton size="small" look="text" action={{ label: t`View all ${total}`, to: '/home/approval/all' }} />
          ) : undefined
        }
      >
        {() =>
          rows.length === 0 ? (
            <Quiet>{t`All caught up. No requests are pending with you.`}</Quiet>
          ) : (
            <>
              <PanelList label={t`Pending with you`}>
                {rows
                  .slice(0, isWhole ? undefined : atFirst)
                  .map(({ request, change }) =>
                    change === null ? (
                      <Waiting
                        key={request._id}
                        row={request}
                        onOpen={() => drawer.open(request._id)}
                        onReject={() => setRejecting(request)}
                      />
                    ) : (
                      <WaitingChange key={change._id} change={change} />
                    ),
                  )}
              </PanelList>
              {more > 0 ? (
                <Button
                  size="small"
                  color="inherit"
                  aria-expanded={isWhole}
                  onClick={() => setWhole(!isWhole)}
                  sx={{ ml: -1, mt: 0.5 }}
                >
                  {isWhole ? t`Show fewer` : t`Show ${more} more`}
                </Button>
              ) : null}
            </>
          )
        }
      </Widget>
      {rejecting ? (
        <Suspense fallback={null}>
          <RejectDialog row={rejecting} onClose={() => setRejecting(null)} />
        </Suspense>
      ) : null}
      {opened ? (
        <Suspense fallback={null}>
          <WaitingDrawer row={opened} onClose={drawer.close} />
        </Suspense>
      ) : null}
    </>
  )
}

/** Decided where all that it changes is shown. */
function WaitingChange({ change }: { change: ChangeToDecide }) {
  return (
    <PanelRow>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Person name={change.requestedBy} to={changePath(change)} detail={change.title} />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <RelativeTime value={change.requestedAt} />
      </Typography>
      <ActionButton size="small" action={{ label: t`Review change`, to: changePath(change) }} />
    </PanelRow>
  )
}

interface WaitingProps {
  row: RequestRow
  onOpen: () => void
  onReject: () => void
}

function Waiting({ row, onOpen, onReject }: WaitingProps) {
  const approve = () =>
    decide(
      row,
      { status: 'approved' },
      row.isCancelling ? t`${row.requester.name}'s request cancelled` : t`${row.requester.name}'s request approved`,
    )
  return (
    <PanelRow>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Person
          name={row.requester.name}
          to={approvalPath(row)}
          detail={row.isCancelling ? t`Cancellation of ${aboutText(row)}` : aboutText(row)}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <RelativeTime value={row.createdAt} />
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <ActionButton
          size="small"
          action={{ label: row.isCancelling ? t`Approve cancellation` : t`Approve`, onClick: approve }}
        />
        <ActionButton
          size="small"
          look="text"
          action={{ label: row.isCancelling ? t`Keep approved` : t`Reject`, danger: true, onClick: onReject }}
        />
        <ActionButton size="small" look="text" action={{ label: t`Details`, onClick: onOpen }} />
      </Box>
    </PanelRow>
  )
}
