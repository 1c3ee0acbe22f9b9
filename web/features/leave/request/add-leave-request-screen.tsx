import { t } from '@lingui/core/macro'
import { EmployeesOnly } from '../../approvals/index.ts'
import { LeaveForm } from './leave-form.tsx'

/** Asks for leave, and shows what it would mean while it is filled in. */
export default function AddLeaveRequestScreen() {
  return (
    <EmployeesOnly title={t`Apply for leave`}>
      <LeaveForm />
    </EmployeesOnly>
  )
}
