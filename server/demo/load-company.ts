import { addDays } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { recompute } from '../features/attendance/index.ts'
import { postLedger } from '../features/leave/ledger/post-ledger.ts'
import { analyse } from '../platform/database/analyse.queries.ts'
import { newId } from '../platform/id.ts'
import { onFounded, type Filling } from './filling.ts'
import { paySalaries } from './pay-story.ts'
import { inventPeople } from './people.ts'
import { inventPunches } from './punches.ts'
import { random } from './random.ts'
import { openDoors, pieces, writeCompany, writePunches, type DemoCompany } from './write-company.ts'

export interface LoadSize {
  employees: number
  /** Days of punches before today. */
  days: number
  /** Distinguishes it from others in the same database. */
  name?: string
  /** Those others tell the planner enough: analysing all rows again takes longer than writing a few. */
  isOneOfMany?: boolean
}

/** A company of any size for measurements: people, salaries, balances and some days of attendance. */
export async function fillLoadCompany(
  filling: Filling,
  { employees, days, name = `Load ${employees}`, isOneOfMany = false }: LoadSize,
): Promise<DemoCompany> {
  const { app, clock, realNow, tell } = filling
  const today = localDay(realNow, 'Asia/Kolkata')
  const domain = `${name.toLowerCase().replace(' ', '-')}-${Date.parse(realNow).toString(36)}.muster.test`
  const chance = random(employees)
  const people = inventPeople(employees, domain, today, chance)
  people[people.length - 1]!.email = `employee@${domain}`
  people[1]!.email = `manager@${domain}`
  const hr = people.find(({ role }) => role === 'HR')
  if (hr) hr.email = `hr@${domain}`
  const company: DemoCompany = {
    organisation: newId(),
    name,
    admin: newId(),
    adminEmail: `admin@${domain}`,
    people,
  }
  const within = filling.within(company.organisation)
  const from = addDays(today, -days)
  const count = (tables: readonly string[]) => (isOneOfMany ? undefined : within((tx) => analyse(tx, tables)))

  clock.set(realNow)
  await within((tx) => writeCompany(tx, company, filling.passwordHash))
  await within(onFounded)
  await count(['account', 'employee', 'employee_shift'])
  tell(`${employees} people.`)
  await within((tx) => paySalaries(tx, people, addDays(today, -400)))
  await count(['employee_salary'])
  tell('Salaries.')
  for (const piece of pieces(people, 1000)) {
    const ids = piece.map(({ employee }) => employee)
    const punches = inventPunches(piece, { from, to: today, now: realNow, isAway: () => false }, chance)
    await within((tx) => writePunches(tx, punches))
    await within((tx) => recompute(tx, ids, from, today))
    await within((tx) => postLedger(tx, ids))
    tell(`Attendance and leave: ${piece[0]!.code} to ${piece.at(-1)!.code}.`)
  }
  await app.database.globally((tx) => openDoors(tx, company))
  await count(['attendance_day', 'leave_ledger', 'punch', 'sign_in_directory'])
  return company
}
