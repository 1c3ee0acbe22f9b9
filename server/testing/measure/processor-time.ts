/** Processor milliseconds of this thread since `process.threadCpuUsage()` answered `before`. */
export function millisSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * Processor milliseconds of this thread that a piece of work takes: the least of a few tries, since a busy machine and a first run add to
 * it, but nothing takes away from it.
 */
export function cost(work: () => unknown, enough: number): number {
  let least = Infinity
  for (let tries = 0; tries < 4 && least > enough; tries++) {
    const before = process.threadCpuUsage()
    work()
    least = Math.min(least, millisSince(before))
  }
  return least
}

/** The same for work that waits for the database. */
export async function costOfCall(work: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity
  for (let tries = 0; tries < 4 && least > enough; tries++) {
    const before = process.threadCpuUsage()
    await work()
    least = Math.min(least, millisSince(before))
  }
  return least
}
