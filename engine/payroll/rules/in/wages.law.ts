import { law, type Law } from '../../../law/law.ts'

/** Excluded parts above this part of all remuneration count as wages; null: none ever does. */
export const wageExclusionLimit = law<number | null>(
  'in.wages.exclusionLimit',
  'Wages: excluded parts count up to',
  'basisPoints',
  [
    {
      from: '1948-01-01',
      value: null,
      source: "Employees' Provident Funds Act 1952 s.2(b), ESI Act 1948 s.2(22): no part of the excluded pay counted",
      certainty: 'likely',
    },
    {
      from: '2025-11-21',
      value: 50_00,
      source: 'Code on Wages 2019 s.2(y); Code on Social Security 2020 s.2(88); in force by S.O. 5319(E)',
      certainty: 'firm',
    },
  ],
)

export const wageLaws: readonly Law[] = [wageExclusionLimit]
