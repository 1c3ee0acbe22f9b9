/** What a column is filled with. */
export type BankSource =
  | 'text'
  | 'mode'
  | 'debitAccount'
  | 'debitIfsc'
  /** The first four digits of an account number: its branch, as banks on Finacle number it. */
  | 'debitSol'
  | 'name'
  | 'account'
  | 'ifsc'
  | 'sol'
  /** Of one payment; in the other records the sum of the file. */
  | 'amount'
  | 'date'
  | 'code'
  | 'narration'
  | 'reference'
  /** The number of the payment in the file. */
  | 'serial'
  /** How many payments there are. */
  | 'count'

/** What a header, a debit or a trailer can hold: nothing of a single payment. */
export type FrameSource = Extract<
  BankSource,
  'text' | 'debitAccount' | 'debitIfsc' | 'debitSol' | 'amount' | 'count' | 'date' | 'narration' | 'reference'
>
export type PaymentSource = Exclude<BankSource, 'count'>

export interface BankColumn<S extends BankSource = BankSource> {
  /** Stands in the header line, where there is one. */
  heading: string
  source: S
  /** For `text`; empty is an empty column. */
  text: string
  /** Names and texts that are longer are shortened; what must be whole keeps the person out of the file. Null: any length. */
  maxLength: number | null
  /** Up to the greatest length. */
  padding: 'none' | 'spacesAfter' | 'spacesBefore' | 'zerosBefore'
  upperCase: boolean
}

/** How a bank wants its file: a header, a debit, a payment for each person and a trailer, those that it has. */
export interface BankLayout {
  delimiter: 'comma' | 'pipe' | 'semicolon' | 'tab' | 'caret' | 'none'
  quoting: 'always' | 'needed' | 'never'
  /** A first line with the headings of the payments. */
  columnNames: boolean
  /** Letters and digits. */
  extension: string
  dateFormat: 'dd/mm/yyyy' | 'dd-mm-yyyy' | 'ddmmyyyy' | 'yyyy-mm-dd' | 'yyyymmdd' | 'dd-mmm-yyyy'
  amountFormat: 'rupees' | 'paise'
  /** What the bank calls a payment within it, and by NEFT and RTGS. */
  modes: { inside: string; neft: string; rtgs: string }
  header: readonly BankColumn<FrameSource>[]
  debit: readonly BankColumn<FrameSource>[]
  payments: readonly BankColumn<PaymentSource>[]
  trailer: readonly BankColumn<FrameSource>[]
}

export const delimiters = { comma: ',', pipe: '|', semicolon: ';', tab: '\t', caret: '^', none: '' } as const
