/** 450 minutes as `7:30`, -450 as `−7:30` (no hyphen: a spreadsheet would calculate it); null for none. */
export function hoursText(minutes: number): string | null {
  const all = Math.abs(minutes)
  const text = `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`
  return minutes === 0 ? null : minutes < 0 ? `−${text}` : text
}
