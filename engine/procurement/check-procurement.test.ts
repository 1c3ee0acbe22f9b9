import { describe, expect, it } from 'vitest'
import {
  checkProcurement,
  quoteTotal,
  type ProcurementQuestion,
  type Quote,
  type WantedItem,
} from './check-procurement.ts'
import { approvedQuantity } from './quantities.ts'

const chair: WantedItem = { name: 'Chair', vendor: '', quantity: 4, unitPaise: 5_000_00, neededBy: '2026-12-01' }
const desk: WantedItem = { name: 'Desk', vendor: '', quantity: 1, unitPaise: 12_000_00, neededBy: '2026-12-01' }
const byItem = (vendor: string, ...unitPaise: number[]): Quote => ({
  vendor,
  pricing: 'items',
  unitPaise,
  totalPaise: null,
})
const inAll = (vendor: string, totalPaise: number): Quote => ({ vendor, pricing: 'total', unitPaise: [], totalPaise })
const paths = (more: Partial<ProcurementQuestion>) =>
  checkProcurement({
    ...{ lines: [chair, desk], quotes: [], chosenQuote: null, chosenReason: '', today: '2026-11-20' },
    ...more,
  }).map(({ path }) => path)

describe('a procurement request', () => {
  it('is about days from today on, and each item once', () => {
    expect(paths({})).toEqual([])
    expect(paths({ lines: [{ ...chair, neededBy: '2026-11-20' }] })).toEqual([])
    expect(paths({ lines: [{ ...chair, neededBy: '2026-11-19' }] })).toEqual(['lines.0.neededBy'])
    expect(paths({ lines: [{ ...chair, neededBy: '2199-01-01' }] })).toEqual(['lines.0.neededBy'])
    expect(paths({ lines: [chair, desk, { ...chair, name: ' chair ' }] })).toEqual(['lines.2.name'])
    expect(paths({ lines: [chair, { ...chair, vendor: 'Godrej' }] })).toEqual([])
    expect(paths({ lines: [{ ...chair, quantity: 10_000, unitPaise: 1_00_00_000_00 }] })).toEqual(['lines'])
  })

  it('has a chosen quote with the prices of its items', () => {
    const quotes = [
      byItem('Godrej', 5_000_00, 12_000_00),
      byItem('Ikea', 6_000_00, 11_000_00),
      inAll('Local', 40_000_00),
    ]
    expect(paths({ quotes, chosenQuote: 0 })).toEqual([])
    expect(paths({ quotes })).toEqual(['chosenQuote'])
    expect(paths({ quotes, chosenQuote: 3 })).toEqual(['chosenQuote'])
    expect(paths({ chosenQuote: 0 })).toEqual(['chosenQuote'])
    expect(paths({ quotes, chosenQuote: 1 })).toEqual(['lines.0.unitPaise', 'lines.1.unitPaise', 'chosenReason'])
    expect(paths({ quotes, chosenQuote: 2 })).toEqual(['quotes.2.totalPaise', 'chosenReason'])
    expect(paths({ quotes: [byItem('Godrej', 5_000_00)], chosenQuote: 0 })).toEqual(['quotes.0.unitPaise'])
    expect(paths({ quotes: [quotes[0]!, byItem('GODREJ', 1, 1)], chosenQuote: 0 })).toEqual(['quotes.1.vendor'])
  })

  it('explains why the chosen quote is not the cheapest', () => {
    const quotes = [inAll('Godrej', 32_000_00), inAll('Ikea', 31_999_99)]
    expect(paths({ quotes, chosenQuote: 0 })).toEqual(['chosenReason'])
    expect(paths({ quotes, chosenQuote: 0, chosenReason: 'Five years of warranty' })).toEqual([])
    expect(paths({ quotes: [quotes[0]!, inAll('Ikea', 32_000_00)], chosenQuote: 0 })).toEqual([])
  })

  it('counts a quote by its items or as one sum', () => {
    expect(quoteTotal(byItem('Godrej', 100, 7), [chair, desk])).toBe(407)
    expect(quoteTotal(inAll('Local', 999), [chair, desk])).toBe(999)
    expect(quoteTotal(byItem('Godrej', 100), [chair, desk])).toBeNull()
  })
})

describe('an approved amount', () => {
  it.each([
    [null, 0],
    [0, 0],
    [1, 1],
    [5_000_00, 1],
    [10_000_00, 2],
    [10_000_01, 3],
    [20_000_00, 4],
  ])('of %s is for %s chairs', (approvedPaise, pieces) => {
    expect(approvedQuantity({ ...chair, approvedPaise })).toBe(pieces)
  })
})
