/** What can be known of a statement without sending it. */
export interface Statement {
  /** `keys` are the names of the bound parameters, in order; null is a value within the statement itself. */
  shape(): { name: string; text: string; keys: readonly (string | null)[] }
  /** Whether this process has sent it. */
  wasSent(): boolean
}

export type Kind = 'rows' | 'one' | 'change' | 'page'

interface Registered {
  kind: Kind
  /** One, or one for each order of a page. */
  statements: readonly Statement[]
}

const all = new Map<unknown, Registered>()

/** Every query function is known with its statements: they are described for the compiler, and must be sent by some test. */
export function register<F>(query: F, kind: Kind, statements: readonly Statement[]): F {
  all.set(query, { kind, statements })
  return query
}

export function registered(query: unknown): Registered | undefined {
  return all.get(query)
}

/** Names of all that this process has sent. */
export function sentNames(): string[] {
  const statements = [...all.values()].flatMap((query) => query.statements)
  return statements.flatMap((one) => (one.wasSent() ? [one.shape().name] : []))
}
