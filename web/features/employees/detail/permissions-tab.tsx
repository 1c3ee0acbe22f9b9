import { t } from '@lingui/core/macro'
import { AccessEditor } from '../access/access-editor.tsx'
import type { TabProps } from './tab.ts'

export default function PermissionsTab({ employee }: TabProps) {
  return <AccessEditor employeeId={employee._id} name={employee.name} submit={t`Save Permissions`} />
}
