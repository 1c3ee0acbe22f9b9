import { plural, t } from '@lingui/core/macro'
import { messageOf } from '../../../shared/call/api-error.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'

/** Invites the chosen people who have not set a password, and says how many; false if it failed. */
export function useInvite() {
  const { run } = useCall('POST /api/v1/employee/invitations', { stale: ['GET /api/v1/employee/basic-info'] })
  return async (employees: readonly string[]): Promise<boolean> => {
    try {
      const { sent, skipped } = await run({ body: { employees: [...employees] } })
      const message = plural(sent, { one: '# invitation sent', other: '# invitations sent' })
      snack(skipped === 0 ? message : t`Invitations sent: ${sent}. Already signed in or left: ${skipped}.`)
      return true
    } catch (error) {
      snackError(messageOf(error))
      return false
    }
  }
}
