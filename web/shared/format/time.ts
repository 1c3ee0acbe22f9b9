import { plural, t } from '@lingui/core/macro'
import { count } from './count.ts'
import { formatDate } from './date.ts'
import { formatSettings } from './settings.ts'

/** A time of day (`09:30`) or the time of an Instant in the viewer's zone: `09:30`, or `9:30 am` on the 12-hour clock. */
export function formatTime(value: string): string {
  const [hour = 0, minute = 0] = value.length <= 8 ? value.split(':').map(Number) : clockOf(value)
  const minutes = String(minute).padStart(2, '0')
  if (!formatSettings.hour12) return `${String(hour).padStart(2, '0')}:${minutes}`
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`
}

/** An Instant as `20 Nov 2026, 09:30`. */
export function formatInstant(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`
}

/** Minutes as `8 h 12 m`, `45 m`, `8 h`, `1,20,480 h`. */
export function formatDuration(minutes: number): string {
  const whole = Math.abs(Math.round(minutes))
  const inHours = Math.floor(whole / 60)
  const hours = count(inHours)
  const rest = whole % 60
  const sign = minutes < 0 && whole !== 0 ? '−' : ''
  if (inHours === 0) return t`${sign}${rest} m`
  return rest === 0 ? t`${sign}${hours} h` : t`${sign}${hours} h ${rest} m`
}

/** Seconds as `HH:MM:SS`. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/** `1 day`, `2.5 days`. */
export function formatDays(days: number): string {
  return `${days.toLocaleString('en-IN', { maximumFractionDigits: 2 })} ${plural(days, { one: 'day', other: 'days' })}`
}

/** 'Just now', 'Nm ago', 'Nh ago', 'Nd ago'. */
export function formatAge(instant: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000)
  if (minutes < 1) return t`Just now`
  if (minutes < 60) return t`${minutes}m ago`
  if (minutes < 24 * 60) return t`${Math.floor(minutes / 60)}h ago`
  return t`${Math.floor(minutes / (24 * 60))}d ago`
}

function clockOf(instant: string): number[] {
  return new Intl.DateTimeFormat('en-GB', { timeZone: formatSettings.zone, hour: '2-digit', minute: '2-digit' })
    .format(new Date(instant))
    .split(':')
    .map(Number)
}
