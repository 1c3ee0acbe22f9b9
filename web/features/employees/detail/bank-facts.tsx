import { t } from '@lingui/core/macro'
import type { Fact } from '../../../shared/ui/facts.tsx'
import { Masked } from '../../../shared/ui/masked.tsx'
import { accountTypes, type Bank, labelOf } from '../employee-labels.ts'

/** A bank account as label and value; without `reveal` the number stays masked. */
export function bankFacts(bank: Bank, reveal?: () => Promise<string>): Fact[] {
  return [
    { label: t`Account holder`, value: bank.holderName },
    {
      label: t`Account number`,
      value: reveal ? (
        <Masked value={bank.accountNumber} label={t`Account number`} reveal={reveal} />
      ) : (
        bank.accountNumber
      ),
    },
    { label: t`Account type`, value: labelOf(accountTypes, bank.accountType) },
    { label: t`IFSC`, value: bank.ifsc },
    { label: t`Bank`, value: bank.bankName },
    { label: t`Branch`, value: bank.branch },
    { label: t`UPI address`, value: bank.upi },
  ]
}
