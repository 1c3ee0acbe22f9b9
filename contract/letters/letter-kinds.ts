interface Kind {
  /** Prefix of its numbers: "REL/2026-27/0007". */
  prefix: string
}

/** All letters, in the order of an employee's time with the company. */
export const letterKinds = {
  offer: { prefix: 'OFR' },
  appointment: { prefix: 'APT' },
  revision: { prefix: 'REV' },
  experience: { prefix: 'EXP' },
  relieving: { prefix: 'REL' },
  employment: { prefix: 'EMP' },
  address: { prefix: 'ADR' },
} as const satisfies Record<string, Kind>

export type LetterKind = keyof typeof letterKinds
export const letterKindNames = Object.keys(letterKinds) as [LetterKind, ...LetterKind[]]

/** "REL/2026-27/0007" */
export function letterNumber(kind: LetterKind, financialYear: string, n: number): string {
  return `${letterKinds[kind].prefix}/${financialYear}/${String(n).padStart(4, '0')}`
}
