/** Characters that end a line or a text, or change its direction: a name is shown in one line, as it is. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const longest = 120

/** An uploaded file's name, made safe to store and show; its extension is kept. */
export function fileName(given: string | undefined): string {
  const name = (given ?? '').toWellFormed().replace(unseen, '').trim()
  return Array.from(name).slice(-longest).join('') || 'File'
}
