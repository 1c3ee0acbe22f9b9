/**
 * How the compiler checks statements: the generated `statements.ts` describes what PostgreSQL takes and returns for each query function,
 * and the code's types have to agree. They may be narrower than SQL types (`'in' | 'out'` for a text, an object for a jsonb), but never
 * miss a null, a column or a kind of value.
 */
export interface Judged<Q extends Query, P extends Accepts<Q, P>, R extends Answers<Q, R> = never> {
  query: Q
  takes: P
  gives: R
}

/** `null` if a value may be null because this parameter may. */
export type NullWith<Q extends Query, Key extends string> = Q extends (tx: never, p: infer P) => unknown
  ? Key extends keyof P
    ? Extract<P[Key], null> | (undefined extends P[Key] ? null : never)
    : never
  : never

/** A jsonb, with any content. */
export interface Json {
  readonly jsonb: never
}

/** A value sent as jsonb: already JSON text, or an object; a list would be sent as an SQL array. */
export type SentJson = string | number | boolean | { readonly [key: string]: unknown }

type Query = (tx: never, p: never) => Promise<unknown>

/** Every parameter is one that SQL accepts. */
type Accepts<Q, P> = Q extends (tx: never, p: infer Claimed) => unknown
  ? { [Key in keyof P]: Key extends keyof Claimed ? Taken<NonNullable<Claimed[Key]>, P[Key]> : P[Key] }
  : never
type Taken<Claimed, Described> = [Claimed] extends [Described] ? Described : { 'the code hands over': Claimed }

/** The described row has every typed column, with every null, and no other column. */
type Answers<Q, R> = Q extends (tx: never, p: never) => Promise<infer Answer>
  ? Row<Answer> extends infer Claimed
    ? Wide<Claimed> & { [Key in Exclude<keyof R, KeyOfAny<Claimed>>]: 'nobody asked for this column' }
    : never
  : never

type Row<Answer> = Answer extends { data: readonly (infer One)[] }
  ? One
  : Answer extends readonly (infer One)[]
    ? One
    : NonNullable<Answer>

/** Rows distinguished by a field are treated as one: columns that only some of them have are null in the others. */
type Wide<Claimed> = { [Key in KeyOfAny<Claimed>]: WideValue<Claimed extends { [K in Key]?: infer T } ? T : null> }
type WideValue<T> = T extends string
  ? string | Json
  : T extends number
    ? number | Json
    : T extends boolean
      ? boolean | Json
      : T extends null | undefined | Buffer
        ? T
        : T extends readonly (infer One)[]
          ? WideValue<One>[] | Json
          : T extends object
            ? Json
            : T
type KeyOfAny<T> = T extends unknown ? keyof T : never
