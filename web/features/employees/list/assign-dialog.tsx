import { plural, t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { loadManagers } from '../../../shared/form/choice/people-choices.ts'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { DateField } from '../../../shared/form/date/date-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { useCan } from '../../../shared/session/session.ts'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { loadDepartments } from '../pickers.ts'
import { useEmployers } from '../use-employers.ts'

interface Props {
  employees: readonly string[]
  /** Called with whether anything was sent. */
  onClose: (isDone: boolean) => void
}

/** Assigns a department, a shift, a manager or an employer to several employees at once, from today: to all of them or no one. */
export default function AssignDialog({ employees, onClose }: Props) {
  const { data: shifts } = useApi('GET /api/v1/user/all-shift')
  const employers = useEmployers()
  const canMove = useCan(['access_statutory_settings'])
  const prepared = ({ entityId, entityFrom, ...change }: Partial<Record<string, unknown>>) => ({
    ...{ ...change, employees },
    ...(entityId === undefined ? {} : { entityId: entityId === 'own' ? null : entityId, entityFrom }),
  })
  return (
    <FormDialog
      open
      title={t`Assign to employees`}
      intro={plural(employees.length, {
        one: 'Changes # employee from today. Leave a field empty to keep what they have.',
        other: 'Changes # employees from today. Leave a field empty to keep what they have.',
      })}
      values={{ departmentId: null, shiftId: null, reportsTo: null, entityId: null, entityFrom: null }}
      schema={() => import('@muster/contract/employees/assignment.routes.ts').then(({ Assignment }) => Assignment)}
      prepare={prepared}
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
      {canMove && employers.length > 0 ? (
        <FieldRow>
          <SelectField name="entityId" label={t`Legal entity`} optional options={employers} />
          <DateField
            name="entityFrom"
            label={t`From month`}
            month
            optional
            helper={t`Defaults to the current month. Approved months do not change.`}
          />
        </FieldRow>
      ) : null}
      <PersonPicker name="reportsTo" label={t`Reports to`} optional load={loadManagers()} />
    </FormDialog>
  )
}
