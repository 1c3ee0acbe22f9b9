import type { Day, Paise } from '@muster/contract/values.ts'
import type { Merchant } from './merchants.ts'

/** A file as a browser would send it. */
export interface DemoFile {
  name: string
  mediaType: 'application/pdf' | 'image/jpeg'
  bytes: Buffer
}

/** A bill as it is drawn. */
export interface BillPaper {
  title: string
  number: string
  day: Day
  merchant: Merchant
  gstin: string
  items: { words: string; quantity: number; amountPaise: Paise }[]
  /** Tax in hundredths of a percent, its amount and what all comes to. */
  rate: number
  taxPaise: Paise
  totalPaise: Paise
  /** A number that differs from bill to bill. */
  turn: number
}
