import { plural, t } from '@lingui/core/macro'
import { api } from '../../../shared/call/api.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { Form } from '../../../shared/form/form.tsx'
import { FieldRow, Fields } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { EligibleField } from './eligible-field.tsx'
import { Carry, LeaveYear } from './policy-parts.tsx'
import { accrualLabels, bodyOf, fieldOf, type LeavePolicy, valuesOf } from './policy-values.ts'
import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface Props {
  /** The one to change; undefined adds one. */
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
        snack(t`Leave policy saved`)
        void invalidate('GET /api/v1/user/leave-policy', 'GET /api/v1/employee/leave-types')
        onClose()
      }}
      submit={t`Save policy`}
      cancel={onClose}
      guard={t`Your changes to this policy will be lost.`}
    >
      <PolicySection title={t`Basics`}>
        <FieldRow>
          <TextField name="name" label={t`Name`} />
          <TextField
            name="code"
            label={t`Code`}
            upperCase
            maxLength={10}
            helper={t`Short code for attendance registers.`}
          />
        </FieldRow>
        <FieldRow>
          <SwitchField name="isPaid" label={t`Paid`} />
          <SwitchField name="allowsHalfDays" label={t`Half days allowed`} />
        </FieldRow>
      </PolicySection>
      <PolicySection title={t`Entitlement`}>
        <FieldRow>
          <NumberField
            name="daysAYear"
            label={t`Annual days`}
            decimals={1}
            unit={t`days`}
            helper={t`Enter 0 for leave without a balance.`}
          />
          <SelectField
            name="accrual"
            label={t`Granted`}
            options={Object.entries(accrualLabels).map(([value, label]) => ({ value, label }))}
          />
        </FieldRow>
        <LeaveYear fixed={policy !== undefined} />
        <SwitchField name="prorate" label={t`Prorate for joiners and leavers`} />
      </PolicySection>
      <PolicySection title={t`Eligibility`}>
        <EligibleField id={policy?._id} />
      </PolicySection>
      <PolicySection title={t`Year-end balance`}>
        <Carry />
        <SwitchField name="encashable" label={t`Can be encashed`} />
      </PolicySection>
      <PolicySection title={t`Rules`}>
        <FieldRow>
          <NumberField name="noticeDays" label={t`Advance notice`} unit={t`days`} />
          <NumberField name="longestRunDays" label={t`Maximum consecutive days`} unit={t`days`} optional />
        </FieldRow>
        <FieldRow>
          <NumberField name="negativeLimitDays" label={t`Negative balance limit`} decimals={1} unit={t`days`} />
          <NumberField name="proofAfterDays" label={t`Document required after`} unit={t`days`} optional />
        </FieldRow>
        <SwitchField
          name="sandwich"
          label={t`Sandwich rule: count days off between leave`}
          helper={t`Weekly offs and holidays between two leave days count as leave.`}
        />
      </PolicySection>
      {policy ? (
        <RadioCards
          name="appliesFrom"
          label={t`Effective from`}
          options={[
            {
              value: 'thisYear',
              label: t`This leave year`,
              detail: plural(policy.people, {
                one: 'Recalculates the balance of # person',
                other: 'Recalculates the balances of # people',
              }),
            },
            { value: 'nextYear', label: t`The next leave year`, detail: t`Keep this year unchanged` },
          ]}
        />
      ) : null}
    </Form>
  )
}

/** A titled group of fields in a panel beside a list. */
function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Typography id={titleId} variant="h4" component="h3">
        {title}
      </Typography>
      <Fields>{children}</Fields>
    </Box>
  )
}
