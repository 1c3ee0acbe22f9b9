import type { Day, Paise } from '@muster/contract/values.ts'
import type { Merchant } from './merchants.ts'

/** A file as a browser would send it. */
export interface DemoFile {
  name: string
  mediaType: 'application/pdf' | 'image/jpeg'
  bytes: Buffer
}

/** The content of a bill. */
export interface BillPaper {
  title: string
  number: string
  day: Day
  merchant: Merchant
  gstin: string
  items: { words: string; quantity: number; amountPaise: Paise }[]
  /** Tax rate in hundredths of a per cent, tax amount and total. */
  rate: number
  taxPaise: Paise
  totalPaise: Paise
  /** A number that differs between bills. */
  turn: number
}
