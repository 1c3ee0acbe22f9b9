import { t } from '@lingui/core/macro'
import { isAdmin, useSession } from '../../shared/session/session.ts'

/**
 * Whether changes of this person's pay are offered: of one's own only to the admin, whose call the server makes if no one else could make it.
 */
export function useOffersPayOf(employeeId: string): boolean {
  return useSession((session) => session.user?.employeeId !== employeeId || isAdmin(session))
}

/** Marks what the person it pays entered alone. */
export function aloneText({ wasAlone }: { wasAlone: boolean }): string | null {
  return wasAlone ? t`Entered by the person themselves: no one else could` : null
}
