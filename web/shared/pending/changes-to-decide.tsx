import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Link } from 'react-router'
import { decidingPermissions } from '@muster/contract/security/deciding-permissions.ts'
import type { Got } from '../call/types.ts'
import { useApi } from '../call/use-api.ts'
import { RelativeTime } from '../format/relative-time.tsx'
import { useCan } from '../session/session.ts'
import { ActionButton } from '../ui/action/action-button.tsx'
import { Panel } from '../ui/panel.tsx'

export type ChangeToDecide = Got<'GET /api/v1/user/pending-change'>['data'][number]

const inbox = '/home/approval/changes'
const most = 20

/** Changes that await the viewer's decision, oldest first, and how many there are; none for who decides no changes. */
export function useChangesToDecide(): { changes: readonly ChangeToDecide[]; total: number } {
  const decides = useCan(decidingPermissions)
  const { data } = useApi(decides ? 'GET /api/v1/user/pending-change' : null, {
    query: { view: 'toDecide', limit: most },
  })
  return { changes: data?.data ?? [], total: data?.pagination.total ?? 0 }
}

export const changePath = ({ _id }: Pick<ChangeToDecide, '_id'>) => `${inbox}?id=${_id}`

/** The changes beside requests that await the viewer: each opens where it is decided. */
export function ChangesToDecide() {
  const { changes, total } = useChangesToDecide()
  if (total === 0) return null
  const more = total > changes.length ? { label: t`View all ${total}`, to: inbox } : null
  return (
    <Box sx={{ mb: 2.5 }}>
      <Panel
        title={t`Changes pending with you`}
        action={more === null ? undefined : <ActionButton size="small" look="text" action={more} />}
      >
        <Box component="ul" aria-label={t`Changes pending with you`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <Box component="li" key={change._id} sx={rowLook}>
              <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link to={changePath(change)}>{change.title}</Link>
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {t`Requested by ${change.requestedBy}`} · <RelativeTime value={change.requestedAt} />
              </Box>
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  )
}

const rowLook = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, py: 1 },
  '&:not(:first-of-type)': { borderTop: '1px solid', borderColor: 'divider' },
} as const
