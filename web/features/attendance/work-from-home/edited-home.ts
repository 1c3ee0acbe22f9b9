import type { WorkFromHome } from './work-from-home.ts'
import { workFromHomeView } from './work-from-home-view.tsx'

/** A work from home request's form values: while pending, its days are those requested. */
export function editedHome(request: WorkFromHome): Record<string, unknown> {
  const { pattern, days } = request.details
  const chosen =
    pattern === 'weekly' ? { from: request.startsOn, until: request.endsOn } : { days: days.map(({ day }) => day) }
  return { ...workFromHomeView.again!(request), ...chosen }
}
