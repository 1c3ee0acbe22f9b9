import { t } from '@lingui/core/macro'
import { formatMoney } from '../format/money.ts'

/** A field of a section, as its form and history show it. */
export interface SectionField {
  name: string
  label: string
  helper?: string
  /**
   * `registration`: a number, null if none. `company`: shown here, changed in the company information. `words`: free text, '' if none. `dayOfYear`: `MM-DD`.
   */
  kind: 'switch' | 'choice' | 'registration' | 'company' | 'words' | 'dayOfYear' | 'count' | 'money'
  options?: readonly { value: string; label: string; detail?: string }[]
  /** May be left empty. */
  optional?: boolean
  placeholder?: string
  /** Only for these states, by the two-letter codes of the law's tables. */
  states?: readonly string[]
}

export interface FieldGroup {
  title: string
  description?: string
  fields: readonly SectionField[]
}

export const enabledField = (label: string, helper: string): SectionField => ({
  name: 'enabled',
  kind: 'switch',
  label,
  helper,
})

/** A field's value in the history: `true` as "on", a choice by its label. */
export function valueText(field: SectionField | undefined, value: string | null): string {
  if (value === null) return t`empty`
  if (field?.kind === 'switch') return value === 'true' ? t`on` : t`off`
  if (field?.kind === 'dayOfYear') return dayOfYearText(value)
  if (field?.kind === 'money') return formatMoney(Number(value))
  return field?.options?.find((option) => option.value === value)?.label ?? value
}

/** `01-15` as `15 January`. */
function dayOfYearText(value: string): string {
  const [month, day] = value.split('-').map(Number)
  const name = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' })
  return `${day} ${name.format(Date.UTC(2026, (month ?? 1) - 1, 1))}`
}
