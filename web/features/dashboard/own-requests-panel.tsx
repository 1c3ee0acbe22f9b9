import { t } from '@lingui/core/macro'
import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { entryOf, requestTypeNames } from '@muster/contract/request-types.ts'
import { useApi } from '../../shared/call/use-api.ts'
import { RelativeTime } from '../../shared/format/relative-time.tsx'
import { hasPermission, useSession } from '../../shared/session/session.ts'
import { ActionButton } from '../../shared/ui/action/action-button.tsx'
import { PanelList, PanelRow, Quiet } from './panel-list.tsx'
import { aboutText, ownPath, pendingText } from './request-text.ts'
import { Widget } from './widget.tsx'

/** The person's own pending requests, and whom they are pending with. */
export function OwnRequestsPanel() {
  const reply = useApi('GET /api/v1/dashboard/recent-approval')
  const permissions = useSession((session) => session.permissions)
  const first =
    reply.data?.mine[0]?.type ?? requestTypeNames.find((type) => hasPermission(permissions, entryOf(type).read))
  return (
    <Widget
      title={t`My requests`}
      failed={t`Could not load your requests.`}
      reply={reply}
      action={
        first === undefined ? null : (
          <ActionButton size="small" look="text" action={{ label: t`View all`, to: entryOf(first).own }} />
        )
      }
    >
      {({ mine }) =>
        mine.length === 0 ? (
          <Quiet>{t`No pending requests.`}</Quiet>
        ) : (
          <PanelList label={t`My requests`}>
            {mine.map((row) => (
              <PanelRow key={row._id}>
                <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Link component={RouterLink} to={ownPath(row)} underline="hover" sx={{ fontWeight: 500 }}>
                    {aboutText(row)}
                  </Link>
                  <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                    {pendingText(row)}
                    {' · '}
                    <RelativeTime value={row.createdAt} />
                  </Typography>
                </Box>
              </PanelRow>
            ))}
          </PanelList>
        )
      }
    </Widget>
  )
}
