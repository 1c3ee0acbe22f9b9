import { t } from '@lingui/core/macro'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { formatMoney } from '../../../shared/format/money.ts'
import type { Category } from './claim-values.ts'

/** The quantity of a category without bills. */
export function Counted({ name, category }: { name: string; category: Category | undefined }) {
  const rate = formatMoney(category?.rates[0]?.ratePaise ?? 0)
  return category?.basis === 'mileage' ? (
    <NumberField name={`${name}.quantity`} label={t`Distance`} decimals={1} unit={t`km`} helper={t`${rate} per km`} />
  ) : (
    <NumberField name={`${name}.quantity`} label={t`Days`} decimals={1} unit={t`days`} helper={t`${rate} per day`} />
  )
}

export function limitText({ per, limitPaise }: Category['limits'][number]): string {
  const limit = formatMoney(limitPaise)
  if (per === 'day') return t`Limit: ${limit} a day`
  return per === 'month' ? t`Limit: ${limit} a month` : t`Limit: ${limit} for each expense`
}
