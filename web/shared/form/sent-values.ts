export type Empty = 'absent' | 'null'
export type Sendable = Record<string, unknown>

/**
 * Splits a form's values into the body and the files that go beside it. An empty field is omitted ('absent', a new record)
 * or sent as null to clear it ('null', an edited record). For a choice (`{ value, label }`) the value is sent.
 */
export function sentValues(values: object, empty: Empty): { body: Sendable; files: Record<string, File | File[]> } {
  const body: Sendable = {}
  const files: Record<string, File | File[]> = {}
  for (const [key, value] of Object.entries(values)) {
    if (isFiles(value)) files[key] = value
    else {
      const sent = cleaned(value, empty)
      if (sent !== undefined) body[key] = sent
    }
  }
  return { body, files }
}

function cleaned(value: unknown, empty: Empty): unknown {
  if (value === '' || value === null) return empty === 'null' ? null : undefined
  if (Array.isArray(value)) return value.map((each) => cleaned(each, empty))
  if (!isPlain(value)) return value
  if (isChoice(value)) return value.value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, cleaned(each, empty)] as const)
      .filter(([, each]) => each !== undefined),
  )
}

function isFiles(value: unknown): value is File | File[] {
  return (
    value instanceof File || (Array.isArray(value) && value.length > 0 && value.every((each) => each instanceof File))
  )
}

/** The value of an autocomplete: its id is sent, its label is for the screen. */
function isChoice(value: object): value is { value: string; label: string } {
  return 'value' in value && 'label' in value && typeof value.value === 'string' && typeof value.label === 'string'
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
