import { useWatch } from 'react-hook-form'
import type { RequestTypeName } from '@muster/contract/request-types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { loadApprovers, loadApprovingRoles } from '../approver-choices.ts'
import { fieldOf } from './level-errors.ts'
import { prepare, valuesOf } from './level-values.ts'
import type { Rule, RuleInput } from './level-words.ts'

interface Props {
  type: RequestTypeName
  /** Null makes a new one. */
  rule: Rule | null
  /** Its place among the levels, from 0. */
  at: number
  /** Saves the level in its place; errors carry their paths among all levels. */
  onSave: (input: RuleInput) => Promise<unknown>
  onClose: () => void
}

/** One level: who decides, for which requests, and what happens when they take too long. */
export default function LevelDialog({ type, rule, at, onSave, onClose }: Props) {
  return (
    <FormDialog
      open
      title={rule ? 'Edit level' : 'Add level'}
      values={valuesOf(rule)}
      prepare={prepare}
      fieldOf={(path) => fieldOf(path, at)}
      schema={() => import('@muster/contract/approvals/approval-rule.ts').then((rules) => rules.ApprovalRuleInput)}
      send={(body) => onSave(body as RuleInput)}
      submit="Save level"
      onClose={onClose}
    >
      <TextField name="name" label="Name" helper="Shown in the history, for example Finance" maxLength={60} />
      <RadioCards
        name="kind"
        label="Who decides"
        minWidth={150}
        options={[
          { value: 'manager', label: 'Manager', detail: 'By the reporting line' },
          { value: 'role', label: 'Role', detail: 'Anyone with the role' },
          { value: 'person', label: 'Person', detail: 'Always the same employee' },
        ]}
      />
      <Approver type={type} />
      <FormSection title="Condition" description="Leave empty to apply this level to every request.">
        <Conditions />
      </FormSection>
      <FormSection title="Time limit">
        <FieldRow>
          <NumberField name="dueHours" label="Time to decide" unit="working hours" optional />
          <SelectField
            name="dueAction"
            label="Then"
            optional
            options={[
              { value: 'remind', label: 'Remind them every day' },
              { value: 'escalate', label: 'Escalate to their manager' },
              { value: 'approve', label: 'Approve the request' },
              { value: 'reject', label: 'Reject the request' },
            ]}
          />
        </FieldRow>
      </FormSection>
    </FormDialog>
  )
}

function Approver({ type }: { type: RequestTypeName }) {
  const kind = String(useWatch({ name: 'kind' }))
  if (kind === 'role') return <AutocompleteField name="role" label="Role" load={loadApprovingRoles(type)} />
  if (kind === 'person') return <PersonPicker name="person" label="Person" load={loadApprovers(type)} />
  return (
    <SelectField
      name="levelsUp"
      label="Manager"
      options={[
        { value: '1', label: 'Reporting manager' },
        ...[2, 3, 4, 5].map((up) => ({ value: String(up), label: `Manager ${up} levels up` })),
      ]}
    />
  )
}

function Conditions() {
  const departments = useApi('GET /api/v1/user/department')
  const locations = useApi('GET /api/v1/user/location', { query: {} })
  return (
    <>
      <NumberField name="daysFrom" label="Length of the leave" unit="days or more" decimals={1} optional />
      <FieldRow>
        <AutocompleteField name="department" label="Department" optional options={named(departments.data)} />
        <AutocompleteField name="location" label="Location" optional options={named(locations.data?.data)} />
      </FieldRow>
    </>
  )
}

const named = (rows: readonly { _id: string; name: string }[] | null | undefined) =>
  (rows ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
