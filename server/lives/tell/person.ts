import type { CompanyOfLife, Somebody } from '../company-of-life.ts'
import type { Gender } from '../life.ts'
import type { Teller } from './teller.ts'

export const pan: Teller<'pan'> = async (company, person) => {
  if (person.panAt !== null) return false
  await tellWhoIs(company, person, { gender: null, hasPan: true })
  return true
}

export const gender: Teller<'gender'> = async (company, person, fact) => {
  if (person.genders.at(-1)?.gender === fact.gender) return false
  await tellWhoIs(company, person, { gender: fact.gender, hasPan: false })
  return true
}

/** Records some of a person's details; the others stay. */
export async function tellWhoIs(
  { admin, clock, people }: CompanyOfLife,
  person: Somebody,
  told: { gender: Gender | null; hasPan: boolean },
): Promise<void> {
  const number = `ABCPR100${people.indexOf(person)}K`
  const body = { ...(told.gender && { gender: told.gender }), ...(told.hasPan && { pan: number }) }
  await admin.call('PUT /api/v1/employee/personal-info/{id}', { params: { id: person.employee }, body })
  if (told.gender !== null) person.genders.push({ gender: told.gender, at: clock.now() })
  if (told.hasPan) person.panAt = clock.now()
}
