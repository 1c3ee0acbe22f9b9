import { t } from '@lingui/core/macro'
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
import { accrualWords, bodyOf, fieldOf, type LeavePolicy, valuesOf } from './policy-values.ts'
import { Box, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

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
          <TextField name="code" label={t`Code`} upperCase maxLength={10} helper={t`Short, for registers.`} />
        </FieldRow>
        <FieldRow>
          <SwitchField name="isPaid" label={t`Paid`} />
          <SwitchField name="halfDays" label={t`Half days allowed`} />
        </FieldRow>
      </PolicySection>
      <PolicySection title={t`What people get`}>
        <FieldRow>
          <NumberField
            name="daysAYear"
            label={t`Days a year`}
            decimals={1}
            unit={t`days`}
            helper={t`0 for leave without a balance.`}
          />
          <SelectField
            name="accrual"
            label={t`Granted`}
            options={Object.entries(accrualWords).map(([value, label]) => ({ value, label }))}
          />
        </FieldRow>
        <LeaveYear fixed={policy !== undefined} />
        <SwitchField name="prorate" label={t`Joiners and leavers get a part of the year`} />
      </PolicySection>
      <PolicySection title={t`Who is eligible`}>
        <EligibleField id={policy?._id} />
      </PolicySection>
      <PolicySection title={t`What is left at the end of the year`}>
        <Carry />
        <SwitchField name="encashable" label={t`Can be paid out`} />
      </PolicySection>
      <PolicySection title={t`Rules`}>
        <FieldRow>
          <NumberField name="noticeDays" label={t`Notice`} unit={t`days`} />
          <NumberField name="longestRunDays" label={t`Longest leave`} unit={t`days`} optional />
        </FieldRow>
        <FieldRow>
          <NumberField name="negativeLimitDays" label={t`May go below zero by`} decimals={1} unit={t`days`} />
          <NumberField name="proofAfterDays" label={t`Document needed after`} unit={t`days`} optional />
        </FieldRow>
        <SwitchField
          name="sandwich"
          label={t`Days off between leave count as leave`}
          helper={t`Weekly offs and holidays with leave on both sides.`}
        />
      </PolicySection>
      {policy ? (
        <RadioCards
          name="appliesFrom"
          label={t`Changes hold from`}
          options={[
            {
              value: 'thisYear',
              label: t`This leave year`,
              detail: t`Balances of ${policy.people} people are corrected`,
            },
            { value: 'nextYear', label: t`The next leave year`, detail: t`This year stays as it is` },
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
