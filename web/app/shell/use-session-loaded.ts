import { useEffect } from 'react'
import { onSessionEnd } from '../../shared/call/session-end.ts'
import { forgetAll } from '../../shared/call/use-api.ts'
import { loadSession } from '../../shared/session/session-calls.ts'
import { useSession } from '../../shared/session/session.ts'

/** Reads permissions and person anew whenever the signed-in area is opened, and forgets all data when it is left. */
export function useSessionLoaded(): void {
  useEffect(() => {
    const { isAuthenticated, loading } = useSession.getState()
    if (isAuthenticated && !loading) void loadSession()
    return onSessionEnd(() => void forgetAll())
  }, [])
}
