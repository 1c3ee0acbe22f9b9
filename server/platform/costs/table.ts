import type { Share } from './share.ts'

/**
 * What one caller may cost, in one place. Whatever is not named here has no limit of its own; `costs.test.ts` beside it exceeds each of
 * them and looks whether anyone else is affected. Numbers are for each process, except counted rates, which several processes share
 * through Redis.
 */

/** How many calls run at once. More wait in line, account by account; too many are refused with 429. */
export interface TurnRules {
  /** `busy` holds while the processor is busy: nobody loses by it, because running more at once makes none of them faster. */
  ofAccount: { running: number; busy: number; waiting: number } & Share
  ofCompany: { running: number; busy: number; waiting: number } & Share
  /** In the whole process; null without a limit, because a company must never wait for another. */
  together: number | null
  /** How long a call may wait for its turn. */
  patienceMillis: number
  /** After so long a call no longer counts for its company: it waits for something else than the processor. */
  leaseMillis: number
}

/** Ordinary calls. A page makes up to 15 at once; a browser sends 6 at a time. */
export const ordinaryTurns: TurnRules = {
  ofAccount: { running: 4, busy: 2, waiting: 60, share: 0.5, burstMillis: 2_000 },
  ofCompany: { running: 10, busy: 3, waiting: 2_000, share: 0.6, burstMillis: 2_000 },
  together: null,
  patienceMillis: 20_000,
  leaseMillis: 2_000,
}

/** Calls that the contract declares `heavy`: calculations over many people, reports, exports, PDFs. They run beside the others. */
export const heavyTurns: TurnRules = {
  ofAccount: { running: 1, busy: 1, waiting: 12, share: 0.4, burstMillis: 1_500 },
  ofCompany: { running: 2, busy: 2, waiting: 200, share: 0.6, burstMillis: 3_000 },
  together: 3,
  patienceMillis: 30_000,
  leaseMillis: Infinity,
}

/** Commands over a socket, such as marking a notification as read. Those of an account run one by one; too many are dropped. */
export const commandTurns: TurnRules = {
  ofAccount: { running: 1, busy: 1, waiting: 50, share: 0.3, burstMillis: 300 },
  ofCompany: { running: 4, busy: 2, waiting: 1_000, share: 0.6, burstMillis: 1_000 },
  together: null,
  patienceMillis: 20_000,
  leaseMillis: 2_000,
}

export const socketRules = {
  /** Open sockets: a person has a few tabs on a few devices. */
  ofAccount: 30,
  /** A share of all connections of the process. */
  ofCompanyShare: 0.75,
  /** Messages of one account a minute over all its sockets, whatever they say; more end the connection. */
  messagesPerMinute: 300,
  /** Times that a connection may ask to be admitted, before it is closed. */
  admissions: 5,
} as const

/** Bytes of a body that is no file. A call that needs more declares `maxBytes` in the contract. */
export const bodyBytes = {
  ofStranger: 16 * 1024,
  ordinary: 64 * 1024,
  /** An identity provider sends a group with all its members. */
  ofProvider: 1024 * 1024,
  /** For each value or name in a body at least so many on average; a list of ids has 39. */
  ofPart: 8,
  /** The most that the contract may declare: parsing it must not take 50 ms. */
  declaredAtMost: 1024 * 1024,
} as const

/** Bodies that have not arrived yet: they hold memory. */
export const bodiesAtOnce = { ofNetwork: 60, ofAccount: 12, together: 600 } as const

/** Pictures that are decoded at once. */
export const pictureTurns = { atOnce: 2, ofAccount: 2, waiting: 20, patienceMillis: 15_000 } as const

/** Requests that one connection may have open at once; browsers have one, and a proxy has one. */
export const requestsOfConnection = 16

/**
 * A refusal is answered only after so long: whoever repeats it at once would otherwise cost more than the call that was refused. One is an
 * account, or a network whose bodies are too large; of those so many in a second are answered at once.
 */
export const refusal = { afterMillis: 1_000, heldOfOne: 100, freeBodies: 30 } as const
