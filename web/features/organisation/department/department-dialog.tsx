import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'

export type Department = Got<'GET /api/v1/user/department'>[number]

/** The name of a department; null makes a new one. */
export default function DepartmentDialog({
  department,
  onClose,
}: {
  department: Department | null
  onClose: () => void
}) {
  return (
    <FormDialog
      open
      width={440}
      title={department ? t`Rename ${department.name}` : t`Add department`}
      values={{ name: department?.name ?? '' }}
      schema={() =>
        import('@muster/contract/organisation/department.routes.ts').then(
          ({ departmentRoutes }) => departmentRoutes['POST /api/v1/user/department'].body,
        )
      }
      send={(body) =>
        department
          ? api('PUT /api/v1/user/department/{id}', { params: { id: department._id }, body })
          : api('POST /api/v1/user/department', { body })
      }
      onDone={() => {
        snack(t`Department saved`)
        void invalidate('GET /api/v1/user/department')
      }}
      submit={t`Save Department`}
      onClose={onClose}
    >
      <TextField name="name" label={t`Name`} maxLength={60} />
    </FormDialog>
  )
}
