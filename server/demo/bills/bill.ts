import type { Day, Paise } from '@muster/contract/values.ts'
import { apportion, sum } from '@muster/engine/money.ts'
import { random } from '../random.ts'
import type { BillPaper, DemoFile } from './bill-paper.ts'
import { invoiceFile } from './invoice.ts'
import { gstinOf, sellers, type BillKind } from './merchants.ts'
import { receiptFile } from './receipt.ts'

export interface BillAbout {
  kind: BillKind
  day: Day
  totalPaise: Paise
  /** Another turn gives another merchant and number; the same turn, the same bytes. */
  turn: number
  /** What was sold, instead of the merchant's usual items; the amounts without tax are distributed by `weight`. */
  items?: readonly Sold[]
}

interface Sold {
  words: string
  quantity?: number
  weight: number
}

export interface Bill {
  /** Printed on it, and claimed with it. */
  merchant: string
  gstin: string
  taxPaise: Paise
  number: string
  file: () => Promise<DemoFile>
}

/** An invented bill, drawn when its file is needed: a photographed receipt, or an invoice as PDF. */
export function bill({ kind, day, totalPaise, turn, items }: BillAbout): Bill {
  const { look, title, rate, prefix, merchants, sold } = sellers[kind]
  const chance = random(turn * 31 + kind.length * 7 + totalPaise)
  const merchant = merchants[turn % merchants.length]!
  const [netPaise = 0, taxPaise = 0] = apportion(totalPaise, [10_000, rate])
  const given: readonly Sold[] =
    items ?? usual(sold, chance.below(sold.length), look === 'receipt' ? 1 + chance.below(3) : 1)
  const amounts = apportion(
    netPaise,
    given.map(({ weight }) => weight),
  )
  const paper: BillPaper = {
    ...{ title, day, merchant, rate, taxPaise, totalPaise, turn },
    number: `${prefix}${1000 + chance.below(8999)}`,
    gstin: gstinOf(merchant),
    items: given.map(({ words, quantity = 1 }, at) => ({ words, quantity, amountPaise: amounts[at]! })),
  }
  if (sum(paper.items.map(({ amountPaise }) => amountPaise)) + taxPaise !== totalPaise)
    throw new Error(`The bill of ${merchant.name} does not add up.`)
  return {
    ...{ merchant: merchant.name, gstin: paper.gstin, taxPaise, number: paper.number },
    file: () => (look === 'receipt' ? receiptFile(paper) : invoiceFile(paper)),
  }
}

function usual(sold: readonly string[], first: number, count: number): Sold[] {
  return Array.from({ length: Math.min(count, sold.length) }, (_, at) => ({
    words: sold[(first + at) % sold.length]!,
    weight: 5 - at,
  }))
}
