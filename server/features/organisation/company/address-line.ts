/** The completed parts of an address, on one line. */
export function addressLine(address: Record<string, unknown>): string {
  const parts = ['line1', 'line2', 'city', 'pinCode'].map((key) => address[key])
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(', ')
}
