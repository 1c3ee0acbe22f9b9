import { sealedPurposes, type SealedPurpose, type Secrets } from '../secrets/secrets.ts'

/** A sealed value anywhere, in a column of its own or within JSON: at least 12 bytes of vector and 16 of tag. */
export const sealedPattern = String.raw`v[0-9]{1,6}\.[A-Za-z0-9_-]{38,}`

const sealedText = new RegExp(String.raw`\bv(\d{1,6})\.[A-Za-z0-9_-]{38,}`, 'g')

export interface Resealed {
  text: string
  /** The contents of the sealed values, in order. */
  opened: { purpose: SealedPurpose; plain: string }[]
  /** Values that look sealed but that none of the secrets opens; left as they are. */
  foreign: number
}

/** A text with all its sealed values sealed by the newest secret. */
export function resealText(secrets: Secrets, text: string): Resealed {
  const opened: Resealed['opened'] = []
  let foreign = 0
  const changed = text.replace(sealedText, (sealed, version: string) => {
    const opening = openedByAny(secrets, sealed)
    if (opening === null) {
      foreign += 1
      return sealed
    }
    opened.push(opening)
    return Number(version) === secrets.version ? sealed : secrets.seal(opening.purpose, opening.plain)
  })
  return { text: changed, opened, foreign }
}

/** A text with all its sealed values decrypted, for the person it belongs to. */
export function openText(secrets: Secrets, text: string): string {
  return text.replace(sealedText, (sealed) => openedByAny(secrets, sealed)?.plain ?? sealed)
}

/** A text with all its sealed values rewritten, and sealed for the same purpose again if that changes them. */
export function rewriteSealed(secrets: Secrets, text: string, rewrite: (plain: string) => string): string {
  return text.replace(sealedText, (sealed) => {
    const opening = openedByAny(secrets, sealed)
    const plain = opening && rewrite(opening.plain)
    return opening === null || plain === null || plain === opening.plain ? sealed : secrets.seal(opening.purpose, plain)
  })
}

/** A seal is bound to its purpose: opening it for another one fails. */
function openedByAny(secrets: Secrets, sealed: string): { purpose: SealedPurpose; plain: string } | null {
  for (const purpose of sealedPurposes) {
    try {
      return { purpose, plain: secrets.open(purpose, sealed) }
    } catch {
      // Sealed for another purpose, or not by us.
    }
  }
  return null
}
