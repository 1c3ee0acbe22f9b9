import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { api } from '../../../../shared/call/api.ts'
import { invalidate } from '../../../../shared/call/use-api.ts'
import { DateField } from '../../../../shared/form/date/date-field.tsx'
import { FormDialog } from '../../../../shared/form/form-dialog.tsx'
import { FieldRow, Fields } from '../../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../../shared/form/text/number-field.tsx'
import { RadioCards } from '../../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../../shared/form/choice/select-field.tsx'
import { SwitchField } from '../../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../../shared/form/text/text-field.tsx'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { editedIdentity, fieldOfIdentity, sentIdentity } from './statutory-values.ts'
import {
  epsOptions,
  esiOptions,
  exitOptions,
  identityLabels as labels,
  joiningOptions,
  ptOptions,
  relationOptions,
  type Statutory,
} from './identity-labels.ts'

const vpfTypes = [
  { value: 'none', label: t`None` },
  { value: 'amount', label: t`Monthly amount` },
  { value: 'rate', label: t`Percentage of PF wages` },
]

interface Props {
  statutory: Statutory
  name: string
  onClose: () => void
}

/** Enters how the law treats someone from a month on. */
export default function StatutoryDialog({ statutory, name, onClose }: Props) {
  return (
    <FormDialog
      open
      width={840}
      title={t`${name}'s statutory details`}
      onClose={onClose}
      values={editedIdentity(statutory)}
      empty="null"
      prepare={sentIdentity}
      fieldOf={fieldOfIdentity}
      schema={() =>
        import('@muster/contract/payroll/statutory/employee-statutory.routes.ts').then(
          (routes) => routes.EmployeeStatutoryInput,
        )
      }
      send={(body) => api('PUT /api/v1/employee/statutory/{id}', { params: { id: statutory._id }, body })}
      onDone={() => {
        snack(t`Statutory details saved`)
        void invalidate('GET /api/v1/employee/statutory/{id}', 'GET /api/v1/employee/activity/{id}')
      }}
      submit={t`Save details`}
    >
      <Fields>
        <FieldRow>
          <DateField name="from" label={t`Effective from`} month helper={t`Locked pay runs do not change`} />
          <TextField name="note" label={t`Note`} optional maxLength={300} />
        </FieldRow>
        <FundFields />
        <RadioCards name="value.esi" label={labels.esi} options={esiOptions} />
        <SwitchField name="value.disabled" label={labels.disabled} helper={t`A higher ESI wage ceiling applies`} />
        <FieldRow>
          <SelectField name="value.ptExempt" label={labels.ptExempt} optional options={ptOptions} />
          <SelectField name="value.pfExitReason" label={labels.pfExitReason} optional options={exitOptions} />
        </FieldRow>
        <FieldRow minWidth={230}>
          <SwitchField name="value.lwfExempt" label={labels.lwfExempt} />
          <SwitchField name="value.supervisory" label={labels.supervisory} />
          <SwitchField name="value.taxResident" label={labels.taxResident} />
          <SwitchField name="value.fixedTerm" label={labels.fixedTerm} helper={t`Gratuity is due after one year`} />
        </FieldRow>
        <FieldRow>
          <TextField name="value.relativeName" label={labels.relativeName} optional maxLength={120} />
          <SelectField name="value.relation" label={labels.relation} options={relationOptions} />
        </FieldRow>
      </Fields>
    </FormDialog>
  )
}

/** Fields for members of the provident fund only. */
function FundFields() {
  const isMember = useWatch({ name: 'value.pfMember' }) as boolean
  return (
    <>
      <SwitchField name="value.pfMember" label={labels.pfMember} />
      {isMember ? (
        <>
          <FieldRow>
            <DateField
              name="value.pfJoinedOn"
              label={labels.pfJoinedOn}
              optional
              helper={t`With this or an earlier employer`}
            />
            <SelectField
              name="value.pfJoiningWages"
              label={labels.pfJoiningWages}
              optional
              options={joiningOptions}
              helper={t`₹15,000 until 16 Sep 2026, ₹25,000 from 17 Sep 2026. Decides EPS membership of those who joined from 1 Sep 2014`}
            />
          </FieldRow>
          <RadioCards name="eps" label={labels.epsMember} options={epsOptions} />
          <FieldRow minWidth={230}>
            <SwitchField
              name="value.epsFrom17Sep2026"
              label={labels.epsFrom17Sep2026}
              helper={t`Under the higher wage ceiling`}
            />
            <SwitchField name="value.epsTo60" label={labels.epsTo60} helper={t`For a deferred pension`} />
            <SwitchField
              name="value.pfOnFullWages"
              label={labels.pfOnFullWages}
              helper={t`Also above the wage ceiling`}
            />
            <SwitchField
              name="value.higherPension"
              label={labels.higherPension}
              helper={t`PF amounts are entered manually`}
            />
            <SwitchField
              name="value.internationalWorker"
              label={labels.internationalWorker}
              helper={t`PF amounts are entered manually`}
            />
          </FieldRow>
          <RadioCards name="vpfType" label={labels.vpf} options={vpfTypes} />
          <VpfAmount />
        </>
      ) : null}
    </>
  )
}

function VpfAmount() {
  const type = useWatch({ name: 'vpfType' }) as string
  if (type === 'none') return null
  return type === 'amount' ? (
    <MoneyField name="vpfPaise" label={t`VPF amount per month`} />
  ) : (
    <NumberField name="vpfPercent" label={t`VPF percentage`} unit="%" decimals={2} />
  )
}
