import { plural, t } from '@lingui/core/macro'
import { listText } from '../../../shared/format/list.ts'
import type { LeavePolicy } from './policy-values.ts'

export const genderOptions = [
  { value: 'female', label: t`Women` },
  { value: 'male', label: t`Men` },
  { value: 'other', label: t`Other` },
]

export const employmentTypeOptions = [
  { value: 'fullTime', label: t`Full-time staff` },
  { value: 'partTime', label: t`Part-time staff` },
  { value: 'contract', label: t`Contract staff` },
  { value: 'intern', label: t`Interns` },
]

export interface Eligible {
  genders: readonly string[]
  employmentTypes: readonly string[]
  /** Names. */
  locations: readonly string[]
  departments: readonly string[]
  waitingDays: number
  afterProbation: boolean
}

/** "Women, full-time staff in Pune or Delhi, Design department, after 80 days of service". */
export function eligibleText({ genders, employmentTypes, locations, departments, ...service }: Eligible): string {
  const people = [chosen(genderOptions, genders), chosen(employmentTypeOptions, employmentTypes)]
    .filter((words) => words.length > 0)
    .map((words, group) =>
      listText(
        words.map((word, at) => (group + at === 0 ? word : word.toLowerCase())),
        'and',
      ),
    )
  const where = locations.length === 0 ? '' : t` in ${places(locations, 'locations')}`
  const unit = departments.length === 0 ? [] : [departmentText(departments)]
  return [`${people.join(', ') || t`Everyone`}${where}`, ...unit, ...serviceText(service)].join(', ')
}

export const eligibleOf = ({ locations, departments, ...policy }: LeavePolicy) =>
  eligibleText({
    ...policy,
    locations: locations.map(({ name }) => name),
    departments: departments.map(({ name }) => name),
  })

function serviceText({ waitingDays, afterProbation }: Pick<Eligible, 'waitingDays' | 'afterProbation'>): string[] {
  const days = plural(waitingDays, { one: '# day of service', other: '# days of service' })
  const parts = [...(afterProbation ? ['probation'] : []), ...(waitingDays > 0 ? [days] : [])]
  return parts.length === 0 ? [] : [t`after ${parts.join(' and ')}`]
}

const departmentText = (names: readonly string[]) =>
  names.length > 3 ? t`${names.length} departments` : t`${listText(names, 'or')} department`

const places = (names: readonly string[], many: string) =>
  names.length > 3 ? `${names.length} ${many}` : listText(names, 'or')

const chosen = (options: readonly { value: string; label: string }[], values: readonly string[]) =>
  options.filter(({ value }) => values.includes(value)).map(({ label }) => label)
