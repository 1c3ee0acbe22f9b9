import { t } from '@lingui/core/macro'
import { useWatch } from 'react-hook-form'
import { RadioCards } from '../../shared/form/choice/radio-cards.tsx'
import { FieldRow } from '../../shared/form/form-section.tsx'
import type { SetupValues, StateScheme } from './setup-values.ts'

/** One question for each scheme of the chosen states. */
export function StateFundFields({ schemes }: { schemes: readonly StateScheme[] }) {
  const chosen = useWatch({ name: 'states' }) as SetupValues['states']
  const options = [
    { value: 'registered', label: t`Yes` },
    { value: 'notCovered', label: t`No` },
  ]
  return chosen.map(({ value: state, label }) => {
    const own = schemes.filter((one) => one.state === state)
    if (own.length === 0) return null
    return (
      <FieldRow key={state}>
        {own.map(({ section }) => (
          <RadioCards
            key={section}
            name={`stateFunds.${state}.${section}`}
            label={
              section === 'pt'
                ? t`Are you registered for professional tax in ${label}?`
                : t`Are you registered for LWF in ${label}?`
            }
            options={options}
            minWidth={120}
          />
        ))}
      </FieldRow>
    )
  })
}
