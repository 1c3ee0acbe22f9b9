/**
 * A name of 16 characters for a text: the same text has the same name on every machine, and another text another one. It tells versions
 * apart; it does not protect against deliberate collisions.
 */
export function fingerprint(text: string): string {
  return hash(text, 0x811c9dc5) + hash(text, 0x9e3779b9)
}

/** FNV-1a over the code units, with a seed and a final mix. */
function hash(text: string, seed: number): string {
  let value = seed
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return ((value ^ (value >>> 16)) >>> 0).toString(16).padStart(8, '0')
}
