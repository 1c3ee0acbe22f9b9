import { millisSince } from './processor-time.ts'

interface Held {
  /** Milliseconds of processor time of the longest stretch in which this thread served no one else. */
  stretch: number
  /** Megabytes by which the process grew at most. */
  memory: number
}

/** How long `work` holds up others, and how much memory it takes. Processor time: what else the machine does counts for nothing. */
export async function longestHeld(work: () => Promise<unknown>): Promise<Held> {
  const megabytes = () => process.memoryUsage.rss() / 2 ** 20
  const before = megabytes()
  const held: Held = { stretch: 0, memory: 0 }
  let since = process.threadCpuUsage()
  const look = () => {
    held.stretch = Math.max(held.stretch, millisSince(since))
    held.memory = Math.max(held.memory, megabytes() - before)
    since = process.threadCpuUsage()
  }
  const ticking = setInterval(look, 1)
  try {
    await work()
  } finally {
    clearInterval(ticking)
    look()
  }
  return held
}
