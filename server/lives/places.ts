import type { Id } from '@muster/contract/values.ts'
import type { CompanyOfLife } from './company-of-life.ts'
import type { PlaceState } from './life.ts'

/** The company's location in a state, opened when the first person works there. */
export async function placeIn({ admin, places }: CompanyOfLife, state: PlaceState): Promise<Id> {
  const known = places.get(state)
  if (known !== undefined) return known
  const name = cities[state]
  const body = { ...somewhere, name, city: name, state: `IN-${state}` }
  const { _id } = await admin.call('POST /api/v1/user/location', { body })
  places.set(state, _id)
  return _id
}

const cities: Record<PlaceState, string> = {
  ...{ KA: 'Bengaluru', MH: 'Pune', DL: 'New Delhi', KL: 'Kochi', TN: 'Chennai', BR: 'Patna', HR: 'Gurugram' },
}

const somewhere = {
  ...{ addressLine1: '', addressLine2: '', postalCode: '', timeZone: 'Asia/Kolkata', latitude: null, longitude: null },
  ...({ radiusMetres: 200, punchRule: 'off' } as const),
}
