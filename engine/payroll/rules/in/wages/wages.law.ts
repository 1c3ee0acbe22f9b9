import { say, type Sentence } from '../../../../sentence.ts'
import { law, type Law } from '../../../../law/law.ts'

/** Excluded parts above this share of all remuneration count as wages; null: they never do. */
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

/** Whether a law counts all pay, as before the Codes, or wages as they define them. */
export type WageBase = 'allPay' | 'wages'

const baseNames: Readonly<Record<WageBase, Sentence>> = {
  allPay: say`all pay`,
  wages: say`wages as per the labour codes`,
}

const codes = 'Code on Wages 2019 s.2(y); Code on Social Security 2020 s.2(88); in force by S.O. 5319(E)'

export const esiWageBase = law<WageBase>(
  'in.esi.wageBase',
  'ESI: wages counted',
  'text',
  [
    {
      from: '1948-01-01',
      value: 'allPay',
      source: 'ESI Act 1948 s.2(22): all remuneration, house rent and conveyance allowance with it',
      certainty: 'firm',
    },
    {
      from: '2025-11-21',
      value: 'wages',
      source: `${codes}; ESIC circulars of 10 and 11 December 2025`,
      certainty: 'firm',
    },
  ],
  (base) => baseNames[base],
)

export const deductionCapBase = law<WageBase>(
  'in.wages.deductionCapBase',
  'Limit on deductions: wages counted',
  'text',
  [
    {
      from: '1948-01-01',
      value: 'allPay',
      source: 'Payment of Wages Act 1936 s.2(vi), s.7(3): all remuneration, allowances with it',
      certainty: 'firm',
    },
    { from: '2025-11-21', value: 'wages', source: `${codes}; s.18(3)`, certainty: 'firm' },
  ],
  (base) => baseNames[base],
)

export const wageLaws: readonly Law[] = [wageExclusionLimit, esiWageBase, deductionCapBase]
