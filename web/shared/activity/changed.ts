import { t } from '@lingui/core/macro'
import { flagsIn, levelsOf } from '@muster/contract/access-levels.ts'
import { type AreaId, areaOf } from '@muster/contract/permission-areas.ts'
import { permissions, type Permission } from '@muster/contract/permissions.ts'
import type { AlertKind } from '@muster/contract/security/alert-kinds.ts'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { formatDate, formatMonth, hasDayForm } from '../format/date.ts'
import { valueText } from '../statutory/field.ts'
import { fieldsOf, sections } from '../statutory/sections.ts'
import { alertLabels } from './alert-labels.ts'
import { codeLabel } from './code-labels.ts'
import { fieldLabels, twoPersonLabels } from './field-labels.ts'
import { i18n } from '../language/i18n.ts'

type Kept = Readonly<Record<string, { of?: string | undefined; from: string | null; to: string | null }>>

export interface Changed {
  key: string
  label: string
  from: string | null
  to: string | null
}

/** The changes of an entry of the log, in words. Unknown values, such as former names, are shown as they are. */
export function changedIn(changes: Kept): Changed[] {
  return Object.entries(changes).map(([key, { of, from, to }]) => {
    const { label, words } = known(key)
    const shown = (value: string | null) => (value === null ? null : words(value))
    return { key, label: of === undefined ? label : t`${label} (${of})`, from: shown(from), to: shown(to) }
  })
}

interface Field {
  label: string
  words: (value: string) => string
}

function known(key: string): Field {
  if (Object.hasOwn(fieldLabels, key))
    return { label: fieldLabels[key as keyof typeof fieldLabels], words: (value) => plainText(key, value) }
  const [, family = '', name = ''] = /^([^.]+)\.(.+)$/.exec(key) ?? []
  if (family === 'access' && Object.hasOwn(areaOf, name)) return areaField(name as AreaId)
  if (family === 'twoPerson' && Object.hasOwn(twoPersonLabels, name))
    return { label: twoPersonLabels[name as keyof typeof twoPersonLabels], words: asItIs }
  if (family === 'alert' && Object.hasOwn(alertLabels, name))
    return { label: t`Alert: ${alertLabels[name as AlertKind]}`, words: asItIs }
  const [section = '', state] = family.split(' ')
  return Object.hasOwn(sections, section) ? settingField(section as StatutorySection, state, name) : unknownField(key)
}

/** A level of access, or the individual flags if they match no level. */
function areaField(area: AreaId): Field {
  const flagLabel = (flag: string) =>
    flagsIn(area).includes(flag as Permission) ? i18n._(permissions[flag as Permission].label) : flag
  const words = (value: string) =>
    levelsOf(area).find(({ level }) => level === value)?.word ?? value.split(', ').map(flagLabel).join(', ')
  return { label: i18n._(areaOf[area].title), words }
}

function settingField(section: StatutorySection, state: string | undefined, name: string): Field {
  const field = fieldsOf(section).find((one) => one.name === name)
  const label = field?.label ?? name
  return {
    label: state === undefined ? label : t`${label} (${state})`,
    words: (value) => valueText(field, value),
  }
}

const unknownField = (key: string): Field => ({ label: key, words: asItIs })

function plainText(field: string, value: string): string {
  if (hasDayForm(value)) return formatDate(value)
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(value)) return formatMonth(value)
  return codeLabel(field, value)
}

const asItIs = (value: string) => (hasDayForm(value) ? formatDate(value) : value)
