import { t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { today } from '../../../shared/format/date.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { SalaryFields } from './salary-fields.tsx'
import type { Salary } from '../types.ts'

interface Props {
  open: boolean
  onClose: () => void
  employeeId: string
  name: string
  joinedOn: string
  /** The latest salary; undefined for the first one. */
  latest: Salary | undefined
}

/** Adds a salary from a day on; earlier ones stay unchanged. */
export function ReviseSalaryDialog({ open, onClose, employeeId, name, joinedOn, latest }: Props) {
  const firstOfMonth = `${today().slice(0, 7)}-01`
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={latest ? t`Revise ${name}'s salary` : t`Set ${name}'s salary`}
      width={840}
      values={{
        annualCtcPaise: latest?.annualCtcPaise ?? null,
        templateId: latest?.templateId ?? '',
        startsOn: latest ? (firstOfMonth > latest.startsOn ? firstOfMonth : latest.startsOn) : joinedOn,
      }}
      schema={() =>
        import('@muster/contract/payroll/salary/employee-salary.routes.ts').then((routes) => routes.SalaryInput)
      }
      send={(body) => api('PUT /api/v1/employee/salary/{id}', { params: { id: employeeId }, body })}
      onDone={() => {
        snack(t`Salary saved`)
        void invalidate('GET /api/v1/employee/salary/{id}', 'GET /api/v1/user/payrun')
      }}
      submit={t`Save salary`}
    >
      <SalaryFields joinedOn={joinedOn} employeeId={employeeId} />
    </FormDialog>
  )
}
