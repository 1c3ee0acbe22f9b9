import { say } from '@muster/engine/sentence.ts'
import { asValue } from '../../../platform/audit/audit.ts'
import type { ShownChange } from '../../../platform/sensitive/sensitive.ts'

interface Account {
  holderName: string
  ifsc: string
  bankName: string
}

/** The changes to a bank account, by the last digits of its number; a number that is left out stays. */
export function accountChanges(
  before: Account & { accountNumber: string },
  input: Account & { accountNumber?: string | undefined },
): ShownChange[] {
  const { accountNumber } = input
  const number = accountNumber === undefined ? before.accountNumber : `•••• ${accountNumber.slice(-4)}`
  const changes = [
    { label: say`Account holder`, from: before.holderName, to: input.holderName },
    { label: say`Account number`, from: before.accountNumber, to: number, isAlways: true },
    { label: say`IFSC`, from: before.ifsc, to: input.ifsc },
    { label: say`Bank`, from: before.bankName, to: input.bankName },
  ]
  return changes
    .filter(({ from, to, isAlways }) => from !== to || isAlways === true)
    .map(({ label, from, to }) => ({ label, from: asValue(from), to: asValue(to) }))
}
