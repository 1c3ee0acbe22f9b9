import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { may, useSession } from '../../../shared/session/session.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { RequestKind } from '../request-kind.ts'
import { useTypedView } from './use-typed-view.ts'

interface Props {
  needs: 'read' | 'write' | 'decide'
  children: (kind: RequestKind) => ReactNode
}

/** A page of the type at this address, for whoever may see it. */
export function TypedPage({ needs, children }: Props) {
  const kind = useTypedView()
  const permissions = useSession((session) => session.permissions)
  if (kind !== null && may(permissions, entryOf(kind.type)[needs])) return children(kind)
  return (
    <>
      <PageHeader title={kind === null ? t`Page not found` : t`No access`} />
      <EmptyState
        title={kind === null ? t`This request type does not exist.` : t`You do not have access to these requests.`}
        action={{ label: t`Go to the dashboard`, to: '/home/default' }}
      />
    </>
  )
}
