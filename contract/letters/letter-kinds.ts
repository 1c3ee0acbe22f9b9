interface Kind {
  label: string
  /** Of its numbers: "REL/2026-27/0007". */
  prefix: string
}

/** THE table of letters, in the order of somebody's time with the company. */
export const letterKinds = {
  offer: { label: 'Offer letter', prefix: 'OFR' },
  appointment: { label: 'Appointment letter', prefix: 'APT' },
  revision: { label: 'Salary revision letter', prefix: 'REV' },
  experience: { label: 'Experience letter', prefix: 'EXP' },
  relieving: { label: 'Relieving letter', prefix: 'REL' },
  employment: { label: 'Employment verification letter', prefix: 'EMP' },
  address: { label: 'Address proof letter', prefix: 'ADR' },
} as const satisfies Record<string, Kind>

export type LetterKind = keyof typeof letterKinds
export const letterKindNames = Object.keys(letterKinds) as [LetterKind, ...LetterKind[]]

/** "REL/2026-27/0007" */
export function letterNumber(kind: LetterKind, financialYear: string, n: number): string {
  return `${letterKinds[kind].prefix}/${financialYear}/${String(n).padStart(4, '0')}`
}
