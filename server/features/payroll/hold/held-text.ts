import type { Month } from '@muster/contract/values.ts'
import { monthText } from '../words.ts'

export function heldText(month: Month): string {
  return `Your pay of ${monthText(month)} is on hold: it is calculated and not paid yet. Ask HR why.`
}
