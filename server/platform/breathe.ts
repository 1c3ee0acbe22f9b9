import { setImmediate as turn } from 'node:timers/promises'

/** How long work may block the event loop, in milliseconds. */
const mostMillis = 12

/**
 * Lets others have their turn between the pieces of a long work: `await breathe()` after each piece costs nothing until so
 * much time is over.
 */
export function breather(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < mostMillis) return undefined
    return turn().then(() => void (since = performance.now()))
  }
}
