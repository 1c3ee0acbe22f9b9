import type { ShownChange } from '../../../platform/second-person/sensitive.ts'

interface Account {
  holderName: string
  ifsc: string
  bankName: string
}

/** What a change makes of a bank account, by the last digits of its number; a number that is left out stays. */
export function accountChanges(
  before: Account & { accountNumber: string },
  input: Account & { accountNumber?: string | undefined },
): ShownChange[] {
  const { accountNumber } = input
  const number = accountNumber === undefined ? before.accountNumber : `•••• ${accountNumber.slice(-4)}`
  const changes = [
    { label: 'Account holder', from: before.holderName, to: input.holderName },
    { label: 'Account number', from: before.accountNumber, to: number },
    { label: 'IFSC', from: before.ifsc, to: input.ifsc },
    { label: 'Bank', from: before.bankName, to: input.bankName },
  ]
  return changes.filter(({ label, from, to }) => from !== to || label === 'Account number')
}
