import { expect, it } from 'vitest'
import { skippingEmpty } from './purchase-lines.ts'

it('sends lines with a quantity, and shows their errors in place', () => {
  const { prepare, fieldOf } = skippingEmpty()
  const lines = [
    { lineId: 'a' },
    { lineId: 'b', quantity: 2 },
    { lineId: 'c', quantity: 0 },
    { lineId: 'd', quantity: 1 },
  ]
  expect(prepare({ number: 'PO-1', lines })).toEqual({ number: 'PO-1', lines: [lines[1], lines[3]] })
  expect(fieldOf('lines.1.unitPaise')).toBe('lines.3.unitPaise')
  expect(fieldOf('lines.0.lineId')).toBe('lines.1.quantity')
  expect(fieldOf('number')).toBe('number')
  prepare({ lines: [] })
  expect(fieldOf('lines')).toBe('lines.0.quantity')
})
