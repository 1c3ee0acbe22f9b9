import { describe, expect, test } from 'vitest'
import { fileTypeFromBuffer } from 'file-type'
import { Gstin } from '@muster/contract/identifiers.ts'
import { bill } from './bill.ts'
import { taxParts } from './bill-format.ts'
import { sellers, type BillKind } from './merchants.ts'

const kinds = Object.keys(sellers) as BillKind[]
const day = '2026-11-18'

describe('a demo bill', () => {
  test.each(kinds)(
    'of the kind %s has a valid GSTIN, tax within its total, and content matching its name',
    async (kind) => {
      for (let turn = 0; turn < sellers[kind].merchants.length; turn++) {
        const made = bill({ kind, day, totalPaise: 1_234_57, turn })
        expect(Gstin.parse(made.gstin)).toBe(made.gstin)
        expect(made.taxPaise).toBeGreaterThan(0)
        const [central, state] = taxParts(made)
        expect(central!.amountPaise + state!.amountPaise).toBe(made.taxPaise)
      }
      const { bytes, mediaType, name } = await bill({ kind, day, totalPaise: 1_234_57, turn: 1 }).file()
      expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: mediaType, ext: name.split('.').at(-1) })
    },
  )

  test('has the same bytes for the same turn, and different ones for another turn or amount', async () => {
    const hex = async (kind: BillKind, turn: number, totalPaise: number) =>
      (await bill({ kind, day, totalPaise, turn }).file()).bytes.toString('hex')
    for (const kind of ['taxi', 'hotel'] as const) {
      const first = await hex(kind, 1, 500_00)
      expect(await hex(kind, 1, 500_00)).toBe(first)
      expect(await hex(kind, 2, 500_00)).not.toBe(first)
      expect(await hex(kind, 1, 600_00)).not.toBe(first)
    }
  })

  test('takes its own items, whose amounts and tax add up to its total', () => {
    const items = [
      { words: 'Laptop', quantity: 2, weight: 9 },
      { words: 'Mouse', quantity: 2, weight: 1 },
    ]
    expect(bill({ kind: 'quotation', day, totalPaise: 1_18_000_00, turn: 0, items }).taxPaise).toBe(18_000_00)
  })
})
