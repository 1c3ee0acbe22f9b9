import { useState } from 'react'
import { AutocompleteInput } from '../../../shared/form/choice/autocomplete-field.tsx'
import { loadManagers } from '../../../shared/form/choice/people-choices.ts'
import { PersonInput } from '../../../shared/form/choice/person-picker.tsx'
import type { Choice, LoadOptions } from '../../../shared/form/choice/use-options.ts'
import type { Filter } from '../../../shared/table/filter.ts'
import type { EmployeeRow } from '../words.ts'
import { loadRoles } from '../../../shared/permissions/role-choices.ts'
import { loadDepartments, loadLocations } from '../pickers.ts'

type Names = Pick<EmployeeRow, 'department' | 'role' | 'location' | 'manager'>

/** Filters by what the server searches. After a reload the name of a chosen id is that of any row it let through. */
export function useEmployeeFilters(row: Names | undefined, seesPay: boolean): Filter[] {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const remember = (choice: Choice) => setChosen((before) => ({ ...before, [choice.value]: choice }))
  const filter = (name: keyof Names, label: string, load: LoadOptions<Choice>, people = false): Filter => ({
    name,
    label,
    words: (value) => chosen[value]?.label ?? row?.[name] ?? 'as chosen',
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
    { name: 'lacks', label: 'Missing', options: lacksOf(seesPay) },
  ]
}

/** What a record can lack; pay is for those who may see it. */
export function lacksOf(seesPay: boolean) {
  return seesPay ? lacks : lacks.filter(({ value }) => value !== 'salary')
}

const lacks = [
  { value: 'anything', label: 'Profile incomplete' },
  { value: 'salary', label: 'No salary' },
  { value: 'bank', label: 'No bank account' },
  { value: 'pan', label: 'No PAN' },
  { value: 'birthDate', label: 'No date of birth' },
  { value: 'personal', label: 'No address' },
  { value: 'department', label: 'No department' },
  { value: 'manager', label: 'No reporting manager' },
] as const
