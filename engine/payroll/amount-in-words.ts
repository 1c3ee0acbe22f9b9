import type { Paise } from '../money.ts'

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** Whole paise in words, in the Indian system: `One lakh twenty-five thousand rupees and fifty paise only`. */
export function amountInWords(amount: Paise): string {
  const size = Math.abs(amount)
  const rest = size % 100
  const rupees = (size - rest) / 100
  const parts: string[] = []
  if (rupees !== 0 || rest === 0) parts.push(`${number(rupees)} ${rupees === 1 ? 'rupee' : 'rupees'}`)
  if (rest !== 0) parts.push(`${number(rest)} paise`)
  const sentence = `${amount < 0 ? 'minus ' : ''}${parts.join(' and ')} only`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function number(value: number): string {
  if (value < 20) return ones[value] ?? ''
  if (value < 100) return joined(tens[Math.floor(value / 10)] ?? '', value % 10, '-')
  if (value < 1_000) return joined(`${number(Math.floor(value / 100))} hundred`, value % 100)
  if (value < 100_000) return joined(`${number(Math.floor(value / 1_000))} thousand`, value % 1_000)
  if (value < 10_000_000) return joined(`${number(Math.floor(value / 100_000))} lakh`, value % 100_000)
  return joined(`${number(Math.floor(value / 10_000_000))} crore`, value % 10_000_000)
}

function joined(head: string, rest: number, by = ' '): string {
  return rest === 0 ? head : `${head}${by}${number(rest)}`
}
