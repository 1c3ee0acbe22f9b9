import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../shared/form/choice/checkbox-field.tsx'
import { MoneyField } from '../../shared/form/text/money-field.tsx'

/** The founder as an employee: with a salary, or without. */
export function MyselfFields() {
  const isIncluded = useWatch({ name: 'includesMyself' }) as boolean
  return (
    <>
      <CheckboxField name="includesMyself" label={t`I work here too`} />
      {isIncluded ? <MoneyField name="ownCtcPaise" label={t`Your annual CTC`} optional /> : null}
    </>
  )
}
