import type { BankColumn, BankLayout, BankSource } from './layout.ts'

/**
 * Layouts to start from, as several public products write them. Banks change theirs and agree on variants with customers, so each has to
 * be checked with the bank before its first use.
 */
export type PresetName = 'icici' | 'hdfc' | 'sbi' | 'axis' | 'finacle'

function column<S extends BankSource>(
  heading: string,
  source: S,
  more: Partial<Omit<BankColumn, 'source'>> = {},
): BankColumn<S> {
  return { heading, source, text: '', maxLength: null, padding: 'none', upperCase: false, ...more }
}

const fixed = (heading: string, text = '') => column(heading, 'text', { text })

const plainCsv = {
  delimiter: 'comma',
  quoting: 'needed',
  columnNames: true,
  extension: 'csv',
  dateFormat: 'dd/mm/yyyy',
  amountFormat: 'rupees',
  modes: { inside: 'FT', neft: 'NEFT', rtgs: 'RTGS' },
  header: [],
  debit: [],
  trailer: [],
} as const

/** Bulk payments of ICICI's corporate internet banking. */
const icici: BankLayout = {
  ...plainCsv,
  payments: [
    fixed('PYMT_PROD_TYPE_CODE', 'PAB_VENDOR'),
    column('PYMT_MODE', 'mode'),
    column('DEBIT_ACC_NO', 'debitAccount'),
    column('BNF_NAME', 'name', { maxLength: 32 }),
    column('BENE_ACC_NO', 'account'),
    column('BENE_IFSC', 'ifsc'),
    column('AMOUNT', 'amount'),
    column('DEBIT_NARR', 'narration', { maxLength: 30 }),
    column('CREDIT_NARR', 'narration', { maxLength: 30 }),
    fixed('MOBILE_NUM'),
    fixed('EMAIL_ID'),
    fixed('REMARK'),
    column('PYMT_DATE', 'date'),
    column('REF_NO', 'reference'),
    ...[1, 2, 3, 4, 5].map((n) => fixed(`ADDL_INFO${n}`)),
  ],
}

/** Bulk payments of HDFC ENet: 28 columns without a header line. */
const hdfc: BankLayout = {
  ...plainCsv,
  quoting: 'never',
  columnNames: false,
  extension: 'txt',
  modes: { inside: 'I', neft: 'N', rtgs: 'R' },
  payments: [
    column('Transaction type', 'mode'),
    column('Beneficiary code', 'code', { maxLength: 13 }),
    column('Beneficiary account number', 'account', { maxLength: 25 }),
    column('Amount', 'amount'),
    column('Beneficiary name', 'name', { maxLength: 40 }),
    ...['Drawee location', 'Print location'].map((name) => fixed(name)),
    ...[1, 2, 3, 4, 5].map((n) => fixed(`Beneficiary address ${n}`)),
    column('Instruction reference', 'reference', { maxLength: 20 }),
    column('Customer reference', 'reference', { maxLength: 20 }),
    column('Payment details 1', 'narration', { maxLength: 30 }),
    ...[2, 3, 4, 5, 6, 7].map((n) => fixed(`Payment details ${n}`)),
    fixed('Cheque number'),
    column('Transaction date', 'date'),
    fixed('MICR number'),
    column('IFSC', 'ifsc'),
    ...['Bank name', 'Branch name', 'Beneficiary email'].map((name) => fixed(name)),
  ],
}

/** State Bank of India: the debit first, then the credits, in the same columns. */
const sbi: BankLayout = {
  ...plainCsv,
  delimiter: 'pipe',
  quoting: 'never',
  columnNames: false,
  extension: 'txt',
  debit: [
    column('Account', 'debitAccount'),
    column('IFSC', 'debitIfsc'),
    column('Date', 'date'),
    column('Debit', 'amount'),
    fixed('Credit'),
    column('Reference', 'reference'),
    column('Narration', 'narration', { maxLength: 30 }),
  ],
  payments: [
    column('Account', 'account'),
    column('IFSC', 'ifsc'),
    column('Date', 'date'),
    fixed('Debit'),
    column('Credit', 'amount'),
    column('Reference', 'reference'),
    column('Narration', 'name', { maxLength: 30 }),
  ],
}

const axis: BankLayout = {
  ...plainCsv,
  dateFormat: 'dd-mm-yyyy',
  modes: { inside: 'FT', neft: 'NE', rtgs: 'RT' },
  payments: [
    column('Payment Method', 'mode'),
    column('Payment Amount', 'amount'),
    column('Value Date', 'date'),
    column('Beneficiary Name', 'name', { maxLength: 70 }),
    column('Beneficiary Account No', 'account'),
    column('IFSC Code', 'ifsc'),
    column('Debit Account No', 'debitAccount'),
    column('Customer Reference No', 'reference', { maxLength: 30 }),
    column('Payment Details', 'narration', { maxLength: 35 }),
  ],
}

/** Banks on Finacle, PNB among them: a header record, the debit and the credits. */
const finacle: BankLayout = {
  ...plainCsv,
  quoting: 'never',
  columnNames: false,
  extension: 'txt',
  header: [fixed('Record', 'FILEHDR'), fixed('Corporate ID'), fixed('Sequence', '1')],
  debit: [
    column('SOL', 'debitSol'),
    column('Account', 'debitAccount'),
    fixed('Currency', 'INR'),
    fixed('Debit or credit', 'DR'),
    column('Amount', 'amount'),
    column('Remark', 'narration', { maxLength: 30 }),
  ],
  payments: [
    column('SOL', 'sol'),
    column('Account', 'account'),
    fixed('Currency', 'INR'),
    fixed('Debit or credit', 'CR'),
    column('Amount', 'amount'),
    column('Remark', 'narration', { maxLength: 30 }),
  ],
}

export const bankPresets: Readonly<Record<PresetName, BankLayout>> = { icici, hdfc, sbi, axis, finacle }
