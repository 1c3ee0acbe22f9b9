import { useWatch } from 'react-hook-form'
import { DateField } from '../form/date-field.tsx'
import { FieldRow } from '../form/form-section.tsx'
import { MoneyField } from '../form/money-field.tsx'
import { RadioCards } from '../form/radio-cards.tsx'
import { SelectField } from '../form/select-field.tsx'
import { SwitchField } from '../form/switch-field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { TextField } from '../form/text-field.tsx'
import { formatMoney } from '../format/money.ts'
import { cities } from './words.ts'

interface Props {
  /** Of the year. */
  months: { from: string; to: string }
  landlordPanFromPaise: number
  asksLandlordRelation: boolean
}

/** What the chosen section asks for. */
export function ItemFields({ months, landlordPanFromPaise, asksLandlordRelation }: Props) {
  const [section = ''] = String(useWatch({ name: 'choice' })).split(':')
  switch (section) {
    case '80D':
      return <HealthFields />
    case '80DD':
    case '80U':
      return (
        <>
          <SwitchField name="severe" label="80 % or more" />
          <Note />
        </>
      )
    case '80DDB':
      return (
        <>
          <MoneyField name="amountPaise" label="Amount in the year" helper="Without what an insurer paid back" />
          <SwitchField name="senior" label="The patient is 60 or older" />
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
          <MoneyField name="amountPaise" label="Amount in the year" />
          <Note />
        </>
      )
  }
}

function Note() {
  return <TextField name="note" label="Note" optional helper="For example the number of the policy" maxLength={100} />
}

function HealthFields() {
  return (
    <>
      <SwitchField name="senior" label="One of them is 60 or older" />
      <FieldRow>
        <MoneyField name="premiumPaise" label="Insurance premium" optional helper="Not paid in cash" />
        <MoneyField name="preventivePaise" label="Check-ups" optional />
      </FieldRow>
      <MoneyField
        name="medicalPaise"
        label="Medical costs"
        optional
        helper="Of somebody of 60 or older who has no insurance"
      />
    </>
  )
}

function Months({ from, to }: { from: string; to: string }) {
  return (
    <FieldRow>
      <DateField name="from" label="From" month min={`${from}-01`} max={`${to}-01`} />
      <DateField name="to" label="To" month min={`${from}-01`} max={`${to}-01`} />
    </FieldRow>
  )
}

function RentFields({
  months,
  panFrom,
  asksRelation,
}: {
  months: Props['months']
  panFrom: number
  asksRelation: boolean
}) {
  return (
    <>
      <Months {...months} />
      <FieldRow>
        <MoneyField name="monthlyRentPaise" label="Rent" unit="a month" />
        <SelectField name="city" label="City of the house" options={cities} />
      </FieldRow>
      <TextField name="landlordName" label="Landlord’s name" maxLength={100} />
      <TextArea name="landlordAddress" label="Landlord’s address" rows={2} />
      <FieldRow>
        <TextField
          name="landlordPan"
          label="Landlord’s PAN"
          optional
          upperCase
          maxLength={10}
          helper={`Needed when the rent is above ${formatMoney(panFrom)} a year`}
        />
        {asksRelation ? (
          <TextField
            name="landlordRelation"
            label="Relation to the landlord"
            maxLength={100}
            helper="Father, sister …, or none"
          />
        ) : null}
      </FieldRow>
    </>
  )
}

const purposes = [
  { value: 'purchase', label: 'To buy or build' },
  { value: 'repairs', label: 'For repairs' },
]

function OwnHouseFields() {
  return (
    <>
      <MoneyField name="interestPaise" label="Interest in the year" />
      <FieldRow>
        <TextField name="lender" label="Lender" maxLength={100} />
        <TextField name="lenderPan" label="Lender’s PAN" optional upperCase maxLength={10} />
      </FieldRow>
      <RadioCards name="purpose" label="The loan is" options={purposes} minWidth={150} />
      <SwitchField name="isLate" label="Finished more than five years after the year of the loan" />
    </>
  )
}

function LetHouseFields() {
  return (
    <>
      <FieldRow>
        <MoneyField name="rentReceivedPaise" label="Rent received in the year" />
        <MoneyField name="municipalTaxPaise" label="Municipal tax paid" optional />
      </FieldRow>
      <MoneyField name="interestPaise" label="Interest of its loan" optional />
      <FieldRow>
        <TextField name="lender" label="Lender" optional maxLength={100} />
        <TextField name="lenderPan" label="Lender’s PAN" optional upperCase maxLength={10} />
      </FieldRow>
      <Note />
    </>
  )
}

function PreviousEmployerFields({ months }: { months: Props['months'] }) {
  return (
    <>
      <FieldRow>
        <TextField name="employer" label="Employer" maxLength={100} />
        <TextField name="tan" label="Employer’s TAN" optional upperCase maxLength={10} />
      </FieldRow>
      <Months {...months} />
      <FieldRow>
        <MoneyField name="incomePaise" label="Salary" helper="After its exempt parts, before the standard deduction" />
        <MoneyField name="tdsPaise" label="Income tax deducted" optional />
      </FieldRow>
      <FieldRow>
        <MoneyField name="professionalTaxPaise" label="Professional tax" optional />
        <MoneyField name="pfPaise" label="Own provident fund" optional />
      </FieldRow>
    </>
  )
}
