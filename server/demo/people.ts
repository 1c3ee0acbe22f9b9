import type { Day, Id } from '@muster/contract/values.ts'
import { addDays } from '@muster/engine/day.ts'
import { newId } from '../platform/id.ts'
import { departments, firstNames, lastNames } from './names.ts'
import type { Random } from './random.ts'

export type DemoRole = 'HR' | 'Manager' | 'Accountant' | 'Employee'

/** An invented person, before being written. */
export interface DemoPerson {
  employee: Id
  account: Id
  code: string
  firstName: string
  lastName: string
  email: string
  role: DemoRole
  department: string
  /** Index into the company's locations and shifts. */
  place: number
  shift: number
  reportsTo: Id | null
  joinedOn: Day
  employmentType: 'fullTime' | 'contract' | 'intern'
  birthDate: Day
  annualCtcPaise: number
}

const lakh = 100_000_00

/** The people of a company of `size`: a head, a manager per department and per ten people, the rest below them. */
export function inventPeople(size: number, domain: string, today: Day, chance: Random): DemoPerson[] {
  const people: DemoPerson[] = []
  const managers = new Map<string, DemoPerson[]>()
  for (let index = 0; index < size; index++) {
    const department = departmentOf(index)
    const above = managers.get(department) ?? []
    const isHead = index === 0
    const leads = isHead || index <= departments.length || (index % 10 === 1 && above.length > 0)
    const boss = isHead ? null : index <= departments.length ? people[0]! : bossOf(above, leads, chance)
    const person = invent(index, { department, domain, today, chance, leads, boss })
    people.push(person)
    if (leads && !isHead) managers.set(department, [...above, person])
  }
  return people
}

/** The first manager of a department leads the others; everyone else is distributed among all of them. */
function bossOf(managers: readonly DemoPerson[], leads: boolean, chance: Random): DemoPerson {
  return leads ? managers[0]! : chance.pick(managers)
}

function departmentOf(index: number): string {
  if (index === 0) return 'Operations'
  return departments[(index - 1) % departments.length]!
}

interface Circumstances {
  department: string
  domain: string
  today: Day
  chance: Random
  leads: boolean
  boss: DemoPerson | null
}

function invent(index: number, { department, domain, today, chance, leads, boss }: Circumstances): DemoPerson {
  const firstName = firstNames[index % firstNames.length]!
  const lastName = lastNames[(index * 7 + Math.floor(index / firstNames.length)) % lastNames.length]!
  const role = roleOf(index, department, leads)
  const works = ['Support', 'Operations'].includes(department)
  return {
    employee: newId(),
    account: newId(),
    code: `MST-${String(index + 1).padStart(4, '0')}`,
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${index + 1}@${domain}`.toLowerCase(),
    role,
    department,
    place: works && chance.chance(40) ? 2 : chance.below(4),
    shift: works ? chance.pick([0, 1, 2]) : 0,
    reportsTo: boss?.employee ?? null,
    joinedOn: addDays(today, -200 - chance.below(1800)),
    employmentType: index % 17 === 16 ? 'contract' : index % 23 === 22 ? 'intern' : 'fullTime',
    birthDate: addDays(today, -(22 * 365 + chance.below(30 * 365))),
    annualCtcPaise: (leads ? 18 : 4) * lakh + chance.below(40) * (lakh / 4),
  }
}

function roleOf(index: number, department: string, leads: boolean): DemoRole {
  if (department === 'People' && index > departments.length) return 'HR'
  if (department === 'Finance' && index > departments.length && index % 4 === 0) return 'Accountant'
  return leads ? 'Manager' : 'Employee'
}
