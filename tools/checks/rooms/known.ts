import type { KnownCircles } from './room-law.ts'

/** Rooms that were in circles when the law was made and still are. */
export const knownCircles: KnownCircles = {
  web: 12,
}
