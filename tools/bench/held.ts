const lookMillis = 2

/**
 * The longest time, in milliseconds, that a work kept everybody else of the process waiting: processor time of this thread
 * between two looks, so that it does not depend on what else the machine does.
 */
export async function heldWhile(work: () => Promise<unknown>): Promise<number> {
  let most = 0
  let before = usedMillis()
  const look = () => {
    const now = usedMillis()
    most = Math.max(most, now - before)
    before = now
  }
  const timer = setInterval(look, lookMillis)
  await work()
  look()
  clearInterval(timer)
  return most
}

function usedMillis(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
