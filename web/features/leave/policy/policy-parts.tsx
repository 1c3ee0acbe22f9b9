import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { FieldRow } from '../../../shared/form/form-section.tsx'
import { NumberField } from '../../../shared/form/text/number-field.tsx'
import { SelectField } from '../../../shared/form/choice/select-field.tsx'
import { SwitchField } from '../../../shared/form/choice/switch-field.tsx'

/** The leave year; it cannot change once a policy has granted leave by it. */
export function LeaveYear({ fixed }: { fixed: boolean }) {
  const year = useWatch({ name: 'leaveYear' }) as string
  return (
    <FieldRow>
      <SelectField
        name="leaveYear"
        label={t`Leave year`}
        disabled={fixed}
        options={[
          { value: 'calendar', label: t`Calendar year` },
          { value: 'joining', label: t`From the date of joining` },
        ]}
      />
      {year === 'calendar' ? (
        <SelectField name="yearStartsInMonth" label={t`Starts in`} disabled={fixed} options={months} />
      ) : null}
    </FieldRow>
  )
}

/** What happens to leave not used in its year. */
export function Carry() {
  const carries = useWatch({ name: 'carries' }) as boolean
  return (
    <>
      <SwitchField
        name="carries"
        label={t`Carry forward to the next year`}
        helper={carries ? undefined : t`Unused leave lapses.`}
      />
      {carries ? (
        <FieldRow>
          <NumberField name="carryCapDays" label={t`Carry-forward limit`} decimals={1} unit={t`days`} optional />
          <NumberField
            name="carryMonths"
            label={t`Valid for`}
            unit={t`months`}
            optional
            helper={t`Leave empty for the whole next year.`}
          />
        </FieldRow>
      ) : null}
    </>
  )
}

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, index, 1)),
  ),
}))
