import { t } from '@lingui/core/macro'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'
import { TextArea } from '../../../shared/form/text/text-area.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import { Months, Note } from './item-parts.tsx'
import { cities } from './tax-labels.ts'

interface RentProps {
  /** Of the year. */
  months: { from: string; to: string }
  panFrom: number
  asksRelation: boolean
}

/** A rented home. */
export function RentFields({ months, panFrom, asksRelation }: RentProps) {
  return (
    <>
      <Months {...months} />
      <FieldRow>
        <MoneyField name="monthlyRentPaise" label={t`Rent`} unit={t`per month`} />
        <SelectField name="city" label={t`City of the rented house`} options={cities} />
      </FieldRow>
      <TextField name="landlordName" label={t`Landlord's name`} maxLength={100} />
      <TextArea name="landlordAddress" label={t`Landlord's address`} rows={2} />
      <FieldRow>
        <TextField
          name="landlordPan"
          label={t`Landlord's PAN`}
          optional
          upperCase
          maxLength={10}
          helper={t`Required if the annual rent exceeds ${formatMoney(panFrom)}`}
        />
        {asksRelation ? (
          <TextField
            name="landlordRelation"
            label={t`Relationship with landlord`}
            maxLength={100}
            helper={t`For example, father or sister. Enter “none” if not related`}
          />
        ) : null}
      </FieldRow>
    </>
  )
}

const purposes = [
  { value: 'purchase', label: t`Purchase or construction` },
  { value: 'repairs', label: t`Repairs` },
]

/** A self-occupied house. */
export function OwnHouseFields() {
  return (
    <>
      <MoneyField name="interestPaise" label={t`Interest for the year`} />
      <LenderFields />
      <RadioCards name="purpose" label={t`Purpose of the loan`} options={purposes} minWidth={150} />
      <SwitchField name="isLate" label={t`Completed more than five years after the year of the loan`} />
    </>
  )
}

/** A let-out house. */
export function LetHouseFields() {
  return (
    <>
      <FieldRow>
        <MoneyField name="rentReceivedPaise" label={t`Rent received during the year`} />
        <MoneyField name="municipalTaxPaise" label={t`Municipal tax paid`} optional />
      </FieldRow>
      <MoneyField name="interestPaise" label={t`Home loan interest`} optional />
      <LenderFields optional />
      <Note />
    </>
  )
}

const lenderKinds = [
  { value: 'institution', label: t`Financial institution` },
  { value: 'employer', label: t`Employer` },
  { value: 'other', label: t`Other` },
]

/** Who lent, as the statement of claims names them. */
function LenderFields({ optional = false }: { optional?: boolean }) {
  return (
    <>
      <FieldRow>
        <TextField name="lender" label={t`Lender`} optional={optional} maxLength={100} />
        <TextField name="lenderPan" label={t`Lender's PAN`} optional upperCase maxLength={10} />
      </FieldRow>
      <FieldRow>
        <TextField name="lenderAddress" label={t`Lender's address`} optional maxLength={300} />
        <SelectField name="lenderKind" label={t`Type of lender`} optional options={lenderKinds} />
      </FieldRow>
    </>
  )
}
