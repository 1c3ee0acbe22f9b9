import { quotable } from '@muster/engine/payroll/outputs/csv.ts'
import type { Sentence } from '@muster/engine/sentence.ts'
import { translate } from '../../../platform/language/translate.ts'
import { csv } from './run-file.ts'

/** A character that no text in the database can contain. */
const mark = '\u0000'

/** Encodes a sentence between marks, because the file is made before its reader's language is known. */
export function encodedSentence(said: Sentence): string {
  return `${mark}${Buffer.from(JSON.stringify(said)).toString('base64')}${mark}`
}

/** A stored file with its sentences in the reader's language. */
export function translatedFile(bytes: Buffer, type: string, language: string): Buffer {
  if (type !== csv) return bytes
  const known = new Map<string, string>()
  const text = bytes.toString('utf8').replace(/\0([\w+/=]+)\0/g, (_, kept: string) => {
    const words =
      known.get(kept) ?? quotable(translate(JSON.parse(Buffer.from(kept, 'base64').toString()) as Sentence, language))
    known.set(kept, words)
    return words
  })
  return Buffer.from(text, 'utf8')
}
