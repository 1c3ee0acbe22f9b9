import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { EligibleField } from './eligible-field.tsx'
import { Carry, LeaveYear } from './policy-parts.tsx'
import { PolicySection } from './policy-section.tsx'
import { accrualWords, bodyOf, fieldOf, type LeavePolicy, valuesOf } from './policy-values.ts'

interface Props {
  /** The one to change; a new one without it. */
  policy: LeavePolicy | undefined
  onClose: () => void
}

/** The rules of a leave policy. */
export default function LeavePolicyForm({ policy, onClose }: Props) {
  return (
    <Form
      values={valuesOf(policy)}
      empty="null"
      prepare={bodyOf}
      fieldOf={fieldOf}
      schema={() =>
        import('@muster/contract/leave/leave-policy.routes.ts').then((routes) =>
          policy ? routes.LeavePolicyChange : routes.LeavePolicyInput,
        )
      }
      send={(body) =>
        policy
          ? api('PUT /api/v1/user/leave-policy/{id}', { params: { id: policy._id }, body })
          : api('POST /api/v1/user/leave-policy', { body: body as never })
      }
      onDone={() => {
        snack('Leave policy saved')
        void invalidate('GET /api/v1/user/leave-policy', 'GET /api/v1/employee/leave-types')
        onClose()
      }}
      submit="Save policy"
      cancel={onClose}
      guard="this policy"
    >
      <PolicySection title="Basics">
        <FieldRow>
          <TextField name="name" label="Name" />
          <TextField name="code" label="Code" upperCase maxLength={10} helper="Short, for registers." />
        </FieldRow>
        <FieldRow>
          <SwitchField name="isPaid" label="Paid" />
          <SwitchField name="halfDays" label="Half days allowed" />
        </FieldRow>
      </PolicySection>
      <PolicySection title="What people get">
        <FieldRow>
          <NumberField
            name="daysAYear"
            label="Days a year"
            decimals={1}
            unit="days"
            helper="0 for leave without a balance."
          />
          <SelectField
            name="accrual"
            label="Granted"
            options={Object.entries(accrualWords).map(([value, label]) => ({ value, label }))}
          />
        </FieldRow>
        <LeaveYear fixed={policy !== undefined} />
        <SwitchField name="prorate" label="Joiners and leavers get a part of the year" />
      </PolicySection>
      <PolicySection title="Who is eligible">
        <EligibleField id={policy?._id} />
      </PolicySection>
      <PolicySection title="What is left at the end of the year">
        <Carry />
        <SwitchField name="encashable" label="Can be paid out" />
      </PolicySection>
      <PolicySection title="Rules">
        <FieldRow>
          <NumberField name="noticeDays" label="Notice" unit="days" />
          <NumberField name="longestRunDays" label="Longest leave" unit="days" optional />
        </FieldRow>
        <FieldRow>
          <NumberField name="negativeLimitDays" label="May go below zero by" decimals={1} unit="days" />
          <NumberField name="proofAfterDays" label="Document needed after" unit="days" optional />
        </FieldRow>
        <SwitchField
          name="sandwich"
          label="Days off between leave count as leave"
          helper="Weekly offs and holidays with leave on both sides."
        />
      </PolicySection>
      {policy ? (
        <RadioCards
          name="appliesFrom"
          label="Changes hold from"
          options={[
            {
              value: 'thisYear',
              label: 'This leave year',
              detail: `Balances of ${policy.people} people are corrected`,
            },
            { value: 'nextYear', label: 'The next leave year', detail: 'This year stays as it is' },
          ]}
        />
      ) : null}
    </Form>
  )
}
