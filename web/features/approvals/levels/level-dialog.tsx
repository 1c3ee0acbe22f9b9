import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { entryOf, type RequestTypeName } from '@muster/contract/request-types.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { AutocompleteField } from '../../../shared/form/choice/autocomplete-field.tsx'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { PersonPicker } from '../../../shared/form/choice/person-picker.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { loadApprovers, loadApprovingRoles } from '../approver-choices.ts'
import { fieldOf } from './level-errors.ts'
import { prepare, valuesOf } from './level-values.ts'
import type { Rule, RuleInput } from './level-sentences.ts'

interface Props {
  type: RequestTypeName
  /** Null for a new one. */
  rule: Rule | null
  /** Its place among the levels, from 0. */
  at: number
  /** Saves the level in its place; errors carry their paths among all levels. */
  onSave: (input: RuleInput) => Promise<unknown>
  onClose: () => void
}

/** One level: who decides, for which requests, and what happens if they take too long. */
export default function LevelDialog({ type, rule, at, onSave, onClose }: Props) {
  return (
    <FormDialog
      open
      title={rule ? t`Edit level` : t`Add level`}
      values={valuesOf(rule)}
      prepare={prepare}
      fieldOf={(path) => fieldOf(path, at)}
      schema={() => import('@muster/contract/approvals/approval-rule.ts').then((rules) => rules.ApprovalRuleInput)}
      send={(body) => onSave(body as RuleInput)}
      submit={t`Save level`}
      onClose={onClose}
    >
      <TextField name="name" label={t`Name`} helper={t`Shown in the history, for example Finance`} maxLength={60} />
      <RadioCards
        name="kind"
        label={t`Approver`}
        minWidth={150}
        options={[
          { value: 'manager', label: t`Manager`, detail: t`Reporting line` },
          { value: 'role', label: t`Role`, detail: t`Anyone with the role` },
          { value: 'person', label: t`Employee`, detail: t`A specific employee` },
        ]}
      />
      <Approver type={type} />
      <FormSection title={t`Condition`} description={t`Leave empty to apply this level to every request.`}>
        <Conditions type={type} />
      </FormSection>
      <FormSection title={t`Time limit`}>
        <FieldRow>
          <NumberField name="dueHours" label={t`Response time`} unit={t`working hours`} optional />
          <SelectField
            name="dueAction"
            label={t`After the time limit`}
            optional
            options={[
              { value: 'remind', label: t`Remind daily` },
              { value: 'escalate', label: t`Escalate to their manager` },
              // An amount is approved by a person.
              ...(entryOf(type).hasMoney ? [] : [{ value: 'approve', label: t`Approve automatically` }]),
              { value: 'reject', label: t`Reject automatically` },
            ]}
          />
        </FieldRow>
      </FormSection>
    </FormDialog>
  )
}

function Approver({ type }: { type: RequestTypeName }) {
  const kind = String(useWatch({ name: 'kind' }))
  if (kind === 'role') return <AutocompleteField name="role" label={t`Role`} load={loadApprovingRoles(type)} />
  if (kind === 'person') return <PersonPicker name="person" label={t`Employee`} load={loadApprovers(type)} />
  return (
    <SelectField
      name="levelsUp"
      label={t`Manager`}
      options={[
        { value: '1', label: t`Reporting manager` },
        ...[2, 3, 4, 5].map((up) => ({ value: String(up), label: t`Manager, ${up} levels up` })),
      ]}
    />
  )
}

function Conditions({ type }: { type: RequestTypeName }) {
  const departments = useApi('GET /api/v1/user/department')
  const locations = useApi('GET /api/v1/user/location', { query: {} })
  return (
    <>
      {entryOf(type).hasMoney ? (
        <MoneyField name="amountFrom" label={t`Amount from`} helper={t`This amount or more`} optional />
      ) : (
        <NumberField
          name="daysFrom"
          label={type === 'leave' ? t`Leave duration` : t`Duration`}
          unit={t`days or more`}
          decimals={1}
          optional
        />
      )}
      <FieldRow>
        <AutocompleteField name="department" label={t`Department`} optional options={named(departments.data)} />
        <AutocompleteField name="location" label={t`Location`} optional options={named(locations.data?.data)} />
      </FieldRow>
    </>
  )
}

const named = (rows: readonly { _id: string; name: string }[] | null | undefined) =>
  (rows ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
