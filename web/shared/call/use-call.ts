import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import { ApiError } from './api-error.ts'
import { api } from './api.ts'
import type { Args, CallKey, Got, ReadKey } from './types.ts'

interface CallOptions {
  /** Reads that become stale with this call. */
  stale?: readonly ReadKey[]
}

/**
 * A call that a person triggers: `const save = useCall('POST /api/v1/user/shift', { stale: ['GET /api/v1/user/shift'] })`.
 * `run` returns the reply or throws `ApiError`; while it runs, `pending` is true and a second `run` waits for the first.
 */
export function useCall<K extends CallKey>(key: K, { stale = [] }: CallOptions = {}) {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const running = useRef<Promise<Got<K>> | null>(null)

  function run(...args: Args<K>): Promise<Got<K>> {
    running.current ??= perform(args).finally(() => {
      running.current = null
    })
    return running.current
  }

  async function perform(args: Args<K>): Promise<Got<K>> {
    setPending(true)
    setError(null)
    try {
      const reply = await api(key, ...args)
      if (stale.length > 0) await refresh(stale)
      return reply
    } catch (thrown) {
      const failure = thrown instanceof ApiError ? thrown : new ApiError(0, t`Something went wrong`)
      setError(failure)
      throw failure
    } finally {
      setPending(false)
    }
  }

  return { run, pending, error, fieldErrors: error?.errors ?? [], reset: () => setError(null) }
}

/** Loaded on demand, so that signed-out screens do not load the data cache. */
async function refresh(stale: readonly ReadKey[]): Promise<void> {
  const { invalidate } = await import('./use-api.ts')
  await invalidate(...stale)
}
