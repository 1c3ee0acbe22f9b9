import { useController } from 'react-hook-form'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text-field.tsx'
import { PermissionMatrix } from '../../../shared/permissions/permission-matrix.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'

export type Role = Got<'GET /api/v1/user/role'>['data'][number]

/** A role's name and what it may do; null makes a new one. */
export default function RoleDialog({ role, onClose }: { role: Role | null; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={840}
      title={role ? `Role ${role.name}` : 'Add role'}
      intro={
        role && role.people > 0
          ? `What you change holds for ${role.people === 1 ? '1 person' : `${role.people} people`} at once.`
          : undefined
      }
      values={{ name: role?.name ?? '', permissions: role?.permissions ?? [] }}
      schema={() => import('@muster/contract/organisation/role.routes.ts').then((routes) => routes.RoleInput)}
      send={(body) =>
        role
          ? api('PUT /api/v1/user/role/{id}', { params: { id: role._id }, body })
          : api('POST /api/v1/user/role', { body })
      }
      onDone={() => {
        snack('Role saved')
        void invalidate('GET /api/v1/user/role')
      }}
      submit="Save Role"
      onClose={onClose}
    >
      <TextField name="name" label="Name" maxLength={60} />
      <PermissionsField />
    </FormDialog>
  )
}

function PermissionsField() {
  const { field } = useController({ name: 'permissions' })
  const own = useSession(({ permissions }) => permissions)
  return (
    <PermissionMatrix
      value={field.value as string[]}
      onChange={field.onChange}
      locked={(permission) => own?.[permission] !== true}
    />
  )
}
