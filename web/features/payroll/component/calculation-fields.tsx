import { t } from '@lingui/core/macro'
import { type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { PartPlaceholder } from '../../../shared/form/part-placeholder.tsx'
import { MoneyField } from '../../../shared/form/text/money-field.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { lazyPart } from '../../../shared/part/lazy-part.tsx'
import { SelectField } from '../select-later.tsx'
import { methodOptions, ofOptions } from './calculation.ts'
import type { FormulaName } from './formula-field.tsx'

interface Props {
  /** Prepended to field names, for example `lines.2.`. */
  prefix?: string
  /** Whether it may be the rest of the CTC, which only an earning can be. */
  mayRemain: boolean
  /** The first choice: "As the component says". */
  inherited?: string
  /** Components that a formula can refer to. */
  names: readonly FormulaName[]
  /** Shown below a formula: its result. */
  check: ReactNode
}

// Loaded only for those who write a formula.
const FormulaField = lazyPart(() => import('./formula-field.tsx').then((part) => ({ default: part.FormulaField })))

/** How an amount is calculated: the method and the fields it needs. */
export function CalculationFields({ prefix = '', mayRemain, inherited, names, check }: Props) {
  const method = useWatch({ name: `${prefix}method` }) as string
  const methods = methodOptions.filter(({ value }) => mayRemain || value !== 'remainder')
  const options = inherited === undefined ? methods : [{ value: 'inherit', label: inherited }, ...methods]
  return (
    <>
      <FieldRow>
        <SelectField name={`${prefix}method`} label={t`Calculation`} options={options} />
        {method === 'fixed' ? (
          <MoneyField name={`${prefix}monthlyPaise`} label={t`Amount`} unit={t`per month`} />
        ) : null}
        {method === 'percent' ? (
          <NumberField name={`${prefix}percent`} label={t`Percentage`} decimals={2} unit="%" />
        ) : null}
        {method === 'percent' ? (
          <SelectField name={`${prefix}of`} label={t`Percentage of`} options={ofOptions} />
        ) : null}
      </FieldRow>
      {method === 'formula' ? (
        <PartPlaceholder>
          <FormulaField
            name={`${prefix}formula`}
            label={t`Formula`}
            names={names}
            helper={t`Monthly amount in rupees, for example min(0.12 * BASIC, 1800)`}
          />
          {check}
        </PartPlaceholder>
      ) : null}
    </>
  )
}
