import { expect, test } from 'vitest'
import { newId } from '../../../../platform/id.ts'
import { paymentSeries } from './bank-files.ts'

test('a run, its reversal and a settlement of the month have references of their own', () => {
  const of = (kind: 'regular' | 'reversal' | 'settlement') => paymentSeries({ kind, id: newId() } as never)
  expect(of('regular')).toBe('PAY')
  expect(of('reversal')).toMatch(/^RV[0-9A-F]{4}$/)
  expect(of('settlement')).toMatch(/^FS[0-9A-F]{4}$/)
})
