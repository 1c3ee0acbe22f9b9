import { useState } from 'react'
import { AutocompleteInput } from '../../../shared/form/autocomplete-field.tsx'
import { PersonInput } from '../../../shared/form/person-picker.tsx'
import type { Choice, LoadOptions } from '../../../shared/form/use-options.ts'
import type { Filter } from '../../../shared/table/filter.ts'
import { loadDepartments, loadLocations, loadManagers, loadRoles } from '../pickers.ts'

/** Filters by what the server searches. The words of a chosen id are kept from its choice; after a reload they are looked up by the list's rows. */
export function useEmployeeFilters(): Filter[] {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const remember = (choice: Choice) => setChosen((before) => ({ ...before, [choice.value]: choice }))
  const words = (value: string) => chosen[value]?.label ?? 'as chosen'
  const filter = (name: string, label: string, load: LoadOptions<Choice>, people = false): Filter => ({
    name,
    label,
    words,
    control: (value, set) => {
      const Input = people ? PersonInput : AutocompleteInput
      return (
        <Input
          label={label}
          load={load}
          value={value === undefined ? null : (chosen[value] ?? null)}
          onChange={(choice) => {
            if (choice) remember(choice)
            set(choice?.value)
          }}
        />
      )
    },
  })
  return [
    filter('department', 'Department', loadDepartments),
    filter('role', 'Role', loadRoles),
    filter('location', 'Location', loadLocations),
    filter('manager', 'Reports to', loadManagers(), true),
  ]
}
