import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { ApiError } from '../../shared/call/api-error.ts'
import { isUnavailable, onConnectionBack } from '../../shared/call/connection.ts'
import { loadSession } from '../../shared/session/session-calls.ts'
import { useSession } from '../../shared/session/session.ts'

/** Reads that failed while the server was unreachable are repeated once it is back: data, pictures, permissions. */
export function useFetchedAgain(): void {
  const { cache, mutate } = useSWRConfig()
  useEffect(
    () =>
      onConnectionBack(() => {
        for (const key of cache.keys()) {
          const error: unknown = cache.get(key)?.error
          if (error instanceof ApiError && isUnavailable(error.status)) void mutate(key)
        }
        const { error, loading } = useSession.getState()
        if (error !== null && !loading) void loadSession()
      }),
    [cache, mutate],
  )
}
