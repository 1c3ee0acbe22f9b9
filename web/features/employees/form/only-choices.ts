import { useApi } from '../../../shared/call/use-api.ts'
import type { Choice } from '../../../shared/form/choice/use-options.ts'

/** The location and the shift of a company that has only one of each; null while loading. */
export function useOnlyChoices(): Partial<Record<'locationId' | 'shiftId', Choice>> | null {
  const locations = useApi('GET /api/v1/user/pag-location', { query: {} })
  const shifts = useApi('GET /api/v1/user/all-shift')
  if ((!locations.data && !locations.error) || (!shifts.data && !shifts.error)) return null
  return { ...only('locationId', locations.data?.data), ...only('shiftId', shifts.data) }
}

function only(field: string, all: readonly { _id: string; name: string }[] = []) {
  const [first, ...others] = all
  return first !== undefined && others.length === 0 ? { [field]: { value: first._id, label: first.name } } : {}
}
