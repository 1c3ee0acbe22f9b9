import { useSearchParams } from 'react-router'
import { isAdmin, isEmployee, useSession } from '../../../shared/session/session.ts'

/** Whether the admin is adding the own record: asked for in the address, and possible once. */
export function useIsMyself(): boolean {
  const [search] = useSearchParams()
  const may = useSession((session) => isAdmin(session) && !isEmployee(session))
  return may && search.get('myself') === 'yes'
}
