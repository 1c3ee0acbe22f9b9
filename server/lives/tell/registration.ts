import { firstOpenMonth } from '../open-month.ts'
import { isRegistered, placeOn } from '../known.ts'
import type { PlaceState, RegistrationSection } from '../life.ts'
import type { Teller } from './teller.ts'

/** States without the scheme. */
const without: Readonly<Record<RegistrationSection, readonly PlaceState[]>> = { pf: [], pt: ['DL', 'HR'], lwf: ['BR'] }

export const registration: Teller<'registration'> = async (company, person, { section, isRegistered: now }) => {
  const state = section === 'pf' ? null : placeOn(person, company.today)
  const from = firstOpenMonth(company)
  if (state !== null && without[section].includes(state)) return false
  if (isRegistered(company, section, from, state) === now) return false
  const answer = now ? ('registered' as const) : ('notCovered' as const)
  const one = section === 'pf' ? { section, answer } : { section, answer, state: `IN-${state}` }
  await company.admin.call('POST /api/v1/user/statutory-registrations', { body: { answers: [one] } })
  company.registrations.push({ section, state, from, isRegistered: now })
  return true
}
