import { t } from '@lingui/core/macro'
import { useFormContext, useWatch } from 'react-hook-form'
import { DateRangeField } from '../../../shared/form/date/date-range-field.tsx'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { RadioCards } from '../../../shared/form/choice/radio-cards.tsx'
import type { LeaveType } from './leave-type-field.tsx'

/** First and last day, and which half of them if the leave type allows half-days. */
export function LeaveSpanFields({ types }: { types: readonly LeaveType[] }) {
  'use no memo' // The form library reports changes through the same objects.
  const { control } = useFormContext()
  const [policyId, from, to] = useWatch({ control, name: ['policyId', 'from', 'to'] }) as (string | null)[]
  const type = types.find(({ _id }) => _id === policyId)
  const isOneDay = from === to || to === null
  return (
    <>
      <DateRangeField from="from" to="to" fromLabel={t`First day`} toLabel={t`Last day`} />
      {type?.allowsHalfDays === false ? null : isOneDay ? (
        <RadioCards
          minWidth={150}
          name="fromPart"
          label={t`Part of the day`}
          options={[
            { value: 'full', label: t`Full day` },
            { value: 'first', label: t`First half` },
            { value: 'second', label: t`Second half` },
          ]}
        />
      ) : (
        <FieldRow>
          <RadioCards
            minWidth={150}
            name="fromPart"
            label={t`On the first day`}
            options={[
              { value: 'full', label: t`Full day` },
              { value: 'second', label: t`Second half` },
            ]}
          />
          <RadioCards
            minWidth={150}
            name="toPart"
            label={t`On the last day`}
            options={[
              { value: 'full', label: t`Full day` },
              { value: 'first', label: t`First half` },
            ]}
          />
        </FieldRow>
      )}
    </>
  )
}
