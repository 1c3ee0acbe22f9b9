/** 450 minutes as `7:30`; null for none. */
export function hoursText(minutes: number): string | null {
  return minutes === 0 ? null : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
