import { plural, t } from '@lingui/core/macro'
import { Box, Card } from '@mui/material'
import { UserRound } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { i18n } from '../../../shared/language/i18n.ts'
import { usePageKeys } from '../../../shared/shortcuts/shortcut.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import { useSidePanel } from '../../../shared/ui/side-panel/use-side-panel.ts'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { InboxDetail } from './inbox-detail.tsx'
import { InboxList } from './inbox-list.tsx'
import { TypeTabs } from './type-tabs.tsx'
import { useInbox, type Inbox } from './use-inbox.ts'

/** An approver's requests of one type: the list at the left, the request at the right; on a phone one after the other. */
export function ApprovalInbox<R extends AnyRequest>({ view }: { view: RequestView<R> }) {
  const phone = useIsPhone()
  const panel = useSidePanel()
  const inbox = useInbox(view)
  const { rows } = inbox
  // On a wide screen a request is always open; a phone starts with the list.
  const id = panel.id ?? (phone ? null : (rows[0]?._id ?? null))
  const at = rows.findIndex((row) => row._id === id)
  const goTo = (index: number) => {
    const row = rows[index]
    return row === undefined ? undefined : () => panel.move(row._id)
  }
  const decided = useCallback(() => {
    const next = rows[at + 1] ?? rows[at - 1]
    if (next !== undefined && !phone) panel.move(next._id)
    else panel.close()
  }, [rows, at, phone, panel])

  const ticking = useTicking(inbox, at)
  usePageKeys({ x: phone ? undefined : ticking })

  const detail = (
    <InboxDetail
      key={id}
      view={view}
      id={id}
      onNext={goTo(at + 1)}
      onPrevious={at > 0 ? goTo(at - 1) : undefined}
      onDecided={decided}
      onBack={phone ? panel.close : undefined}
      isEmpty={!inbox.isWaiting && rows.length === 0}
    />
  )
  if (phone && panel.id !== null) return detail
  return (
    <>
      <PageHeader
        title={i18n._(entryOf(view.type).approvals)}
        subtitle={phone ? undefined : hints}
        secondary={[{ label: t`Stand-ins`, icon: UserRound, to: '/home/approval/stand-ins' }]}
      />
      <TypeTabs current={view.type} />
      {phone ? (
        <Card>
          <InboxList view={view} inbox={inbox} current={null} onOpen={panel.open} />
        </Card>
      ) : (
        <Card sx={panesLook}>
          <Box
            component="section"
            aria-label={t`Requests`}
            sx={{ overflowY: 'auto', borderInlineEnd: '1px solid', borderColor: 'divider' }}
          >
            <InboxList view={view} inbox={inbox} current={id} onOpen={panel.move} />
          </Box>
          <Box
            component="section"
            aria-label={t`Request`}
            sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: 0 }}
          >
            {detail}
          </Box>
        </Card>
      )}
      <span role="status" style={visuallyHidden}>
        {inbox.isWaiting ? '' : plural(inbox.total, { one: '# request', other: '# requests' })}
      </span>
    </>
  )
}

const hints = t`J and K move, X selects, A approves, R rejects, F forwards, N adds a note.`

const panesLook = {
  display: 'grid',
  gridTemplateColumns: { sm: '300px minmax(0, 1fr)', lg: '372px minmax(0, 1fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
  height: 'max(480px, calc(100dvh - 210px))',
} as const

/** X selects the open request, Shift+X everything between it and the last selected one. */
function useTicking({ tab, rows, selection }: Inbox, at: number): ((event: KeyboardEvent) => void) | undefined {
  const last = useRef<string | null>(null)
  const row = rows[at]
  if (tab !== 'pending' || row === undefined) return undefined
  return ({ shiftKey }) => {
    const from = shiftKey ? rows.findIndex(({ _id }) => _id === last.current) : -1
    last.current = row._id
    if (from === -1) return selection.set(row._id, !selection.has(row._id))
    const range = rows.slice(Math.min(from, at), Math.max(from, at) + 1)
    selection.setAll(
      range.map(({ _id }) => _id),
      true,
    )
  }
}
