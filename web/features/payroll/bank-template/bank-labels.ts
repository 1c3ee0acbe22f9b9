import { t } from '@lingui/core/macro'
import { bankPresets, type PresetName } from '@muster/engine/payroll/outputs/bank/template/presets.ts'
import type { BankColumn } from '@muster/engine/payroll/outputs/bank/template/layout.ts'

export const sourceLabels = {
  text: t`Fixed text`,
  mode: t`Payment mode`,
  debitAccount: t`Company account number`,
  debitIfsc: t`Company IFSC`,
  debitSol: t`Company SOL`,
  name: t`Account holder`,
  account: t`Account number`,
  ifsc: t`IFSC`,
  sol: t`SOL`,
  amount: t`Amount`,
  date: t`Payment date`,
  code: t`Employee code`,
  narration: t`Narration`,
  reference: t`Payment reference`,
  serial: t`Serial number`,
  count: t`Number of payments`,
} as const

export const delimiterOptions = [
  { value: 'comma', label: t`Comma` },
  { value: 'pipe', label: t`Pipe (|)` },
  { value: 'semicolon', label: t`Semicolon` },
  { value: 'tab', label: t`Tab` },
  { value: 'caret', label: t`Caret (^)` },
  { value: 'none', label: t`None: fixed width` },
]
export const quotingOptions = [
  { value: 'needed', label: t`When needed` },
  { value: 'always', label: t`Always` },
  { value: 'never', label: t`Never` },
]
export const dateOptions = ['dd/mm/yyyy', 'dd-mm-yyyy', 'ddmmyyyy', 'yyyy-mm-dd', 'yyyymmdd', 'dd-mmm-yyyy'].map(
  (value) => ({ value, label: value.toUpperCase() }),
)
export const amountOptions = [
  { value: 'rupees', label: t`Rupees, such as 12500.50` },
  { value: 'paise', label: t`Paise, such as 1250050` },
]
export const paddingOptions = [
  { value: 'none', label: t`None` },
  { value: 'spacesAfter', label: t`Spaces after` },
  { value: 'spacesBefore', label: t`Spaces before` },
  { value: 'zerosBefore', label: t`Zeros before` },
]

export const presetOptions = [
  { value: 'icici', label: t`ICICI CIB bulk` },
  { value: 'hdfc', label: t`HDFC ENet` },
  { value: 'sbi', label: t`SBI` },
  { value: 'axis', label: t`Axis Bank` },
  { value: 'finacle', label: t`Finacle (PNB and others)` },
]

/** The form's initial values for a bank. */
export function presetValues(preset: string) {
  const name = presetOptions.find(({ value }) => value === preset)?.label ?? ''
  const layout = bankPresets[preset as PresetName]
  const copy = <C extends BankColumn>(columns: readonly C[]): C[] => columns.map((column) => ({ ...column }))
  const { header, debit, payments, trailer, ...file } = layout
  return {
    name,
    isDefault: false,
    layout: {
      ...file,
      ...{ header: copy(header), debit: copy(debit), payments: copy(payments), trailer: copy(trailer) },
    },
  }
}

export const blankColumn: BankColumn<'text'> = {
  ...{ heading: '', source: 'text', text: '', maxLength: null, padding: 'none', upperCase: false },
}
