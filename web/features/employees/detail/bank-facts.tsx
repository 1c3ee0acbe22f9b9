import type { Fact } from '../../../shared/ui/facts.tsx'
import { Masked } from '../../../shared/ui/masked.tsx'
import { accountTypes, type Bank, labelOf } from '../words.ts'

/** A bank account as label and value; without `reveal` the number stays hidden. */
export function bankFacts(bank: Bank, reveal?: () => Promise<string>): Fact[] {
  return [
    { label: 'Account holder', value: bank.holderName },
    {
      label: 'Account number',
      value: reveal ? <Masked value={bank.accountNumber} label="Account number" reveal={reveal} /> : bank.accountNumber,
    },
    { label: 'Account type', value: labelOf(accountTypes, bank.accountType) },
    { label: 'IFSC', value: bank.ifsc },
    { label: 'Bank', value: bank.bankName },
    { label: 'Branch', value: bank.branch },
    { label: 'UPI address', value: bank.upi },
  ]
}
