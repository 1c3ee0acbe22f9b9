import { addDays, days, latest } from '@muster/engine/day.ts'
import type { Day } from '@muster/contract/values.ts'
import { writePunches } from '../demo/write-company.ts'
import { attendanceFeature } from '../features/attendance/index.ts'
import type { CompanyOfLife, Somebody } from './company-of-life.ts'
import { isWorkingDay } from './known.ts'

/** Lets the days before today pass: everyone entered punches on every working day except when away. */
export async function timePasses(company: CompanyOfLife): Promise<void> {
  const { organisation, app, today } = company
  const from = company.punchedTo === null ? `${company.life.begins}-01` : addDays(company.punchedTo, 1)
  const to = addDays(today, -1)
  if (from > to) return
  company.punchedTo = to
  const punches = company.people.flatMap((person) =>
    person === undefined
      ? []
      : days(latest(from, knownOn(person)), latest(to, knownOn(person)))
          .filter((day) => day <= to && isWorkingDay(company, day) && !person.away.has(day))
          .flatMap((day) => [
            { employee: person.employee, kind: 'in' as const, at: `${day}T04:00:00.000Z`, offset: 330 },
            { employee: person.employee, kind: 'out' as const, at: `${day}T13:00:00.000Z`, offset: 330 },
          ]),
  )
  if (punches.length > 0) await company.within((tx) => writePunches(tx, punches))
  await attendanceFeature.jobs!['attendance-close']!(app, { organisation })
}

/** Before a person was entered, attendance was not tracked. */
export function knownOn({ is }: Pick<Somebody, 'is'>): Day {
  return is.told
}
