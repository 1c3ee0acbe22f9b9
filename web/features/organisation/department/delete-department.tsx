import { plural, t } from '@lingui/core/macro'
import { useCall } from '../../../shared/call/use-call.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { type Department, departmentReads } from './departments.ts'

interface Props {
  /** The department to delete; null while the dialog is closed. */
  department: Department | null
  onDeleted?: () => void
  onClose: () => void
}

/** Confirms before a department is deleted. */
export function DeleteDepartment({ department, onDeleted, onClose }: Props) {
  const remove = useCall('DELETE /api/v1/user/department/{id}', { stale: departmentReads })
  return (
    <ConfirmDialog
      open={department !== null}
      title={t`Delete "${department?.name ?? ''}"?`}
      confirm={t`Delete department`}
      onConfirm={async () => {
        if (department) await remove.run({ params: { id: department._id } })
        snack(t`Department deleted`)
        onDeleted?.()
      }}
      onClose={onClose}
    >
      {department && department.people > 0
        ? plural(department.people, {
            one: '# person is in this department. Move them to another department first.',
            other: '# people are in this department. Move them to another department first.',
          })
        : t`No one is in this department. This can't be undone.`}
    </ConfirmDialog>
  )
}
