import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { ShieldAlert } from 'lucide-react'
import { type Held, privilegedPermissions } from '@muster/contract/access-levels.ts'
import type { Got } from '../call/types.ts'
import { useApi } from '../call/use-api.ts'
import { listText } from '../format/list.ts'
import { useCan } from '../session/session.ts'
import { Panel } from '../ui/panel.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { TextSkeleton } from '../ui/skeletons.tsx'
import { riskOf } from './abilities.ts'

interface Props {
  held: Held
  /** Whose access it is, so that only other holders are listed. Without it all holders are. */
  employeeId?: string
}

type Holders = Got<'GET /api/v1/employee/privileged-people'>

/** Permissions to change pay, people, roles or settings, and who else holds them. Nothing if there are none. */
export function PrivilegedGrants({ held, employeeId }: Props) {
  const maySee = useCan('permissionWrite')
  const given = privilegedPermissions.filter((one) => held.has(one))
  const reply = useApi(maySee && given.length > 0 ? 'GET /api/v1/employee/privileged-people' : null, {
    query: employeeId === undefined ? {} : { except: employeeId },
  })
  if (given.length === 0) return null
  return (
    <Panel
      title={t`Privileged access`}
      subtitle={t`These permissions can see or change pay, employees, access or settings.`}
    >
      {reply.error ? (
        <ErrorState
          title={t`Could not load others with this access.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
        />
      ) : maySee && !reply.data ? (
        <TextSkeleton lines={given.length} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {given.map((one) => (
            <Box key={one} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <ShieldAlert size={18} color="var(--amber-700)" aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500 }}>{riskOf(one)}</Typography>
                {reply.data ? (
                  <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {holdersText(reply.data, one, employeeId !== undefined)}
                  </Typography>
                ) : null}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  )
}

function holdersText(holders: Holders, permission: string, others: boolean): string {
  const { total, people } = holders.find((one) => one.permission === permission) ?? { total: 0, people: [] }
  if (total === 0) return others ? t`No one else has this access.` : t`No one has this access yet.`
  const more = total - people.length
  const names = more === 0 ? listText(people) : t`${people.join(', ')} and ${more} more`
  return others ? t`Also held by ${names}.` : t`Currently held by ${names}.`
}
