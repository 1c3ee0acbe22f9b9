import { setImmediate as turn } from 'node:timers/promises'

/** How long work may block the event loop, in milliseconds. */
const mostMillis = 12

/**
 * Lets other work run between the pieces of a long one: `await breathe()` after each piece costs nothing until the event loop has been
 * blocked for too long.
 */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < mostMillis) return undefined
    return turn().then(() => void (since = performance.now()))
  }
}
