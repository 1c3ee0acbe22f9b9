import { say, type Sentence } from '../../../sentence.ts'
import type { Day, Month } from '../../../day.ts'
import type { Paise } from '../../../money.ts'
import { latinName } from '../latin-name.ts'
import type { BankLayout } from './template/layout.ts'

/** The net pay of one person. */
export interface BankRow {
  code: string
  name: string
  netPaise: Paise
  /** Null if not known. */
  bank: { holderName: string; account: string; ifsc: string } | null
  /** Why it is not paid now; null if it is. */
  held: Sentence | null
  /** Its number in the run, for the reference; by default its place among the rows. */
  position?: number
  /** How often it was sent before and returned. */
  returns?: number
}

export interface BankTerms {
  month: Month
  valueDate: Day
  /** The employer's account and its IFSC; empty if the bank asks for it during upload. */
  debitAccount: string
  debitIfsc: string
  /** The approved total of net pay. */
  approvedPaise: Paise
  /** The prefix of references, if a month has several runs; `PAY` if left out. */
  series?: string
  /** The layout of the company's bank; null for the one that most banks can read. */
  layout?: BankLayout | null
  /** For a preview: shows account numbers by their last digits only. */
  isMasked?: boolean
}

/** A payment as it goes to the bank. */
export interface BankPayment {
  code: string
  name: string
  mode: 'IFT' | 'NEFT' | 'RTGS'
  account: string
  ifsc: string
  amountPaise: Paise
  reference: string
}

/** What all records of a file share. */
export interface FileFacts {
  month: Month
  valueDate: Day
  debitAccount: string
  debitIfsc: string
  /** Identifies the whole file, as a payment's reference does the payment. */
  reference: string
}

/** `PAY20260600001` is the first payment of June 2026; `PAY20260600001R2` when it is sent again for the second time. */
export function paymentReference(month: Month, position: number, returns: number, series = 'PAY'): string {
  return `${series}${month.replace('-', '')}${String(position).padStart(5, '0')}${returns === 0 ? '' : `R${returns}`}`
}

/** `50100012344821` as `XXXXXXXXXX4821`. */
function shownAccount(account: string, { isMasked = false }: BankTerms): string {
  return isMasked ? account.slice(-4).padStart(account.length, 'X') : account
}

export function factsOf(terms: BankTerms): FileFacts {
  const { month, valueDate, debitAccount, debitIfsc, series = 'PAY' } = terms
  const reference = `${series}${month.replace('-', '')}`
  return { month, valueDate, debitAccount: shownAccount(debitAccount, terms), debitIfsc, reference }
}

export function paymentOf(
  terms: BankTerms,
  rtgs: Paise,
  reference: string,
  row: BankRow,
  bank: NonNullable<BankRow['bank']>,
): BankPayment {
  const isInside = terms.debitIfsc !== '' && bank.ifsc.slice(0, 4) === terms.debitIfsc.slice(0, 4)
  return {
    code: row.code,
    name: beneficiary(bank.holderName),
    mode: isInside ? 'IFT' : row.netPaise >= rtgs ? 'RTGS' : 'NEFT',
    account: shownAccount(bank.account, terms),
    ifsc: bank.ifsc,
    amountPaise: row.netPaise,
    reference,
  }
}

export const noAccount = say`No bank account. Enter it under bank details.`

export function whyNot({ bank, held }: BankRow): Sentence | null {
  if (held !== null) return held
  if (bank === null) return noAccount
  if (!/^\d{9,18}$/.test(bank.account))
    return say`The account number must have 9 to 18 digits. Correct it under bank details.`
  if (!/^[A-Z]{4}0[A-Z0-9]{6}$/.test(bank.ifsc)) return say`The IFSC isn't valid. Correct it under bank details.`
  if (beneficiary(bank.holderName) === '')
    return say`The account holder's name isn't all in Latin letters. Correct it under bank details.`
  return null
}

/** A name as banks accept it: capital letters, digits and spaces. */
function beneficiary(name: string): string {
  return latinName(name, /[A-Za-z0-9 ]/).toUpperCase()
}
