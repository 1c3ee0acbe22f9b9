/** `98765 43210` → `+919876543210`; a number with a country code keeps it. */
export function withCountryCode(typed: string): string {
  const digits = typed.replace(/[\s()-]/g, '')
  if (/^0?[6-9]\d{9}$/.test(digits)) return `+91${digits.slice(-10)}`
  return /^91[6-9]\d{9}$/.test(digits) ? `+${digits}` : digits
}
