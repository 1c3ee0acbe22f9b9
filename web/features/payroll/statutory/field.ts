/** One field of a section as its form and its history show it. */
export interface SectionField {
  name: string
  label: string
  helper?: string
  /**
   * `number`: a registration, none is null. `words`: a free text, none is ''. `dayOfYear`: `MM-DD`.
   */
  kind: 'switch' | 'choice' | 'registration' | 'words' | 'dayOfYear' | 'count' | 'money'
  options?: readonly { value: string; label: string; detail?: string }[]
  /** May be left empty. */
  optional?: boolean
  placeholder?: string
  /** Asked in these states only, by the two letters of the law's tables. */
  states?: readonly string[]
}

export interface FieldGroup {
  title: string
  description?: string
  fields: readonly SectionField[]
}

export const enabled = (label: string, helper: string): SectionField => ({
  name: 'enabled',
  kind: 'switch',
  label,
  helper,
})

/** What was said of a field in the history: `true` as "on", a choice by its label. */
export function saidOf(field: SectionField | undefined, value: string | null): string {
  if (value === null) return 'empty'
  if (field?.kind === 'switch') return value === 'true' ? 'on' : 'off'
  return field?.options?.find((option) => option.value === value)?.label ?? value
}
