import { say, type Sentence } from '@muster/engine/sentence.ts'

interface Outcome {
  state: 'approved' | 'rejected' | 'cancelled'
  kind: 'approved' | 'rejected' | 'cancelled' | 'cancellationRejected'
  effect: 'approved' | 'undone' | null
  words: (subject: Sentence, by: Sentence | string) => Sentence
}

/** The state each decision leads to, and the words its requester is notified with. */
export const outcomes: Record<`${'ask' | 'cancel'} ${'approved' | 'rejected'}`, Outcome> = {
  'ask approved': {
    state: 'approved',
    kind: 'approved',
    effect: 'approved',
    words: (what, by) => say`${by} approved your request: ${what}`,
  },
  'ask rejected': {
    state: 'rejected',
    kind: 'rejected',
    effect: 'undone',
    words: (what, by) => say`${by} rejected your request: ${what}`,
  },
  'cancel approved': {
    state: 'cancelled',
    kind: 'cancelled',
    effect: 'undone',
    words: (what, by) => say`${by} approved your cancellation: ${what}`,
  },
  'cancel rejected': {
    state: 'approved',
    kind: 'cancellationRejected',
    effect: null,
    words: (what, by) => say`${by} rejected your cancellation, it stays approved: ${what}`,
  },
}
