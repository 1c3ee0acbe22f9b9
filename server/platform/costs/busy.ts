/** The share of time in which the event loop worked, above which turns are shared out more strictly. */
const busyShare = 0.8
const everyMillis = 40

/** Whether this thread had little time to spare since it was last asked; asking costs next to nothing. */
export function createBusy(): () => boolean {
  let before = performance.eventLoopUtilization()
  let since = performance.now()
  let isBusy = false
  return () => {
    const now = performance.now()
    if (now - since < everyMillis) return isBusy
    const all = performance.eventLoopUtilization()
    isBusy = performance.eventLoopUtilization(all, before).utilization > busyShare
    before = all
    since = now
    return isBusy
  }
}
