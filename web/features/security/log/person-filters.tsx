import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { loadPeople } from '../../../shared/form/choice/people-choices.ts'
import { PersonInput } from '../../../shared/form/choice/person-picker.tsx'
import type { Choice } from '../../../shared/form/choice/use-options.ts'
import type { Filter } from '../../../shared/table/filter.ts'
import type { Entry } from './log-sentences.ts'

/** Who acted, and on whom. With a filter from an alert's or record's link, the name comes from the entries. */
export function usePersonFilters(first: Entry | undefined): Filter[] {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const filter = (name: string, label: string, unnamed: string): Filter => ({
    name,
    label,
    words: (value) => chosen[value]?.label ?? unnamed,
    control: (value, set) => (
      <PersonInput
        label={label}
        load={loadPeople}
        value={value === undefined ? null : (chosen[value] ?? null)}
        onChange={(choice) => {
          if (choice) setChosen((before) => ({ ...before, [choice.value]: choice }))
          set(choice?.value)
        }}
      />
    ),
  })
  return [
    filter('person', t`User`, first?.who ?? t`one person`),
    filter('whom', t`Record`, first?.record.name ?? t`one record`),
  ]
}
