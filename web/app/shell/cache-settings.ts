import type { SWRConfiguration } from 'swr'

const slow = isSlow()

/** The data cache's times, in milliseconds; longer on a slow connection. */
export const cacheSettings: SWRConfiguration = {
  errorRetryInterval: slow ? 10_000 : 5_000,
  focusThrottleInterval: 5_000,
  dedupingInterval: 2_000,
  loadingTimeout: slow ? 5_000 : 3_000,
  errorRetryCount: 3,
  // Refusals are final; only connection errors are retried.
  shouldRetryOnError: (error: { status?: number }) =>
    error.status === undefined || error.status === 0 || error.status >= 500,
}

function isSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string; saveData?: boolean } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
