import { plural, t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatPeople } from '../../../shared/format/people.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ShortList, ShortRow } from '../short-list.tsx'
import type { Department } from './department-dialog.tsx'

const DepartmentDialog = lazyDialog(() => import('./department-dialog.tsx'))

/** The departments and how many people are in each. */
export function DepartmentsPanel() {
  const canWrite = useCan('informationWrite')
  const [opened, setOpened] = useState<Department | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Department | null>(null)
  const reply = useApi('GET /api/v1/user/department')
  const remove = useCall('DELETE /api/v1/user/department/{id}', { stale: ['GET /api/v1/user/department'] })
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
                  canWrite && { label: t`Rename`, onClick: () => setOpened(department) },
                  canWrite && { label: t`Delete`, danger: true, onClick: () => setDeleting(department) },
                ]}
              />
            </ShortRow>
          ))}
        </ShortList>
      )}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <DepartmentDialog department={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete "${deleting?.name ?? ''}"?`}
        confirm={t`Delete department`}
        onConfirm={async () => {
          if (deleting) await remove.run({ params: { id: deleting._id } })
          snack(t`Department deleted`)
        }}
        onClose={() => setDeleting(null)}
      >
        {deleting && deleting.people > 0
          ? plural(deleting.people, {
              one: '# person is in this department. Move them to another department first.',
              other: '# people are in this department. Move them to another department first.',
            })
          : t`No one is in this department. This can't be undone.`}
      </ConfirmDialog>
    </Panel>
  )
}
