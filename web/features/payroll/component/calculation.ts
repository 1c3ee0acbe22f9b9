import { t } from '@lingui/core/macro'
import type { BodySent } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { formatMoney } from '../../../shared/format/money.ts'

export type Calculation = BodySent<RouteOf<'POST /api/v1/user/salary-component'>>['calculation']
export type ComponentType = BodySent<RouteOf<'POST /api/v1/user/salary-component'>>['type']

/** A calculation as flat form values: fields of other methods are null. */
export interface CalculationValues {
  method: string
  monthlyPaise: number | null
  of: string
  percent: number | null
  formula: string
}

export const typeOptions: { value: ComponentType; label: string; plural: string; detail: string }[] = [
  { value: 'earning', label: t`Earning`, plural: t`Earnings`, detail: t`Paid to the employee` },
  { value: 'deduction', label: t`Deduction`, plural: t`Deductions`, detail: t`Deducted from pay` },
  { value: 'reimbursement', label: t`Reimbursement`, plural: t`Reimbursements`, detail: t`Refunds expenses` },
  {
    value: 'employer',
    label: t`Employer contribution`,
    plural: t`Employer contributions`,
    detail: t`Part of CTC, not paid out`,
  },
  { value: 'benefit', label: t`Benefit in kind`, plural: t`Benefits`, detail: t`Taxed on its value, not paid out` },
]

export const methodOptions = [
  { value: 'fixed', label: t`Fixed amount` },
  { value: 'percent', label: t`Percentage` },
  { value: 'formula', label: t`Formula` },
  { value: 'remainder', label: t`Balance of CTC` },
]

export const ofOptions = [
  { value: 'ctc', label: t`CTC` },
  { value: 'basic', label: t`Basic` },
  { value: 'gross', label: t`Gross (all earnings)` },
]

export function typeLabel(type: string): string {
  return typeOptions.find(({ value }) => value === type)?.label ?? type
}

/** `40 % of basic`, `₹1,600 per month`, `Balance of CTC`, `min(0.12 * BASIC, 1800)`. */
export function calculationText(calculation: Calculation): string {
  if (calculation.type === 'remainder') return t`Balance of CTC`
  if (calculation.type === 'formula') return calculation.text
  if (calculation.type === 'fixed') return t`${formatMoney(calculation.monthlyPaise)} per month`
  const percent = calculation.basisPoints / 100
  if (calculation.of === 'ctc') return t`${percent} % of CTC`
  return calculation.of === 'basic' ? t`${percent} % of basic` : t`${percent} % of gross`
}

export function toValues(calculation: Calculation | null): CalculationValues {
  return {
    method: calculation?.type ?? '',
    monthlyPaise: calculation?.type === 'fixed' ? calculation.monthlyPaise : null,
    of: calculation?.type === 'percent' ? calculation.of : 'basic',
    percent: calculation?.type === 'percent' ? calculation.basisPoints / 100 : null,
    formula: calculation?.type === 'formula' ? calculation.text : '',
  }
}

/** What is filled in so far; the schema reports what is missing. */
export function fromValues({ method, monthlyPaise, of, percent, formula }: Partial<CalculationValues>): object {
  if (method === 'fixed') return { type: method, monthlyPaise }
  if (method === 'percent') return { type: method, of, basisPoints: basisPoints(percent) }
  if (method === 'formula') return { type: method, text: formula }
  return { type: method }
}

/** Undefined until it is a complete calculation. */
export function completeCalculation(values: Partial<CalculationValues>): Calculation | undefined {
  if (values.method === 'fixed') {
    return typeof values.monthlyPaise === 'number' ? { type: 'fixed', monthlyPaise: values.monthlyPaise } : undefined
  }
  if (values.method === 'percent') {
    const points = basisPoints(values.percent)
    const of = ofOptions.find(({ value }) => value === values.of)?.value as 'ctc' | 'basic' | 'gross' | undefined
    return points === undefined || points < 1 || !of ? undefined : { type: 'percent', of, basisPoints: points }
  }
  if (values.method === 'formula') {
    const text = (values.formula ?? '').trim()
    return text === '' ? undefined : { type: 'formula', text }
  }
  return values.method === 'remainder' ? { type: 'remainder' } : undefined
}

function basisPoints(percent: number | null | undefined): number | undefined {
  return typeof percent === 'number' ? Math.round(percent * 100) : undefined
}

/** The field of the form for an error in the contract's calculation. */
export function calculationField(path: string): string {
  return path.replace(/calculation\.(\w+)$/, (_, key: string) => fields[key] ?? key)
}

const fields: Readonly<Record<string, string>> = { type: 'method', basisPoints: 'percent', text: 'formula' }
