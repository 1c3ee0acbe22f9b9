import type { WorkFromHome } from './work-from-home.ts'
import { workFromHomeView } from './work-from-home-view.tsx'

/** Work from home as it stood in its form: while it is pending, its days are those that were asked for. */
export function editedHome(request: WorkFromHome): Record<string, unknown> {
  const { pattern, days } = request.details
  const chosen =
    pattern === 'weekly' ? { from: request.startsOn, until: request.endsOn } : { days: days.map(({ day }) => day) }
  return { ...workFromHomeView.again!(request), ...chosen }
}
