import { t } from '@lingui/core/macro'
/** "Good morning, Asha", by the hour where the person works; in one piece, because the first page holds a copy of it. */
export function greetingAt(instant: number, timeZone: string, name: string): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  const hour = Number(format.format(instant))
  const greeting = hour < 12 ? t`Good morning` : hour < 17 ? t`Good afternoon` : t`Good evening`
  const [firstName = ''] = name.split(' ')
  return firstName === '' ? greeting : `${greeting}, ${firstName}`
}
