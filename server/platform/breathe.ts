import { setImmediate as turn } from 'node:timers/promises'
import { pause } from './pace.ts'

/** How long work may block the event loop, in milliseconds. */
const mostMillis = 12

/**
 * Lets other work run between the pieces of a long one: `await breathe()` after each piece costs nothing until the event loop has been
 * blocked for too long. A long job also leaves its turn to an organisation that has had less.
 */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < mostMillis) return undefined
    return (pause() ?? turn()).then(() => void (since = performance.now()))
  }
}
