import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatPeople } from '../../../shared/format/people.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ShortList, ShortRow } from '../short-list.tsx'
import { DeleteDepartment } from './delete-department.tsx'
import { type Department, departmentTree } from './departments.ts'

const DepartmentDialog = lazyDialog(() => import('./department-dialog.tsx'))

/** The departments with their head counts. */
export function DepartmentsPanel() {
  const canWrite = useCan('informationWrite')
  const [opened, setOpened] = useState<Department | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Department | null>(null)
  const reply = useApi(departmentTree)
  const add = { label: t`Add department`, icon: Plus, onClick: () => setOpened('new') }
  return (
    <Panel
      title={t`Departments`}
      action={canWrite ? <ActionButton size="small" look="text" action={add} /> : undefined}
    >
      {reply.error && !reply.data ? (
        <ErrorState title={t`Could not load departments.`} error={reply.error} onRetry={() => void reply.mutate()} />
      ) : !reply.data ? (
        <TextSkeleton lines={4} />
      ) : reply.data.length === 0 ? (
        <EmptyState
          title={t`No departments yet`}
          text={t`Use departments to filter lists and payroll. Add your first department.`}
          action={canWrite && add}
        />
      ) : (
        <ShortList label={t`Departments`}>
          {reply.data.map((department) => (
            <ShortRow key={department._id}>
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{department.name}</Box>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatPeople(department.people)}
              </Typography>
              <MoreMenu
                label={t`Actions for ${department.name}`}
                actions={[
                  canWrite && { label: t`Edit`, onClick: () => setOpened(department) },
                  canWrite && { label: t`Delete`, danger: true, onClick: () => setDeleting(department) },
                ]}
              />
            </ShortRow>
          ))}
        </ShortList>
      )}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DepartmentDialog
            department={opened === 'new' ? null : opened}
            departments={reply.data ?? []}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
      <DeleteDepartment department={deleting} onClose={() => setDeleting(null)} />
    </Panel>
  )
}
