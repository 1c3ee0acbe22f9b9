import { plural, t } from '@lingui/core/macro'
import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import type { Held } from '@muster/contract/access-levels.ts'
import { allPermissions, withReads } from '@muster/contract/permissions.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { PendingNotice } from '../../../shared/pending/pending-notice.tsx'
import { AccessTools } from '../../../shared/permissions/access-tools.tsx'
import { PermissionMatrix } from '../../../shared/permissions/permission-matrix.tsx'
import { PrivilegedGrants } from '../../../shared/permissions/privileged-grants.tsx'
import { SecondPersonNote } from '../../../shared/permissions/second-person-note.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'

export type Role = Got<'GET /api/v1/user/role'>['data'][number]

/** A role's name and permissions; null adds one. */
export default function RoleDialog({ role, onClose }: { role: Role | null; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={840}
      title={role ? t`Edit ${role.name}` : t`Add role`}
      intro={role ? <Intro role={role} /> : undefined}
      values={{
        name: role?.name ?? '',
        permissions: role?.permissions ?? [],
        canApprove: role?.canApprove ?? true,
        isFallbackApprover: role?.isFallbackApprover ?? false,
      }}
      schema={() => import('@muster/contract/organisation/role.routes.ts').then((routes) => routes.RoleInput)}
      send={(body) =>
        role
          ? api('PUT /api/v1/user/role/{id}', { params: { id: role._id }, body })
          : api('POST /api/v1/user/role', { body })
      }
      onDone={() => {
        snack(t`Role saved`)
        void invalidate('GET /api/v1/user/role', 'GET /api/v1/employee/privileged-people')
      }}
      submit={t`Save Role`}
      onClose={onClose}
    >
      <TextField name="name" label={t`Name`} maxLength={60} />
      <SwitchField name="canApprove" label={t`Can receive forwarded requests`} />
      <SwitchField
        name="isFallbackApprover"
        label={t`Decides requests of employees without a manager`}
        helper={t`Also decides requests pending with someone who has left`}
      />
      <PermissionsField role={role} />
    </FormDialog>
  )
}

function Intro({ role: { _id, people } }: { role: Role }) {
  return (
    <>
      <PendingNotice recordId={_id} />
      {people === 0
        ? t`No one has this role yet.`
        : plural(people, {
            one: 'Your changes apply to the # person with this role as soon as you save.',
            other: 'Your changes apply to all # people with this role as soon as you save.',
          })}
    </>
  )
}

function PermissionsField({ role }: { role: Role | null }) {
  const { field } = useController({ name: 'permissions' })
  const [saved] = useState(() => withReads(role?.permissions ?? []))
  const isOwn = useSession((session) => role !== null && session.role === role.name)
  const typed = String(useWatch({ name: 'name' })).trim()
  const name = typed === '' ? t`this role` : typed
  const held = withReads(field.value as string[])
  const change = isOwn ? null : (next: Held) => field.onChange(allPermissions.filter((one) => next.has(one)))
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isOwn ? <Alert severity="info">{t`You can't change your own role. Ask another administrator.`}</Alert> : null}
      <AccessTools name={name} roleName={name} held={held} saved={saved} onCopy={change} />
      <PermissionMatrix held={held} saved={saved} onChange={change} />
      <PrivilegedGrants held={held} />
      {role !== null && role.people > 0 ? <SecondPersonNote saved={saved} held={held} /> : null}
    </Box>
  )
}
