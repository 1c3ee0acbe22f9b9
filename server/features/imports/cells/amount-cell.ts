/** Digits with or without commas that group them: by thousands, or as in India thousands and then hundreds. */
const grouped = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d+)?$/

/** `₹ 1,25,000.50` is `125000.50`; anything else, such as `7,5`, is left as it is. */
export function amountOfCell(cell: string): string {
  const plain = withoutSigns(cell)
  return grouped.test(plain) ? plain.replaceAll(',', '') : cell
}

/** Whether only the commas of an amount are wrong. */
export function isMisgrouped(cell: string): boolean {
  const plain = withoutSigns(cell)
  return plain.includes(',') && /^-?[\d,.]+$/.test(plain) && !grouped.test(plain)
}

/** Without a currency, the `/-` that follows amounts in India, and blanks. */
function withoutSigns(cell: string): string {
  return cell
    .replaceAll(/\s/g, '')
    .replace(/^(-?)(?:₹|rs\.?|inr)/i, '$1')
    .replace(/\/[-=]?$/, '')
    .replace(/(?:₹|rs\.?|inr)$/i, '')
}
