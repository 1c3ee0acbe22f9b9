import { t } from '@lingui/core/macro'
import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { bonusFields, gratuityFields, payFields } from './due-fields.ts'
import type { FieldGroup, SectionField } from './field.ts'
import { esiFields, pfFields } from './fund-fields.ts'
import { lwfFields, ptFields } from './state-fields.ts'
import { tdsFields } from './tds-fields.ts'

interface Section {
  /** The label of its tab. */
  label: string
  /** "Your changes to the PF settings will be lost." */
  lost: string
  groups: readonly FieldGroup[]
  /** The areas of law that belong to it, by the second part of their id. */
  areas: readonly string[]
}

/** The content of each tab of the screen. */
export const sections: Readonly<Record<StatutorySection, Section>> = {
  pf: {
    label: t`PF`,
    lost: t`Your changes to the PF settings will be lost.`,
    groups: pfFields,
    areas: ['pf', 'wages'],
  },
  esi: { label: t`ESI`, lost: t`Your changes to the ESI settings will be lost.`, groups: esiFields, areas: ['esi'] },
  pt: {
    label: t`Professional tax`,
    lost: t`Your changes to the professional tax settings will be lost.`,
    groups: ptFields,
    areas: ['pt'],
  },
  lwf: { label: t`LWF`, lost: t`Your changes to the LWF settings will be lost.`, groups: lwfFields, areas: ['lwf'] },
  tds: {
    label: t`TDS`,
    lost: t`Your changes to the TDS settings will be lost.`,
    groups: tdsFields,
    areas: ['tax', 'tds'],
  },
  gratuity: {
    label: t`Gratuity`,
    lost: t`Your changes to the gratuity settings will be lost.`,
    groups: gratuityFields,
    areas: ['gratuity'],
  },
  bonus: {
    label: t`Bonus`,
    lost: t`Your changes to the bonus settings will be lost.`,
    groups: bonusFields,
    areas: ['bonus'],
  },
  pay: {
    label: t`Pay rules`,
    lost: t`Your changes to the pay rules will be lost.`,
    groups: payFields,
    areas: ['wages', 'overtime', 'leaveEncashment', 'settlement'],
  },
}

export function fieldsOf(section: StatutorySection): readonly SectionField[] {
  return sections[section].groups.flatMap(({ fields }) => fields)
}

/** Every area of law by name, for filters. */
export const areaNames: Readonly<Record<string, string>> = {
  pf: t`Provident fund`,
  esi: t`ESI`,
  wages: t`Wages`,
  pt: t`Professional tax`,
  lwf: t`Labour welfare fund`,
  tax: t`Income tax`,
  tds: t`TDS payments and statements`,
  gratuity: t`Gratuity`,
  bonus: t`Bonus`,
  leaveEncashment: t`Leave encashment`,
  overtime: t`Overtime`,
  settlement: t`Full and final settlement`,
  returns: t`Returns and payments`,
}

/** Values for a form: a missing text becomes ''. */
export function toFormValues(section: StatutorySection, held: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    fieldsOf(section).map(({ name, kind }) => {
      const isText = kind === 'registration' || kind === 'words' || kind === 'dayOfYear'
      return [name, held[name] ?? (isText ? '' : null)]
    }),
  )
}

/** A form's values for the contract: an empty text is '', an empty registration number null. */
export function toBody(section: StatutorySection, held: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    fieldsOf(section).map(({ name, kind }) => {
      const value = held[name] ?? null
      if (kind === 'company') return [name, null]
      if (kind === 'words') return [name, value ?? '']
      return [name, value === '' ? null : value]
    }),
  )
}
