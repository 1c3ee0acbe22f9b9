/**
 * How often something may happen, as it is counted: by account, company, network or address. Counters are shared through Redis, if there is
 * one. Public calls may have a rate of their own in the contract; an API key has one of its own, and `MAILS_PER_MINUTE` and
 * `UPLOADS_PER_HOUR` are settings.
 */
export const rates = {
  /** Public calls, by network. */
  ofStranger: { max: 30, seconds: 60 },
  /** Links that end a subscription with one click, by network: mail servers call them for many people. */
  oneClick: { max: 600, seconds: 60 },
  /** Calls of an identity provider, by company, and with unknown tokens, by network. */
  scim: { max: 600, seconds: 60 },
  scimUnknown: { max: 60, seconds: 60 },
  /** New sockets, by account: a line that comes and goes opens one each time, for each tab. */
  socket: { max: 120, seconds: 60 },
  /** Other people's numbers shown in full, and refused calls that are logged, by account. */
  reveal: { max: 20, seconds: 3600 },
  revealAlert: { max: 1, seconds: 3600 },
  refusedLog: { max: 20, seconds: 3600 },
  /** Wrong passwords and codes, by pair of account and network. */
  wrongTries: { max: 10, seconds: 900 },
  /** Second steps from networks that the account has never used, by account. */
  strangersTries: { max: 100, seconds: 86_400 },
  /** Mails with a way in past strangers who guess, by account: a link works for two hours, so that the newest one always works. */
  wayIn: { max: 1, seconds: 3600 },
  /** Codes to an address from one network. */
  code: { max: 5, seconds: 3600 },
  /** Invitations and their like: to a person, to an address, from a sender, from a company. */
  letterToPerson: { max: 4, seconds: 3600 },
  letterToAddress: { max: 20, seconds: 86_400 },
  letterFromSender: { max: 300, seconds: 3600 },
  letterFromCompany: { max: 2_000, seconds: 86_400 },
} as const
