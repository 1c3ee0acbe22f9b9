import type { Sentence } from '@muster/engine/sentence.ts'
import type { Tx } from '../database/tx.ts'

/** A setting of the whole company that protects it: loosening it is a change of privileged access. */
export function companySetting(tx: Tx, title: Sentence) {
  return {
    area: 'access' as const,
    title,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    // Several settings may wait at the same time.
    isRepeatable: true,
  }
}
