import type { Sentence } from '@muster/engine/sentence.ts'
import { translate } from '../../../platform/language/translate.ts'

/** A request with its title and quantity in the reader's language. */
export function shownRow<R extends { title: Sentence; quantity: Sentence }>(row: R, language: string) {
  return { ...row, title: translate(row.title, language), quantity: translate(row.quantity, language) }
}
