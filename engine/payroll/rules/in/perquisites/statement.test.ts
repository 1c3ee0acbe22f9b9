import { expect, test } from 'vitest'
import { indianBook } from '../../../../statute-book/india.ts'
import { perquisiteStatement } from './statement.ts'

const car = { kind: 'car', valuePaise: 1_20_000_00, recoveredPaise: 24_000_00, taxablePaise: 96_000_00 } as const

test('has every kind once and adds up to the perquisites of the certificate; those of unknown kind are another benefit', () => {
  const statement = perquisiteStatement(indianBook, {
    financialYear: '2025-26',
    benefits: [car],
    perquisitesPaise: 1_00_000_00,
  })!
  expect(statement).toMatchObject({
    form: 'Form 12BA',
    valuePaise: 1_24_000_00,
    recoveredPaise: 24_000_00,
    taxablePaise: 1_00_000_00,
  })
  expect(statement.rows).toHaveLength(19)
  expect(statement.rows.filter(({ taxablePaise }) => taxablePaise !== 0)).toMatchObject([
    { kind: 'car', text: 'Cars or other automotive', taxablePaise: 96_000_00 },
    { kind: 'other', taxablePaise: 4_000_00 },
  ])
})

test('is Form 123 from the tax year 2026-27', () => {
  const of = { financialYear: '2026-27', benefits: [car], perquisitesPaise: 96_000_00 }
  expect(perquisiteStatement(indianBook, of)?.form).toBe('Form 123')
})

test('is null for someone without perquisites', () => {
  expect(perquisiteStatement(indianBook, { financialYear: '2025-26', benefits: [], perquisitesPaise: 0 })).toBe(null)
})
