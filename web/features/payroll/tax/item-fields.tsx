import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { LetHouseFields, OwnHouseFields, RentFields } from './house-fields.tsx'
import { Months, Note } from './item-parts.tsx'

interface Props {
  /** Of the year. */
  months: { from: string; to: string }
  landlordPanFromPaise: number
  asksLandlordRelation: boolean
}

/** The fields of the selected section. */
export function ItemFields({ months, landlordPanFromPaise, asksLandlordRelation }: Props) {
  const [section = ''] = String(useWatch({ name: 'choice' })).split(':')
  switch (section) {
    case '80D':
      return <HealthFields />
    case '80DD':
    case '80U':
      return (
        <>
          <SwitchField name="severe" label={t`Severe disability (80 % or more)`} />
          <Note />
        </>
      )
    case '80DDB':
      return (
        <>
          <MoneyField name="amountPaise" label={t`Amount for the year`} helper={t`After any insurance reimbursement`} />
          <SwitchField name="senior" label={t`Patient is 60 or older`} />
          <Note />
        </>
      )
    case 'rent':
      return <RentFields months={months} panFrom={landlordPanFromPaise} asksRelation={asksLandlordRelation} />
    case 'ownHouse':
      return <OwnHouseFields />
    case 'letHouse':
      return <LetHouseFields />
    case 'previousEmployer':
      return <PreviousEmployerFields months={months} />
    default:
      return (
        <>
          <MoneyField name="amountPaise" label={t`Amount for the year`} />
          <Note />
        </>
      )
  }
}

function HealthFields() {
  return (
    <>
      <SwitchField name="senior" label={t`Includes a person aged 60 or above`} />
      <FieldRow>
        <MoneyField name="premiumPaise" label={t`Insurance premium`} optional helper={t`Not paid in cash`} />
        <MoneyField name="preventivePaise" label={t`Preventive health check-up`} optional />
      </FieldRow>
      <MoneyField
        name="medicalPaise"
        label={t`Medical expenses`}
        optional
        helper={t`For a person aged 60 or above without insurance`}
      />
    </>
  )
}

function PreviousEmployerFields({ months }: { months: Props['months'] }) {
  return (
    <>
      <FieldRow>
        <TextField name="employer" label={t`Employer`} maxLength={100} />
        <TextField name="tan" label={t`Employer's TAN`} optional upperCase maxLength={10} />
      </FieldRow>
      <Months {...months} />
      <FieldRow>
        <MoneyField name="incomePaise" label={t`Salary`} helper={t`After exemptions, before the standard deduction`} />
        <MoneyField name="tdsPaise" label={t`Income tax deducted`} optional />
      </FieldRow>
      <FieldRow>
        <MoneyField name="professionalTaxPaise" label={t`Professional tax`} optional />
        <MoneyField name="pfPaise" label={t`Employee PF contribution`} optional />
      </FieldRow>
    </>
  )
}
