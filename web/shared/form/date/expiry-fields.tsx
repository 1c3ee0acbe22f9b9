import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { addDays } from '@muster/engine/day.ts'
import { today } from '../../format/date.ts'
import { SelectField } from '../choice/select-field.tsx'
import { DateField } from './date-field.tsx'

export const firstExpiry = { lasts: '90', expiresOn: null as string | null }

/** The chosen last day of a key or token; the choice itself is not sent. */
export function withExpiry<B extends object>(body: B): Record<string, unknown> {
  const { lasts, expiresOn, ...rest } = body as B & { lasts?: string; expiresOn?: string | null }
  return { ...rest, expiresOn: lasts === 'date' ? expiresOn : addDays(today(), Number(lasts)) }
}

/** After how many days, or on which day, a key or token expires. */
export function ExpiryFields({ longestDays }: { longestDays: number }) {
  const lasts = useWatch({ name: 'lasts' }) as string
  return (
    <>
      <SelectField
        name="lasts"
        label={t`Expires`}
        options={[
          { value: '30', label: t`In 30 days` },
          { value: '90', label: t`In 90 days` },
          { value: '365', label: t`In 365 days` },
          { value: 'date', label: t`On a date` },
        ]}
      />
      {lasts === 'date' ? (
        <DateField name="expiresOn" label={t`Last day`} min={today()} max={addDays(today(), longestDays)} />
      ) : null}
    </>
  )
}
