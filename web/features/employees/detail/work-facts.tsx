import { plural, t } from '@lingui/core/macro'
import { DateText } from '../../../shared/format/date-text.tsx'
import type { Fact } from '../../../shared/ui/facts.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import { employmentTypes, labelOf, type Profile } from '../employee-labels.ts'

/** A person's work details, as label and value. */
export function workFacts(employee: Profile): Fact[] {
  const { shift, manager, probationDays, entity } = employee
  return [
    { label: t`Employee ID`, value: employee.code },
    { label: t`Designation`, value: employee.designation },
    { label: t`Department`, value: employee.department?.name },
    { label: t`Role`, value: employee.role.name },
    { label: t`Location`, value: employee.location.name },
    ...(entity === null ? [] : [{ label: t`Legal entity`, value: entity.name }]),
    { label: t`Shift`, value: shift ? `${shift.name} (${shift.startsAt} – ${shift.endsAt})` : null },
    { label: t`Employment type`, value: labelOf(employmentTypes, employee.employmentType) },
    { label: t`Date of joining`, value: <DateText value={employee.joinedOn} /> },
    {
      label: t`Probation`,
      value: probationDays === 0 ? t`None` : plural(probationDays, { one: '# day', other: '# days' }),
    },
    {
      label: t`Reports to`,
      value: manager ? <Person name={manager.name} photo={manager.photo} detail={manager.code} /> : t`No one`,
    },
  ]
}

export function contactFacts({ workEmail, signInEmail, phone }: Profile): Fact[] {
  return [
    { label: t`Work email`, value: workEmail },
    ...(signInEmail === null
      ? []
      : [{ label: t`Sign-in email`, value: t`${signInEmail}, until the new email is confirmed` }]),
    { label: t`Mobile`, value: phone },
  ]
}
