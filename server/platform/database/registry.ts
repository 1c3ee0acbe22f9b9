/** What is known about a statement without sending it. */
export interface Statement {
  /** `keys` are the names of the bound parameters, in order; null is a value within the statement itself. */
  shape(): { name: string; text: string; keys: readonly (string | null)[] }
  /** Whether this process has sent it. */
  wasSent(): boolean
}

export type Kind = 'rows' | 'one' | 'change' | 'page'

interface Registered {
  kind: Kind
  /** One statement, or one for each order of a page. */
  statements: readonly Statement[]
}

const all = new Map<unknown, Registered>()

/** Registers a query function with its statements: the compiler checks them against the schema, and some test must send each. */
export function register<F>(query: F, kind: Kind, statements: readonly Statement[]): F {
  all.set(query, { kind, statements })
  return query
}

export function registered(query: unknown): Registered | undefined {
  return all.get(query)
}

/** The names of all statements sent by this process. */
export function sentNames(): string[] {
  const statements = [...all.values()].flatMap((query) => query.statements)
  return statements.flatMap((one) => (one.wasSent() ? [one.shape().name] : []))
}
