import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

/** The company admin has no employee record, and so no requests: shows a message instead of the page. */
export function EmployeesOnly({ title, children }: { title: string; children: ReactNode }) {
  const user = useSession((session) => session.user)
  if (user !== null && user.employeeId !== '') return children
  return (
    <>
      <PageHeader title={title} />
      <Panel>
        {user === null ? (
          <TextSkeleton lines={8} />
        ) : (
          <EmptyState title={t`Requests not available`} text={t`You don't have an employee record.`} />
        )}
      </Panel>
    </>
  )
}
