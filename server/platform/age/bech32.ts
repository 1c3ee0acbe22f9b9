/** Bytes as text with a checksum (BIP 173), the form of age keys: `prefix1…`. */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const words = regroup(bytes, 8, 5, true)
  const sum = checksum(prefix, words)
  return `${prefix}1${[...words, ...sum].map((word) => alphabet[word]).join('')}`
}

/** Undefined if the text has another prefix, or was mistyped. */
export function decodeBech32(prefix: string, text: string): Buffer | undefined {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return undefined
  if (!lower.startsWith(`${prefix}1`) || lower.length < prefix.length + 7) return undefined
  const words = [...lower.slice(prefix.length + 1)].map((letter) => alphabet.indexOf(letter))
  if (words.includes(-1) || polymod([...expanded(prefix), ...words]) !== 1) return undefined
  return Buffer.from(regroup(words.slice(0, -6), 5, 8, false))
}

const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3]

function checksum(prefix: string, words: readonly number[]): number[] {
  const sum = polymod([...expanded(prefix), ...words, 0, 0, 0, 0, 0, 0]) ^ 1
  return Array.from({ length: 6 }, (_, place) => (sum >> (5 * (5 - place))) & 31)
}

function expanded(prefix: string): number[] {
  const codes = [...prefix].map((letter) => letter.charCodeAt(0))
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)]
}

function polymod(words: readonly number[]): number {
  let sum = 1
  for (const word of words) {
    const top = sum >> 25
    sum = ((sum & 0x1ffffff) << 5) ^ word
    for (const [bit, generator] of generators.entries()) if ((top >> bit) & 1) sum ^= generator
  }
  return sum
}

/** Regroups bits; the remainder is padded with zeros, or dropped. */
function regroup(values: Iterable<number>, from: number, to: number, fill: boolean): number[] {
  const out: number[] = []
  let pending = 0
  let bits = 0
  for (const value of values) {
    pending = (pending << from) | value
    bits += from
    while (bits >= to) {
      bits -= to
      out.push((pending >> bits) & ((1 << to) - 1))
      pending &= (1 << bits) - 1
    }
  }
  if (fill && bits > 0) out.push((pending << (to - bits)) & ((1 << to) - 1))
  return out
}
