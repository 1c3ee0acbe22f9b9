import { plural, t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { loadManagers } from '../../../shared/form/choice/people-choices.ts'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { loadDepartments } from '../pickers.ts'

interface Props {
  employees: readonly string[]
  /** Told whether anything was sent. */
  onClose: (isDone: boolean) => void
}

/** A department, a shift or a manager for several employees at once, from today: for all of them or no one. */
export default function AssignDialog({ employees, onClose }: Props) {
  const { data: shifts } = useApi('GET /api/v1/user/all-shift')
  return (
    <FormDialog
      open
      title={t`Assign to employees`}
      intro={plural(employees.length, {
        one: 'Changes # employee from today. Leave a field empty to keep what they have.',
        other: 'Changes # employees from today. Leave a field empty to keep what they have.',
      })}
      values={{ departmentId: null, shiftId: null, reportsTo: null }}
      schema={() => import('@muster/contract/employees/assignment.routes.ts').then(({ Assignment }) => Assignment)}
      prepare={(change) => ({ ...change, employees })}
      send={(body) => api('POST /api/v1/employee/assignments', { body })}
      onDone={({ changed }) => {
        void invalidate('GET /api/v1/employee/basic-info')
        snack(plural(changed, { one: '# employee changed', other: '# employees changed' }))
        onClose(true)
      }}
      submit={t`Assign`}
      onClose={() => onClose(false)}
    >
      <AutocompleteField name="departmentId" label={t`Department`} optional load={loadDepartments} />
      <AutocompleteField
        name="shiftId"
        label={t`Shift`}
        optional
        options={(shifts ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <PersonPicker name="reportsTo" label={t`Reports to`} optional load={loadManagers()} />
    </FormDialog>
  )
}
