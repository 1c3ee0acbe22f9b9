import { DateText } from '../../../shared/format/date-text.tsx'
import type { Fact } from '../../../shared/ui/facts.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { employmentTypes, labelOf, type Profile } from '../words.ts'

/** What somebody does here, as label and value. */
export function workFacts(employee: Profile): Fact[] {
  const { shift, manager, probationDays } = employee
  return [
    { label: 'Employee ID', value: employee.code },
    { label: 'Designation', value: employee.designation },
    { label: 'Department', value: employee.department?.name },
    { label: 'Role', value: employee.role.name },
    { label: 'Location', value: employee.location.name },
    { label: 'Shift', value: shift ? `${shift.name} (${shift.startsAt} – ${shift.endsAt})` : null },
    { label: 'Employment type', value: labelOf(employmentTypes, employee.employmentType) },
    { label: 'Joined', value: <DateText value={employee.joinedOn} /> },
    { label: 'Probation', value: probationDays === 0 ? 'None' : `${probationDays} days` },
    {
      label: 'Reports to',
      value: manager ? <Person name={manager.name} photo={manager.photo} detail={manager.code} /> : 'Nobody',
    },
  ]
}

export function contactFacts({ workEmail, signInEmail, phone }: Profile): Fact[] {
  return [
    { label: 'Work email', value: workEmail },
    ...(signInEmail === null
      ? []
      : [{ label: 'Signs in with', value: `${signInEmail}, until the new email is confirmed` }]),
    { label: 'Mobile', value: phone },
  ]
}
