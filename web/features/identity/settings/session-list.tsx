import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { DataOf } from '@muster/contract/routes.ts'
import { Box, Typography } from '@mui/material'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import type { RouteOf } from '../../../shared/call/types.ts'
import { DateText } from '../../../shared/format/date-text.tsx'
import { RelativeTime } from '../../../shared/format/relative-time.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

export type Session = DataOf<RouteOf<'GET /api/auth/user/session'>>[number]

interface Props {
  sessions: readonly Session[]
  onEnd: (session: Session) => void
}

/** More are seldom looked at. */
const first = 5

/** A short list without search or paging, so it does not load the list components. */
export function SessionList({ sessions, onEnd }: Props) {
  const [isWhole, setWhole] = useState(false)
  const left = isWhole ? 0 : sessions.length - first
  return (
    <Box component="ul" aria-label={t`Active sessions`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {(left > 0 ? sessions.slice(0, first) : sessions).map((session) => (
        <Box
          component="li"
          key={session._id}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
          <Box component="span" aria-hidden sx={{ display: 'grid', color: 'var(--grey-500)' }}>
            {/iPhone|Android/.test(session.device) ? <Smartphone size={20} /> : <Monitor size={20} />}
          </Box>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography sx={{ fontWeight: 500 }}>{session.device}</Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              <Trans>
                {session.address} · last seen <RelativeTime value={session.lastSeenAt} /> · signed in{' '}
              </Trans>
              <DateText value={session.createdAt} />
            </Typography>
          </Box>
          {session.isCurrent ? (
            <StatusChip status="active" label={t`This device`} />
          ) : (
            <ActionButton size="small" action={{ label: t`Sign out`, onClick: () => onEnd(session) }} />
          )}
        </Box>
      ))}
      {left > 0 ? (
        <Box component="li" sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <ActionButton
            look="text"
            size="small"
            action={{
              label: plural(left, { one: 'Show # more', other: 'Show # more' }),
              onClick: () => setWhole(true),
            }}
          />
        </Box>
      ) : null}
    </Box>
  )
}
