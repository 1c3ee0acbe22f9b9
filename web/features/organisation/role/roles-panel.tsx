import { plural, t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { withReads } from '@muster/contract/permissions.ts'
import { formatPeople } from '../../../shared/format/people.ts'
import { useApiCursor } from '../../../shared/call/use-api-cursor.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { ShortList, ShortRow } from '../short-list.tsx'
import type { Role } from './role-dialog.tsx'
import { summaryOf } from '../../../shared/permissions/access-summary.ts'

const RoleDialog = lazyDialog(() => import('./role-dialog.tsx'))

/** The roles with the number of people in each; a role opens with its access. */
export function RolesPanel() {
  const canWrite = useCan('informationWrite')
  const canPermit = useCan('permissionWrite')
  const [opened, setOpened] = useState<Role | 'new' | null>(null)
  const [deleting, setDeleting] = useState<Role | null>(null)
  const roles = useApiCursor('GET /api/v1/user/role', { query: {} })
  const remove = useCall('DELETE /api/v1/user/role/{id}', { stale: ['GET /api/v1/user/role'] })
  return (
    <Panel
      title={t`Roles`}
      action={
        canWrite ? (
          <ActionButton
            size="small"
            look="text"
            action={{ label: t`Add role`, icon: Plus, onClick: () => setOpened('new') }}
          />
        ) : undefined
      }
    >
      {roles.error ? (
        <ErrorState title={t`Could not load roles.`} error={roles.error} onRetry={() => void roles.retry()} />
      ) : roles.isLoading ? (
        <TextSkeleton lines={5} />
      ) : roles.rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t`No roles yet. Add your first role.`}</Typography>
      ) : (
        <ShortList label={t`Roles`}>
          {roles.rows.map((role) => (
            <ShortRow key={role._id}>
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {role.name}
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {role.isAdmin ? t`Full access` : summaryOf(withReads(role.permissions))}
                </Typography>
              </Box>
              <Typography variant="body2" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                {formatPeople(role.people)}
              </Typography>
              <MoreMenu
                label={t`Actions for ${role.name}`}
                actions={[
                  canPermit && !role.isAdmin && { label: t`Permissions`, onClick: () => setOpened(role) },
                  canWrite && !role.isAdmin && { label: t`Delete`, danger: true, onClick: () => setDeleting(role) },
                ]}
              />
            </ShortRow>
          ))}
        </ShortList>
      )}
      {roles.hasMore ? (
        <ActionButton
          size="small"
          look="text"
          action={{ label: t`Show more`, pending: roles.isLoadingMore, onClick: () => void roles.loadMore() }}
        />
      ) : null}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <RoleDialog role={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={deleting !== null}
        title={t`Delete the role "${deleting?.name ?? ''}"?`}
        confirm={t`Delete role`}
        onConfirm={async () => {
          if (deleting) await remove.run({ params: { id: deleting._id } })
          snack(t`Role deleted`)
        }}
        onClose={() => setDeleting(null)}
      >
        {deleting && deleting.people > 0
          ? plural(deleting.people, {
              one: '# person has this role. Assign another role first.',
              other: '# people have this role. Assign another role first.',
            })
          : t`No one has this role. This can't be undone.`}
      </ConfirmDialog>
    </Panel>
  )
}
