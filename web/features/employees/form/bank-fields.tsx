import { t } from '@lingui/core/macro'
import { bankNameFor } from '@muster/contract/bank-names.ts'
import { useWatch } from 'react-hook-form'
import { FieldRow, FormSection } from '../../../shared/form/form-section.tsx'
import { MaskedField } from '../../../shared/form/text/masked-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { useFollower } from '../../../shared/form/use-follower.ts'
import { accountTypes, type Bank } from '../employee-labels.ts'

/** The bank account for salary payments. */
export function BankFields({ bank }: { bank: Bank | null }) {
  const followIfsc = useFollower('bankName', bankNameFor)
  const account = useWatch({ name: 'accountNumber' }) as string | undefined
  return (
    <>
      <FormSection
        title={t`Account`}
        description={t`The number is stored encrypted. Enter it twice: a wrong digit sends the salary to someone else.`}
      >
        <TextField name="holderName" label={t`Account holder`} maxLength={100} />
        <FieldRow>
          <MaskedField
            name="accountNumber"
            label={t`Account number`}
            stored={bank?.accountNumber ?? null}
            inputMode="numeric"
            maxLength={24}
          />
          {account === undefined ? null : (
            <TextField name="accountNumberAgain" label={t`Confirm account number`} inputMode="numeric" maxLength={24} />
          )}
        </FieldRow>
        <SelectField name="accountType" label={t`Account type`} options={accountTypes} />
      </FormSection>
      <FormSection title={t`Bank`}>
        <FieldRow>
          <TextField name="ifsc" label={t`IFSC`} upperCase maxLength={11} onChanged={followIfsc} />
          <TextField name="bankName" label={t`Bank`} optional maxLength={80} />
        </FieldRow>
        <FieldRow>
          <TextField name="branch" label={t`Branch`} optional maxLength={80} />
          <TextField name="upi" label={t`UPI address`} optional maxLength={100} placeholder="priya@okbank" />
        </FieldRow>
      </FormSection>
    </>
  )
}

export function bankValues(bank: Bank | null, name: string) {
  return {
    holderName: bank?.holderName ?? name,
    // Undefined is not sent: the stored number stays.
    accountNumber: bank === null ? '' : undefined,
    accountNumberAgain: '',
    ifsc: bank?.ifsc ?? '',
    bankName: bank?.bankName ?? '',
    branch: bank?.branch ?? '',
    accountType: bank?.accountType ?? 'savings',
    upi: bank?.upi ?? '',
  }
}
