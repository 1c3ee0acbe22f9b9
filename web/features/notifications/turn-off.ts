import { t } from '@lingui/core/macro'
import { settingOf, switchableTypes, type NotificationType } from '@muster/contract/notifications/notification-types.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { api } from '../../shared/call/api.ts'
import { invalidate } from '../../shared/call/use-api.ts'
import { snack, snackError } from '../../shared/snackbar/snackbar.ts'

export const canTurnOff = (type: NotificationType) => switchableTypes.includes(type)

/** Turns a type of notification off in the app; whether it is mailed stays as it is. */
export async function turnOff(type: NotificationType): Promise<void> {
  const key = 'GET /api/v1/notification/preference'
  try {
    const { byMail = settingOf(type)?.byMail ?? true } = (await api(key)).find((one) => one.type === type) ?? {}
    await api('PUT /api/v1/notification/preference', { body: { type, inApp: false, byMail } })
    await invalidate(key)
    snack(t`"${settingOf(type)?.label ?? type}" is off in the app. Turn it on again in Settings.`)
  } catch (failure) {
    snackError(messageOf(failure))
  }
}
