import { t } from '@lingui/core/macro'
import { Plus, Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { DeleteDepartment } from './delete-department.tsx'
import { DepartmentDirectory } from './department-directory.tsx'
import { DepartmentView } from './department-view.tsx'
import { type Department, departmentTree } from './departments.ts'

const DepartmentDialog = lazyDialog(() => import('./department-dialog.tsx'))

/** The directory of departments: all of them, or the one in the URL with its people. */
export default function DepartmentsTab() {
  const canWrite = useCan('informationWrite')
  const [search, setSearch] = useSearchParams()
  const [editing, setEditing] = useState<Department | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Department | null>(null)
  const reply = useApi(departmentTree)
  const departments = reply.data
  const shown = departments?.find(({ _id }) => _id === search.get('department'))
  const add = { label: t`Add department`, icon: Plus, onClick: () => setEditing('new') }
  return (
    <>
      {!departments ? (
        <Panel title={t`Departments`}>
          {reply.error ? (
            <ErrorState
              title={t`Could not load departments.`}
              error={reply.error}
              onRetry={() => void reply.mutate()}
            />
          ) : (
            <TextSkeleton lines={6} />
          )}
        </Panel>
      ) : shown ? (
        <DepartmentView
          department={shown}
          departments={departments}
          actions={[
            canWrite && { label: t`Edit`, onClick: () => setEditing(shown) },
            canWrite && add,
            canWrite && { label: t`Delete`, danger: true, onClick: () => setDeleting(shown) },
          ]}
        />
      ) : departments.length === 0 ? (
        <Panel title={t`Departments`}>
          <EmptyState
            icon={Users}
            title={t`No departments yet`}
            text={
              canWrite
                ? t`Use departments to filter lists and payroll. Add your first department.`
                : t`Departments appear here once they are added.`
            }
            action={canWrite && add}
          />
        </Panel>
      ) : (
        <DepartmentDirectory
          departments={departments}
          action={canWrite ? <ActionButton size="small" look="text" action={add} /> : undefined}
        />
      )}
      {editing === null ? null : (
        <Suspense fallback={null}>
          <DepartmentDialog
            department={editing === 'new' ? null : editing}
            departments={departments ?? []}
            parent={shown}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
      <DeleteDepartment
        department={deleting}
        onDeleted={() => setSearch({ tab: '4' }, { replace: true })}
        onClose={() => setDeleting(null)}
      />
    </>
  )
}
