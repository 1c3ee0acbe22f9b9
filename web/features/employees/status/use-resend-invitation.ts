import { t } from '@lingui/core/macro'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'

/** Resends the invitation, or the link that confirms a new email, and says so. */
export function useResendInvitation() {
  return async ({ _id, name }: { _id: string; name: string }): Promise<void> => {
    try {
      await api('POST /api/v1/employee/resend-invitation/{id}', { params: { id: _id } })
      snack(t`Email sent to ${name}`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
}
