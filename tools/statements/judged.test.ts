import { expectTypeOf, test } from 'vitest'
import type { Judged, Json, NullWith, SentJson } from '../../server/statements/judged.ts'

type Asked<P, R> = (tx: object, p: P) => Promise<R>

test('a claimed type may be narrower than SQL', () => {
  type Punch = Asked<{ ids: readonly string[] }, { kind: 'in' | 'out'; place: { zone: string } | null }[]>
  expectTypeOf<
    Judged<Punch, { ids: readonly string[] }, { kind: string; place: Json | null }>['gives']['kind']
  >().toEqualTypeOf<string>()
})

test('a claimed type that misses a null, a column or a kind of value is refused', () => {
  type One = Asked<object, { name: string; n: number } | undefined>
  expectTypeOf<Judged<One, object, { name: string; n: number }>['takes']>().toEqualTypeOf<object>()
  // @ts-expect-error The name may be null.
  expectTypeOf<Judged<One, object, { name: string | null; n: number }>>().toBeObject()
  // @ts-expect-error The number is returned as text.
  expectTypeOf<Judged<One, object, { name: string; n: string }>>().toBeObject()
  // @ts-expect-error The number is missing.
  expectTypeOf<Judged<One, object, { name: string }>>().toBeObject()
  // @ts-expect-error The additional column does not exist.
  expectTypeOf<Judged<One, object, { name: string; n: number; rest: string }>>().toBeObject()
})

test('a page is checked by its rows, and rows distinguished by a field as one', () => {
  type Page = Asked<object, { data: { kind: 'bank'; sealed: string }[]; total: number }>
  expectTypeOf<Judged<Page, object, { kind: string; sealed: string }>['takes']>().toEqualTypeOf<object>()
  // @ts-expect-error The sealed column may be null.
  expectTypeOf<Judged<Page, object, { kind: string; sealed: string | null }>>().toBeObject()
  type Either = Asked<object, ({ kind: 'bank'; sealed: string } | { kind: 'none' })[]>
  expectTypeOf<Judged<Either, object, { kind: string; sealed: string | null }>['takes']>().toEqualTypeOf<object>()
})

test('a parameter is a type that SQL accepts', () => {
  type Change = Asked<{ n: number | null; list?: string[]; lines: { day: string }[] }, number>
  expectTypeOf<Judged<Change, { n: number; list: readonly string[] }>['gives']>().toEqualTypeOf<never>()
  // @ts-expect-error A number is not a text.
  expectTypeOf<Judged<Change, { n: string }>>().toBeObject()
  // @ts-expect-error A list is sent as an SQL array, not as jsonb.
  expectTypeOf<Judged<Change, { lines: SentJson }>>().toBeObject()
})

test('a value null only with a parameter is checked by the parameter', () => {
  type With<Until> = Asked<{ until: Until }, { until: string }[]>
  expectTypeOf<NullWith<With<string>, 'until'>>().toEqualTypeOf<never>()
  expectTypeOf<NullWith<With<string | null>, 'until'>>().toEqualTypeOf<null>()
})
