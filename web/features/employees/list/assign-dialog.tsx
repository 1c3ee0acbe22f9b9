import { plural, t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { loadManagers } from '../../../shared/form/choice/people-choices.ts'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { loadDepartments } from '../pickers.ts'

interface Props {
  employees: readonly string[]
  /** Told whether anything was sent. */
  onClose: (isDone: boolean) => void
}

/** What is assigned may be one of these or all; what is left empty stays. */
const schema = () =>
  import('@muster/contract/employees/basic-info.routes.ts').then(({ BasicInfoChange }) =>
    BasicInfoChange.pick({ departmentId: true, shiftId: true, reportsTo: true }).refine(
      (change) => Object.keys(change).length > 0,
      { path: ['departmentId'], message: t`Choose a department, a shift or a manager` },
    ),
  )

/** A department, a shift or a manager for several employees at once, from today. */
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
      schema={schema}
      send={async (change) => {
        const failures: string[] = []
        // One after the other: each is checked, logged and refused as if it were changed on its own page.
        for (const id of employees)
          await api('PUT /api/v1/employee/basic-info/{id}', { params: { id }, body: change }).catch((error: unknown) =>
            failures.push(messageOf(error)),
          )
        return failures
      }}
      onDone={(failures) => {
        void invalidate('GET /api/v1/employee/basic-info')
        tell(employees.length - failures.length, failures)
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

function tell(changed: number, failures: readonly string[]): void {
  const done = plural(changed, { one: '# employee changed', other: '# employees changed' })
  const reasons = [...new Set(failures)].join(' ')
  if (failures.length === 0) snack(done)
  else snackError(t`${done}. Not changed: ${failures.length}. ${reasons}`)
}
