import { useSession } from '../session/session.ts'
import type { MayGive } from './with-area.ts'

/** What whoever is signed in may give to others and take from them: what they hold themselves. */
export function useMayGive(): MayGive {
  const own = useSession((session) => session.permissions)
  return (flag) => own?.[flag] === true
}
