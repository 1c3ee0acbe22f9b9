import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { Link } from 'react-router'
import { entryOf, type RequestTypeName, requestTypeNames } from '@muster/contract/request-types.ts'
import { decidingPermissions } from '@muster/contract/security/deciding-permissions.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useDeferred } from '../../../shared/snackbar/deferred.ts'
import { hasPermission, useCan, useSession } from '../../../shared/session/session.ts'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'

interface Props {
  /** Null for all types. */
  current: RequestTypeName | null
  types?: readonly RequestTypeName[]
}

/** The inboxes of all types that this person may decide, and of changes, each with its pending count; hidden if there is only one. */
export function TypeTabs({ current, types = requestTypeNames }: Props) {
  const permissions = useSession((session) => session.permissions)
  const mine = types.filter((type) => hasPermission(permissions, entryOf(type).decide))
  const { data } = useApi(mine.length > 0 ? 'GET /api/v1/employee/approval-counts' : null)
  const deferred = useDeferred(({ acts }) => acts)
  const decidesChanges = useCan(decidingPermissions)
  const changes = useApi(decidesChanges ? 'GET /api/v1/user/pending-change-count' : null)
  if (mine.length + Number(decidesChanges) < 2) return null
  const waiting = (type: RequestTypeName) =>
    (data?.find((one) => one.type === type)?.count ?? 0) - deferred.filter(({ group }) => group === type).length
  return (
    // Positioned, so that visually hidden text is clipped, too.
    <Box component="nav" aria-label={t`Request types`} sx={{ overflowX: 'auto', position: 'relative', mb: 2 }}>
      <Box component="ul" sx={{ display: 'flex', gap: 1, m: 0, p: 0.25, listStyle: 'none', whiteSpace: 'nowrap' }}>
        <li>
          <Box
            component={Link}
            to="/home/approval/all"
            aria-current={current === null ? 'page' : undefined}
            sx={current === null ? { ...look, ...currentLook } : look}
          >
            {t`All`}
          </Box>
        </li>
        {mine.map((type) => (
          <li key={type}>
            <Box
              component={Link}
              to={entryOf(type).inbox}
              ref={type === current ? intoSight : undefined}
              aria-current={type === current ? 'page' : undefined}
              sx={type === current ? { ...look, ...currentLook } : look}
            >
              {entryOf(type).title}
              <Waiting count={waiting(type)} />
            </Box>
          </li>
        ))}
        {decidesChanges ? (
          <li>
            <Box component={Link} to="/home/approval/changes" sx={look}>
              {t`Changes`}
              <Waiting count={changes.data?.toDecide ?? 0} />
            </Box>
          </li>
        ) : null}
      </Box>
    </Box>
  )
}

function Waiting({ count }: { count: number }) {
  if (count <= 0) return null
  return (
    <span className="tnum">
      {count}
      <span style={visuallyHidden}> {t`pending`}</span>
    </span>
  )
}

/** A phone shows only a few at once. */
function intoSight(tab: HTMLElement | null): void {
  const bar = tab?.closest('nav')
  if (tab && bar) bar.scrollLeft = tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 44,
  px: 1.75,
  borderRadius: '8px',
  border: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 500,
} as const
const currentLook = { color: 'primary.main', borderColor: 'primary.main', bgcolor: 'var(--blue-50)' } as const
