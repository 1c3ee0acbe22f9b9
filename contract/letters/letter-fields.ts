interface Field {
  /** It shows pay: only people who may see pay can open such a letter. */
  pay?: true
  /** A table, which needs a paragraph of its own. */
  table?: true
}

/** All fields a letter can contain, written `{{employee.name}}` in its text. */
export const letterFields = {
  'employee.name': {},
  'employee.code': {},
  'employee.designation': {},
  'employee.department': {},
  'employee.location': {},
  'employee.manager': {},
  'employee.employmentType': {},
  'employee.probation': {},
  'employee.address': {},
  'employee.service': {},
  'date.letter': {},
  'date.joining': {},
  'date.lastWorkingDay': {},
  'date.acceptBy': {},
  'letter.number': {},
  'company.name': {},
  'company.legalName': {},
  'company.address': {},
  'salary.annual': { pay: true },
  'salary.annualInWords': { pay: true },
  'salary.monthly': { pay: true },
  'salary.from': { pay: true },
  'salary.previousAnnual': { pay: true },
  'salary.increase': { pay: true },
  'salary.table': { pay: true, table: true },
} as const satisfies Record<string, Field>

export type LetterField = keyof typeof letterFields
export const letterFieldNames = Object.keys(letterFields) as LetterField[]
export const fieldOf = (name: LetterField): Field => letterFields[name]

export const isLetterField = (name: string): name is LetterField => Object.hasOwn(letterFields, name)

const place = /\{\{([^{}]*)\}\}/g

/** The field names in a text, each once, in order. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(place)].map((match) => match[1]!.trim()))]
}

/** How many fields a text has, each as often as it is there. */
export function fieldCount(text: string): number {
  return [...text.matchAll(place)].length
}

/** A text with each field replaced by `fill` of its name. */
export function withFields(text: string, fill: (name: string) => string): string {
  return text.replace(place, (_, name: string) => fill(name.trim()))
}

/** Whether a letter with this text shows pay. */
export function tellsPay(text: string): boolean {
  return fieldsIn(text).some((name) => isLetterField(name) && fieldOf(name).pay === true)
}
