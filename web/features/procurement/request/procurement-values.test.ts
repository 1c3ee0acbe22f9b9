import { describe, expect, it } from 'vitest'
import {
  arranged,
  blankItem,
  blankQuote,
  filesOf,
  procurementBody,
  quoteSum,
  withoutItem,
} from './procurement-values.ts'

const file = (name: string) => new File(['x'], name)
const items = [blankItem({ name: 'Chair', quantity: 4, unitPaise: 100 }), blankItem({ name: 'Desk', unitPaise: 7 })]

describe('the body of a procurement request', () => {
  it("has the chosen quote's prices, a price for each item, and no choice without quotes", () => {
    const quotes = [
      { vendor: 'Godrej', pricing: 'items', unitPaise: [90, undefined], totalPaise: 5 },
      { vendor: 'Ikea', pricing: 'total', unitPaise: [1], totalPaise: 400, file: 1 },
    ]
    expect(procurementBody({ lines: items, quotes, chosenQuote: '0' })).toMatchObject({
      lines: [{ name: 'Chair', unitPaise: 90 }, { name: 'Desk' }],
      quotes: [
        { vendor: 'Godrej', pricing: 'items', unitPaise: [90, 0] },
        { vendor: 'Ikea', pricing: 'total', totalPaise: 400, file: 1 },
      ],
      chosenQuote: 0,
    })
    expect(procurementBody({ lines: items, quotes: [], chosenQuote: '0' })).toMatchObject({ chosenQuote: null })
    expect(procurementBody({ lines: items, quotes, chosenQuote: '1' })['lines']).toMatchObject([
      { unitPaise: 100 },
      { unitPaise: 7 },
    ])
  })
})

describe('a quote in the form', () => {
  it('has no total while a price is missing', () => {
    expect(quoteSum({ ...blankQuote(), unitPaise: [100, 7] }, items)).toBe(407)
    expect(quoteSum({ ...blankQuote(), unitPaise: [100] }, items)).toBeNull()
    expect(quoteSum({ ...blankQuote(), pricing: 'total', totalPaise: 9 }, items)).toBe(9)
  })

  it("loses only the removed item's price", () => {
    expect(withoutItem([{ ...blankQuote(), unitPaise: [1, 2, 3] }], 1)[0]?.unitPaise).toEqual([1, 3])
  })

  it('keeps its file whatever happens to the other files', () => {
    const [one, two, letter] = [file('one'), file('two'), file('letter')] as const
    const { quotes, documents } = arranged([blankQuote(), blankQuote(), blankQuote()], [one, null, two], [letter])
    expect(quotes.map((quote) => quote.file)).toEqual([1, null, 2])
    expect(documents).toEqual([one, two, letter])
    expect(filesOf(quotes, documents)).toEqual({ files: [one, null, two], others: [letter] })
  })
})
