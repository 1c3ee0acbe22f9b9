import type { SWRConfiguration } from 'swr'

const slow = isSlow()

/** The data cache's times, in milliseconds; a slow connection gets more of it. */
export const cacheSettings: SWRConfiguration = {
  errorRetryInterval: slow ? 10_000 : 5_000,
  focusThrottleInterval: 5_000,
  dedupingInterval: 2_000,
  loadingTimeout: slow ? 5_000 : 3_000,
  errorRetryCount: 3,
  // A refusal stays one however often it is asked for; only faults on the way are tried again.
  shouldRetryOnError: (error: { status?: number }) =>
    error.status === undefined || error.status === 0 || error.status >= 500,
}

function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
