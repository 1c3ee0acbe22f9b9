import type { StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { bonusFields, gratuityFields, payFields } from './due-fields.ts'
import type { FieldGroup, SectionField } from './field.ts'
import { esiFields, pfFields } from './fund-fields.ts'
import { lwfFields, ptFields } from './state-fields.ts'
import { tdsFields } from './tds-fields.ts'

interface Section {
  /** Of its tab. */
  label: string
  /** "the settings of the provident fund" */
  what: string
  groups: readonly FieldGroup[]
  /** The parts of the law that belong to it, by the second part of their id. */
  areas: readonly string[]
}

/** What each tab of the screen shows. */
export const sections: Readonly<Record<StatutorySection, Section>> = {
  pf: { label: 'PF', what: 'provident fund', groups: pfFields, areas: ['pf', 'wages'] },
  esi: { label: 'ESI', what: 'state insurance', groups: esiFields, areas: ['esi'] },
  pt: { label: 'Professional tax', what: 'professional tax', groups: ptFields, areas: ['pt'] },
  lwf: { label: 'LWF', what: 'labour welfare fund', groups: lwfFields, areas: ['lwf'] },
  tds: { label: 'TDS', what: 'income tax', groups: tdsFields, areas: ['tax'] },
  gratuity: { label: 'Gratuity', what: 'gratuity', groups: gratuityFields, areas: ['gratuity'] },
  bonus: { label: 'Bonus', what: 'statutory bonus', groups: bonusFields, areas: ['bonus'] },
  pay: {
    label: 'Pay rules',
    what: 'rules of pay',
    groups: payFields,
    areas: ['wages', 'overtime', 'leaveEncashment', 'settlement'],
  },
}

export function fieldsOf(section: StatutorySection): readonly SectionField[] {
  return sections[section].groups.flatMap(({ fields }) => fields)
}

/** Every part of the law by its name, for filters. */
export const areaNames: Readonly<Record<string, string>> = {
  pf: 'Provident fund',
  esi: 'State insurance',
  wages: 'Wages',
  pt: 'Professional tax',
  lwf: 'Labour welfare fund',
  tax: 'Income tax',
  gratuity: 'Gratuity',
  bonus: 'Bonus',
  leaveEncashment: 'Leave paid out',
  overtime: 'Overtime',
  settlement: 'Final settlement',
  returns: 'Returns and payments',
}

/** A value as a form holds it: no text is ''. */
export function valueToEdit(section: StatutorySection, held: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    fieldsOf(section).map(({ name, kind }) => {
      const isText = kind === 'registration' || kind === 'words' || kind === 'dayOfYear'
      return [name, held[name] ?? (isText ? '' : null)]
    }),
  )
}

/** What a form holds as the contract takes it: no text is '' where it is free, and null where it is a number of a register. */
export function valueToSend(section: StatutorySection, held: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    fieldsOf(section).map(({ name, kind }) => {
      const value = held[name] ?? null
      if (kind === 'company') return [name, null]
      if (kind === 'words') return [name, value ?? '']
      return [name, value === '' ? null : value]
    }),
  )
}
