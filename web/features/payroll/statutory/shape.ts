/** The shape of a statutory value, as described by the server. */
export interface Shape {
  kind: 'number' | 'text' | 'flag' | 'record' | 'list' | 'either'
  unit: string | null
  options: string[] | null
  fields: { name: string; optional: boolean; shape: Shape }[]
  item: Shape | null
  either: Shape[]
  nullable: boolean
}

/** The props of a value's editor. */
export interface EditorProps {
  shape: Shape
  value: unknown
  onChange: (value: unknown) => void
  label: string
  /** The path of the value in the request: `value.slabs.0`. */
  path: string
  errors: ReadonlyMap<string, string>
}

/** The initial value of a new row, or of a part that was left out. */
export function emptyOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return null
    case 'text':
      return shape.options?.[0] ?? ''
    case 'flag':
      return false
    case 'record': {
      const required = shape.fields.filter(({ optional }) => !optional)
      return Object.fromEntries(required.map(({ name, shape: part }) => [name, emptyOf(part)]))
    }
    case 'list':
      return []
    case 'either':
      return emptyOf(shape.either[0]!)
  }
}

/** The alternative of an "either" that matches a value. */
export function chosenOf(shape: Shape, value: unknown): Shape {
  const kind = Array.isArray(value)
    ? 'list'
    : { string: 'text', number: 'number', boolean: 'flag' }[typeof value as string]
  return shape.either.find((one) => one.kind === (kind ?? 'record')) ?? shape.either[0]!
}
