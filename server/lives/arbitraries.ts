import fc from 'fast-check'
import type { PlaceState } from './life.ts'

/** Around the statutory limits: state insurance at 21,000, provident fund at 15,000 of wages, tax from about 1,00,000. */
export const monthly = fc.constantFrom(
  12_000,
  16_000,
  20_000,
  20_900,
  21_000,
  22_000,
  25_000,
  30_000,
  45_000,
  80_000,
  1_50_000,
)
export const state = fc.constantFrom<PlaceState>('KA', 'MH', 'DL', 'KL', 'TN', 'BR', 'HR')
export const gender = fc.constantFrom('female' as const, 'male' as const)
export const basis = fc.constantFrom(
  'calendar' as const,
  'workingDays' as const,
  'fixed30' as const,
  'fixed26' as const,
)
export const payMonth = fc.constantFrom('this' as const, 'this' as const, 'next' as const)
export const clicks = fc.oneof(
  { weight: 6, arbitrary: fc.constant('once' as const) },
  { weight: 1, arbitrary: fc.constant('twice' as const) },
  { weight: 1, arbitrary: fc.constant('whileCalculated' as const) },
)
/** Days between approval and reopening. */
export const reopened = fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(6) })
/** How many days late a fact is recorded; half of them immediately. */
export const late = fc.oneof(
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: 41, max: 183 }) },
)
