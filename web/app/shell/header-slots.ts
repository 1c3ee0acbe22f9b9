import type { ReactNode } from 'react'
import { lazyPart, type Part } from '../../shared/part/lazy-part.tsx'

type Slot = Part | null
type Load = () => Promise<{ default: () => ReactNode }>

/** What features put into the header; each is a default export that takes nothing and loads after the frame. */
const found = import.meta.glob<{ default: () => ReactNode }>([
  '../../features/attendance/punch-control.tsx',
  '../../features/notifications/notification-bell.tsx',
])

export const PunchControl: Slot = slot('../../features/attendance/punch-control.tsx')
export const Bell: Slot = slot('../../features/notifications/notification-bell.tsx')

function slot(path: string): Slot {
  const load: Load | undefined = found[path]
  return load === undefined ? null : lazyPart(load)
}
