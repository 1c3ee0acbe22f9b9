const lookMillis = 2

/**
 * The longest time, in milliseconds, that some work blocked everything else in the process: this thread's processor time between two
 * checks, so that it does not depend on the machine's other load.
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
