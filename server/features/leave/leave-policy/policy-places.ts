import type { Day, Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { invalid, type FieldFault } from '../../../platform/problem.ts'
import type { VersionPlaces } from './leave-policy.queries.ts'
import { placesNamed, putDepartments, putLocations } from './policy-places.queries.ts'

/** Refuses unknown locations and departments, and returns the names of the others by id. */
export async function assertPlaces(tx: Tx, { locationIds, departmentIds }: VersionPlaces): Promise<Map<Id, string>> {
  if (locationIds.length + departmentIds.length === 0) return new Map()
  const rows = await placesNamed(tx, { locations: locationIds, departments: departmentIds })
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const errors: FieldFault[] = []
  if (locationIds.some((id) => !names.has(id)))
    errors.push({ path: 'body.locationIds', message: say`One of these locations does not exist` })
  if (departmentIds.some((id) => !names.has(id)))
    errors.push({ path: 'body.departmentIds', message: say`One of these departments does not exist` })
  if (errors[0]) throw invalid(errors, errors[0].message)
  return names
}

export async function putPlaces(
  tx: Tx,
  { id, startsOn, locationIds, departmentIds }: VersionPlaces & { id: Id; startsOn: Day },
) {
  await putLocations(tx, { id, startsOn, places: locationIds })
  await putDepartments(tx, { id, startsOn, places: departmentIds })
}
