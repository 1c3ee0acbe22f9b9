import { expect } from 'vitest'
import * as published from './published-layout.fixture.ts'

export type Fields = Readonly<{ [name: string]: string }>

/** Reads a statement by the published layout only, and checks each field against the values it may have. */
export function readStatement(text: string) {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  expect(lines.join('')).toMatch(/^[ -~]+$/)
  const form = lines[1]?.split('^')[4] === '138' ? layouts138 : layouts24Q
  const records = lines.map((line, at) => {
    const cells = line.split('^')
    const type = cells[1] as keyof typeof form
    const layout = type === 'CD' && form === layouts24Q && cells[5] === 'Y' ? published.nilChallan24Q : form[type]
    if (layout === undefined) throw new Error(`${type} is no record of this form`)
    expect(cells).toHaveLength(layout.fields)
    expect(cells[0]).toBe(String(at + 1))
    const fields: { [name: string]: string } = {}
    for (const [index, cell] of cells.entries()) {
      const filled = layout.filled[index + 1]
      if (!(filled?.[1] ?? /^$/).test(cell))
        throw new Error(`Field ${index + 1} of ${type}${filled ? `, ${filled[0]},` : ''} cannot hold "${cell}"`)
      if (filled) fields[filled[0]] = cell
    }
    return { type, fields: fields as Fields }
  })
  const of = (type: string) => records.filter((record) => record.type === type).map(({ fields }) => fields)
  return { order: records.map(({ type }) => type), header: of('FH')[0]!, batch: of('BH')[0]!, of }
}

/** The paise of an amount in the file, parsed independently. */
export function paise(amount: string | undefined): number {
  const [whole = '', part = ''] = (amount ?? '').split('.')
  return Number(whole) * 100 + (whole.startsWith('-') ? -Number(part) : Number(part))
}

const layouts24Q = {
  FH: published.fileHeader,
  BH: published.batchHeader24Q,
  CD: published.challan24Q,
  DD: published.deduction24Q,
  SD: published.salary24Q,
  S16: published.section16,
  C6A: published.chapter6A,
}

const layouts138: Partial<typeof layouts24Q> = {
  FH: published.fileHeader,
  BH: published.batchHeader138,
  CD: published.challan138,
  DD: published.deduction138,
}
