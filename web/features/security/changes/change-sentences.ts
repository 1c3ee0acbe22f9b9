import { t } from '@lingui/core/macro'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { valueText } from '../../../shared/statutory/field.ts'
import { fieldsOf, sections } from '../../../shared/statutory/sections.ts'
import type { Change } from './change.ts'

/** The changes in words: statutory settings come with field keys, such as `pf.epfRate`. */
export function changesOf({ area, changes }: Change): Change['changes'] {
  return area === 'statutory' ? changes.map(inWords) : changes
}

function inWords(change: Change['changes'][number]): Change['changes'][number] {
  const [section = '', name = ''] = change.label.split('.')
  const field = section in sections ? fieldsOf(section as StatutorySection).find((one) => one.name === name) : undefined
  if (!field) return change
  return { label: field.label, from: valueText(field, change.from), to: valueText(field, change.to) }
}

/** "Annual CTC ₹6,00,000 → ₹9,00,000" */
export function inShort(of: Change): string {
  const [first, ...rest] = changesOf(of)
  if (!first) return ''
  const change = first.from === null ? (first.to ?? 'removed') : `${first.from} → ${first.to ?? 'removed'}`
  const text = `${first.label}: ${change}`
  return rest.length > 0 ? t`${text} and ${rest.length} more` : text
}
