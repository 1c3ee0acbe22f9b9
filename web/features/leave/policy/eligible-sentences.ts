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
  const groups = [chosen(genderOptions, genders), chosen(employmentTypeOptions, employmentTypes)].filter(
    (words) => words.length > 0,
  )
  const people = groups.map((words, group) =>
    listText(
      words.map((word, at) => (group + at === 0 ? word : word.toLowerCase())),
      'and',
    ),
  )
  const who = people.join(', ') || t`Everyone`
  return [placed(who, locations), departmentText(departments), serviceText(service)]
    .filter((part) => part !== null)
    .join(', ')
}

function placed(who: string, places: readonly string[]): string {
  if (places.length === 0) return who
  return places.length > 3
    ? t`${who} in ${plural(places.length, { one: '# location', other: '# locations' })}`
    : t`${who} in ${listText(places, 'or')}`
}

export const eligibleOf = ({ locations, departments, ...policy }: LeavePolicy) =>
  eligibleText({
    ...policy,
    locations: locations.map(({ name }) => name),
    departments: departments.map(({ name }) => name),
  })

function serviceText({ waitingDays, afterProbation }: Pick<Eligible, 'waitingDays' | 'afterProbation'>): string | null {
  if (waitingDays === 0) return afterProbation ? t`after probation` : null
  return afterProbation
    ? plural(waitingDays, {
        one: 'after probation and # day of service',
        other: 'after probation and # days of service',
      })
    : plural(waitingDays, { one: 'after # day of service', other: 'after # days of service' })
}

function departmentText(names: readonly string[]): string | null {
  if (names.length === 0) return null
  return names.length > 3
    ? plural(names.length, { one: '# department', other: '# departments' })
    : t`${listText(names, 'or')} department`
}

const chosen = (options: readonly { value: string; label: string }[], values: readonly string[]) =>
  options.filter(({ value }) => values.includes(value)).map(({ label }) => label)
