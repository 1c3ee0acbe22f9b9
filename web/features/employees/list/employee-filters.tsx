import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { AutocompleteInput } from '../../../shared/form/choice/autocomplete-field.tsx'
import { loadLocations } from '../../../shared/form/choice/location-choices.ts'
import { loadManagers } from '../../../shared/form/choice/people-choices.ts'
import { PersonInput } from '../../../shared/form/choice/person-picker.tsx'
import type { Choice, LoadOptions } from '../../../shared/form/choice/use-options.ts'
import type { Filter } from '../../../shared/table/filter.ts'
import type { EmployeeRow } from '../employee-labels.ts'
import { loadRoles } from '../../../shared/permissions/role-choices.ts'
import { loadDepartments } from '../pickers.ts'
import { useEmployers } from '../use-employers.ts'

type Names = Pick<EmployeeRow, 'department' | 'role' | 'location' | 'manager'>

/** Filters with server search. After a reload a chosen id gets its name from any matching row. */
export function useEmployeeFilters(row: Names | undefined, seesPay: boolean): Filter[] {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const remember = (choice: Choice) => setChosen((before) => ({ ...before, [choice.value]: choice }))
  const filter = (name: keyof Names, label: string, load: LoadOptions<Choice>, people = false): Filter => ({
    name,
    label,
    words: (value) => chosen[value]?.label ?? row?.[name] ?? t`as chosen`,
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
  const employers = useEmployers()
  return [
    filter('department', t`Department`, loadDepartments),
    filter('role', t`Role`, loadRoles),
    filter('location', t`Location`, loadLocations),
    ...(employers.length === 0 ? [] : [{ name: 'entity', label: t`Legal entity`, options: employers }]),
    filter('manager', t`Reports to`, loadManagers(), true),
    { name: 'lacks', label: t`Missing`, options: lacksOf(seesPay) },
  ]
}

/** Possible gaps in a record; pay only for people who may see it. */
export function lacksOf(seesPay: boolean) {
  return seesPay ? lacks : lacks.filter(({ value }) => value !== 'salary')
}

const lacks = [
  { value: 'anything', label: t`Profile incomplete` },
  { value: 'salary', label: t`No salary` },
  { value: 'bank', label: t`No bank account` },
  { value: 'pan', label: t`No PAN` },
  { value: 'birthDate', label: t`No date of birth` },
  { value: 'emergency', label: t`No emergency contact` },
  { value: 'personal', label: t`No address` },
  { value: 'department', label: t`No department` },
  { value: 'manager', label: t`No reporting manager` },
  { value: 'signIn', label: t`Not signed in yet` },
] as const
