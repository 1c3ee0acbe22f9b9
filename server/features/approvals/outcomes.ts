interface Outcome {
  state: 'approved' | 'rejected' | 'cancelled'
  kind: 'approved' | 'rejected' | 'cancelled' | 'cancelRefused'
  effect: 'approved' | 'undone' | null
  words: (subject: string, by: string) => string
}

/** What a decision leads to, and in which words its requester hears of it. */
export const outcomes: Record<`${'ask' | 'cancel'} ${'approved' | 'rejected'}`, Outcome> = {
  'ask approved': {
    state: 'approved',
    kind: 'approved',
    effect: 'approved',
    words: (what, by) => `${by} approved your request: ${what}`,
  },
  'ask rejected': {
    state: 'rejected',
    kind: 'rejected',
    effect: 'undone',
    words: (what, by) => `${by} rejected your request: ${what}`,
  },
  'cancel approved': {
    state: 'cancelled',
    kind: 'cancelled',
    effect: 'undone',
    words: (what, by) => `${by} cancelled as you asked: ${what}`,
  },
  'cancel rejected': {
    state: 'approved',
    kind: 'cancelRefused',
    effect: null,
    words: (what, by) => `${by} did not cancel, it stays approved: ${what}`,
  },
}
