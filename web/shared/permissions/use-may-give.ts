import { useSession } from '../session/session.ts'
import type { MayGive } from './with-area.ts'

/** What the signed-in person may give to others and revoke: permissions they hold themselves. */
export function useMayGive(): MayGive {
  const own = useSession((session) => session.permissions)
  return (flag) => own?.[flag] === true
}
