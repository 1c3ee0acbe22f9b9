interface Field {
  /** What stands in its place. */
  label: string
  /** It tells pay: such a letter is for whoever may see pay. */
  pay?: true
  /** A table, which stands in a paragraph by itself. */
  table?: true
}

/** THE table of what a letter can be filled in with, written `{{employee.name}}` in its text. */
export const letterFields = {
  'employee.name': { label: 'Name' },
  'employee.code': { label: 'Employee ID' },
  'employee.designation': { label: 'Designation' },
  'employee.department': { label: 'Department' },
  'employee.location': { label: 'Location' },
  'employee.manager': { label: 'Reporting manager' },
  'employee.employmentType': { label: 'Employment type' },
  'employee.probation': { label: 'Length of probation' },
  'employee.address': { label: 'Current address' },
  'employee.service': { label: 'Length of service' },
  'date.letter': { label: 'Date of the letter' },
  'date.joining': { label: 'Date of joining' },
  'date.lastWorkingDay': { label: 'Last working day' },
  'date.acceptBy': { label: 'Last day to accept the offer' },
  'letter.number': { label: 'Number of the letter' },
  'company.name': { label: 'Company name' },
  'company.legalName': { label: 'Registered company name' },
  'company.address': { label: 'Company address' },
  'salary.annual': { label: 'Annual CTC', pay: true },
  'salary.annualInWords': { label: 'Annual CTC in words', pay: true },
  'salary.monthly': { label: 'Monthly CTC', pay: true },
  'salary.from': { label: 'First day of the salary', pay: true },
  'salary.previousAnnual': { label: 'Annual CTC before the revision', pay: true },
  'salary.increase': { label: 'Increase in per cent', pay: true },
  'salary.table': { label: 'Table of salary components', pay: true, table: true },
} as const satisfies Record<string, Field>

export type LetterField = keyof typeof letterFields
export const letterFieldNames = Object.keys(letterFields) as LetterField[]
export const fieldOf = (name: LetterField): Field => letterFields[name]

export const isLetterField = (name: string): name is LetterField => Object.hasOwn(letterFields, name)

const place = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names of the fields of a text, each once, in their order. */
export function fieldsIn(text: string): string[] {
  return [...new Set([...text.matchAll(place)].map((found) => found[1]!))]
}

/** A text with each field replaced by what `fill` gives for its name. */
export function withFields(text: string, fill: (name: string) => string): string {
  return text.replace(place, (_, name: string) => fill(name))
}

/** Whether a letter with this text tells pay. */
export function tellsPay(text: string): boolean {
  return fieldsIn(text).some((name) => isLetterField(name) && fieldOf(name).pay === true)
}
