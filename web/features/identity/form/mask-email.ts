/** `asha@acme.in` → `a•••@acme.in`: enough to recognise one's own. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}•••@${domain}`
}
