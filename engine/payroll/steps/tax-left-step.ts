import { agreed } from './overpaid.ts'
import { cutLine } from './cut-line.ts'
import type { Worksheet } from './worksheet.ts'
import { say, type SentenceValue } from '../../sentence.ts'

/**
 * Caps income tax at what is paid: the rest of the year's tax is deducted from later payments in the year, or paid by the employee with the
 * return. Source: Income-tax Act 1961 s.192(1), s.191; 2025 s.392.
 */
export function taxThatPayLeaves(sheet: Worksheet): void {
  const shortPaise = -sheet.net()
  const entry = sheet.entries('statutory').find(({ line }) => line.code === 'TDS')
  if (entry === undefined || shortPaise <= 0 || agreed(sheet) > 0) return
  // A month's tax is in whole rupees.
  const cut = Math.min(entry.line.amountPaise, Math.ceil(shortPaise / 100) * 100)
  const words = say`Tax is deducted from the amount paid`
  const after = (left: SentenceValue) => say`${left} is left for later months of the year or for the tax return`
  cutLine(sheet, entry, cut, { words, after, law: [] })
  const { tax, taxYear } = sheet.facts
  tax.tdsPaise -= cut
  if (taxYear !== null)
    sheet.facts.taxYear = {
      ...taxYear,
      deductedPaise: taxYear.deductedPaise - cut,
      leftPaise: taxYear.leftPaise + cut,
    }
}
