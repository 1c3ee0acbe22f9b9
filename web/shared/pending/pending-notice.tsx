import { t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { TwoPersonArea } from '@muster/contract/security/two-person-areas.ts'
import { Link } from 'react-router'
import { useApi } from '../call/use-api.ts'
import type { Got } from '../call/types.ts'
import { useCan } from '../session/session.ts'
import { decidingPermissions } from '@muster/contract/security/deciding-permissions.ts'
import { pendingOf } from './pending-of.ts'

type Change = Got<'GET /api/v1/user/pending-change'>['data'][number]

interface Props {
  recordId: string
  /** Only changes of these kinds, if a record has several: the company. */
  areas?: readonly TwoPersonArea[]
  /** Shown instead to people without access to it. */
  otherwise?: ReactNode
}

/** A record's changes pending a second person's approval; nothing without any, or without access to them. */
export function PendingNotice({ recordId, areas, otherwise = null }: Props) {
  const maySee = useCan(decidingPermissions)
  const { data, isLoading } = useApi(...pendingOf(maySee ? recordId : null))
  const shown = data?.data.filter(({ area }) => areas === undefined || areas.includes(area)).slice(0, 5) ?? []
  if (shown.length === 0) return isLoading ? null : otherwise
  return (
    <Box sx={{ display: 'grid', gap: 1, mb: 2.5 }}>
      {shown.map((change) => (
        <Alert key={change._id} severity="warning">
          {pendingWith(change)}{' '}
          <Link to={`/home/approval/changes?view=${change.canDecide ? 'toDecide' : 'own'}&id=${change._id}`}>
            {change.canDecide ? t`Review change` : t`View change`}
          </Link>
        </Alert>
      ))}
    </Box>
  )
}

function pendingWith({ title, approvers, canDecide, requestedBy }: Change): string {
  if (canDecide) return t`${title}: requested by ${requestedBy}, pending your approval.`
  const [first, second, ...rest] = approvers
  if (first === undefined) return t`${title}: pending with another approver.`
  if (second === undefined) return t`${title}: pending with ${first}.`
  return rest.length === 0
    ? t`${title}: pending with ${first} or ${second}.`
    : t`${title}: pending with ${first} or ${rest.length + 1} others.`
}
