import { plural, t } from '@lingui/core/macro'
import type { Got } from '../../../shared/call/types.ts'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'

type Row = Got<'GET /api/v1/employee/attendance-all'>['data'][number]

/** Whether there is a reason for a reminder: not in yet, no punch-out, late, absent. */
export function canRemind({ state, firstIn, openSince, isFinal, lateMinutes }: Row): boolean {
  // On a work-from-home day without required punches, the server finds no reason.
  const isAwaited = state === 'notYet' || (state === 'workFromHome' && !isFinal)
  return state === 'absent' || lateMinutes > 0 || (isAwaited && firstIn === null) || (isFinal && openSince !== null)
}

/** Reminds people of a day; the server skips those without a reason and those already reminded of it. */
export async function remind(employeeIds: readonly string[], date: string): Promise<void> {
  try {
    const { reminded } = await api('POST /api/v1/employee/attendance-reminder', {
      body: { employeeIds: [...employeeIds], date },
    })
    snack(resultText(reminded, employeeIds.length))
  } catch (error) {
    snackError(messageOf(error))
  }
}

function resultText(reminded: number, selected: number): string {
  if (reminded === 0) return t`No one needs a reminder`
  return reminded === selected
    ? plural(reminded, { one: '# person reminded', other: '# people reminded' })
    : plural(reminded, {
        one: '# person reminded. The others need no reminder.',
        other: '# people reminded. The others need no reminder.',
      })
}
