/** What a column is filled with. */
export type BankSource =
  | 'text'
  | 'mode'
  | 'debitAccount'
  | 'debitIfsc'
  /** The first four digits of an account number, which are its branch (SOL) at banks on Finacle. */
  | 'debitSol'
  | 'name'
  | 'account'
  | 'ifsc'
  | 'sol'
  /** Of one payment; in the other records the total of the file. */
  | 'amount'
  | 'date'
  | 'code'
  | 'narration'
  | 'reference'
  /** The number of the payment in the file. */
  | 'serial'
  /** The number of payments. */
  | 'count'

/** Sources for a header, debit or trailer record: nothing about a single payment. */
export type FrameSource = Extract<
  BankSource,
  'text' | 'debitAccount' | 'debitIfsc' | 'debitSol' | 'amount' | 'count' | 'date' | 'narration' | 'reference'
>
export type PaymentSource = Exclude<BankSource, 'count'>

export interface BankColumn<S extends BankSource = BankSource> {
  /** The name in the header line, if there is one. */
  heading: string
  source: S
  /** For `text`; an empty text is an empty column. */
  text: string
  /** Longer names and texts are shortened; a value that must be complete excludes the person instead. Null: any length. */
  maxLength: number | null
  /** How to fill up to `maxLength`. */
  padding: 'none' | 'spacesAfter' | 'spacesBefore' | 'zerosBefore'
  upperCase: boolean
}

/** The layout of a bank's file: optional header and debit records, a record per payment, and an optional trailer. */
export interface BankLayout {
  delimiter: 'comma' | 'pipe' | 'semicolon' | 'tab' | 'caret' | 'none'
  quoting: 'always' | 'needed' | 'never'
  /** Whether a first line has the headings of the payments. */
  columnNames: boolean
  /** Letters and digits. */
  extension: string
  dateFormat: 'dd/mm/yyyy' | 'dd-mm-yyyy' | 'ddmmyyyy' | 'yyyy-mm-dd' | 'yyyymmdd' | 'dd-mmm-yyyy'
  amountFormat: 'rupees' | 'paise'
  /** The bank's names for a payment within the bank, by NEFT and by RTGS. */
  modes: { inside: string; neft: string; rtgs: string }
  header: readonly BankColumn<FrameSource>[]
  debit: readonly BankColumn<FrameSource>[]
  payments: readonly BankColumn<PaymentSource>[]
  trailer: readonly BankColumn<FrameSource>[]
}

export const delimiters = { comma: ',', pipe: '|', semicolon: ';', tab: '\t', caret: '^', none: '' } as const
