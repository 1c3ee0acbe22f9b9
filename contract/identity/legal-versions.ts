/** The day from which each text applies, which is its version. A sign-up accepts both. */
export const legalVersions = { terms: '2026-11-01', privacy: '2026-11-01' } as const
export type LegalDocument = keyof typeof legalVersions
