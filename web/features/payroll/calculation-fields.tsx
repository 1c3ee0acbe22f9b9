import { useWatch } from 'react-hook-form'
import { FieldRow } from '../../shared/form/form-section.tsx'
import { MoneyField } from '../../shared/form/money-field.tsx'
import { NumberField } from '../../shared/form/number-field.tsx'
import { SelectField } from './select-later.tsx'
import { methodOptions, ofOptions } from '../../shared/pay/calculation.ts'

interface Props {
  /** Stands before the field names, for example `lines.2.`. */
  prefix?: string
  /** The rest of the CTC can be an earning only. */
  mayRemain: boolean
  /** The first choice: "As the component says". */
  inherited?: string
}

/** How an amount is found: the method and what it needs. */
export function CalculationFields({ prefix = '', mayRemain, inherited }: Props) {
  const method = useWatch({ name: `${prefix}method` }) as string
  const methods = methodOptions.filter(({ value }) => mayRemain || value !== 'remainder')
  const options = inherited === undefined ? methods : [{ value: 'inherit', label: inherited }, ...methods]
  return (
    <FieldRow>
      <SelectField name={`${prefix}method`} label="Calculation" options={options} />
      {method === 'fixed' ? <MoneyField name={`${prefix}monthlyPaise`} label="Amount" unit="a month" /> : null}
      {method === 'percent' ? <NumberField name={`${prefix}percent`} label="Percentage" decimals={2} unit="%" /> : null}
      {method === 'percent' ? <SelectField name={`${prefix}of`} label="Of" options={ofOptions} /> : null}
    </FieldRow>
  )
}
