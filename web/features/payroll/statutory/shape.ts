/** What a value of the law is made of, as the server describes it. */
export interface Shape {
  kind: 'number' | 'text' | 'flag' | 'record' | 'list' | 'either'
  unit: string | null
  options: string[] | null
  fields: { name: string; optional: boolean; shape: Shape }[]
  item: Shape | null
  either: Shape[]
  nullable: boolean
}

/** What an editor of a value takes. */
export interface EditorProps {
  shape: Shape
  value: unknown
  onChange: (value: unknown) => void
  label: string
  /** Of the value in what is sent: `value.slabs.0`. */
  path: string
  errors: ReadonlyMap<string, string>
}

/** What a new row, or a part that was left out, begins with. */
export function emptyOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return null
    case 'text':
      return shape.options?.[0] ?? ''
    case 'flag':
      return false
    case 'record': {
      const asked = shape.fields.filter(({ optional }) => !optional)
      return Object.fromEntries(asked.map(({ name, shape: part }) => [name, emptyOf(part)]))
    }
    case 'list':
      return []
    case 'either':
      return emptyOf(shape.either[0]!)
  }
}

/** The kind of an "either" that a value has. */
export function chosenOf(shape: Shape, value: unknown): Shape {
  const kind = Array.isArray(value)
    ? 'list'
    : { string: 'text', number: 'number', boolean: 'flag' }[typeof value as string]
  return shape.either.find((one) => one.kind === (kind ?? 'record')) ?? shape.either[0]!
}

/** `employeeCapPaise` as `Employee cap`. */
export function wordsOf(name: string): string {
  const known = names[name]
  if (known !== undefined) return known
  const words = name
    .replace(/(Paise|BasisPoints|Rupees)$/, '')
    .replace(/([a-z])([A-Z0-9])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Parts of the law whose own names say too little. */
const names: Readonly<Record<string, string>> = {
  amountPaise: 'Pay',
  basis: 'What is taxed',
  deductIn: 'Months in which it is taken',
  due: 'Paid by',
  employeeCapPaise: 'Employee, at most',
  employerTimes: 'Employer, times the employee',
  except: 'One month with its own tax',
  none: 'Nothing',
  over: 'Above the pay',
  since: 'From the pay on',
}
