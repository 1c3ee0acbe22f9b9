import { isUtf8 } from 'node:buffer'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * The encoding of a text as spreadsheet programs save it: UTF-8 or UTF-16, with or without the mark at its beginning, or otherwise that of
 * Windows. Null for bytes that are no text.
 */
export function encodingOf(bytes: Buffer): Encoding | null {
  if (bytes.length >= 2 && bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes.length >= 2 && bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const unmarked = bytes.includes(0) ? wideOf(bytes) : null
  if (unmarked !== null || bytes.includes(0)) return unmarked
  if (isUtf8(bytes)) return 'utf-8'
  // Of control characters a text has only its line ends and tabs.
  return bytes.some((byte) => byte < 32 && !'\t\n\v\f\r'.includes(String.fromCharCode(byte))) ? null : 'windows-1252'
}

/** Without a mark, the half of each character that is zero in English tells the order. */
function wideOf(bytes: Buffer): Encoding | null {
  if (bytes.length % 2 === 1) return null
  const zeros: [number, number] = [0, 0]
  const counted = Math.min(bytes.length, 2000)
  for (let at = 0; at < counted; at += 1) if (bytes[at] === 0) zeros[at % 2 === 0 ? 0 : 1] += 1
  const most = counted / 2
  if (zeros[1] > most * 0.6 && zeros[0] === 0) return 'utf-16le'
  return zeros[0] > most * 0.6 && zeros[1] === 0 ? 'utf-16be' : null
}

/** A text without the mark at its beginning. */
export function decodedText(bytes: Buffer): string {
  const encoding = encodingOf(bytes) ?? 'utf-8'
  if (encoding !== 'utf-8') return new TextDecoder(encoding).decode(bytes)
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
