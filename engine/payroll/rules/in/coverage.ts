import type { Day } from '../../../day.ts'

interface Threshold {
  /** From this day on the law applies from this number of employees. */
  from: Day
  employees: number
  source: string
}

/**
 * The number of employees from which an employer has to register. Calculation does not depend on it: the employer says whether the company
 * is registered.
 */
const company: Readonly<Record<'pf' | 'esi', readonly Threshold[]>> = {
  pf: [
    {
      from: '1960-12-31',
      employees: 20,
      source: 'EPF Act s.1(3); from 2025-11-21 Code on Social Security, First Schedule',
    },
  ],
  esi: [
    {
      from: '2010-05-03',
      employees: 10,
      source: 'ESI Act s.2(12); from 2025-11-21 Code on Social Security, First Schedule',
    },
  ],
}

const welfareSource = 'Rule book 4: the welfare fund of the state'
const welfare: Readonly<Record<string, readonly Threshold[]>> = {
  AP: [{ from: '2017-01-01', employees: 20, source: welfareSource }],
  CH: [{ from: '2020-01-01', employees: 20, source: welfareSource }],
  DL: [{ from: '2000-01-01', employees: 5, source: welfareSource }],
  GJ: [{ from: '2009-01-01', employees: 10, source: welfareSource }],
  HR: [{ from: '2024-01-01', employees: 10, source: welfareSource }],
  KA: [
    { from: '2017-01-01', employees: 50, source: welfareSource },
    {
      from: '2026-01-07',
      employees: 10,
      source: 'Karnataka Labour Welfare Fund (Amendment) Act, in force 7 January 2026',
    },
  ],
  MH: [{ from: '2003-01-01', employees: 5, source: welfareSource }],
  OD: [{ from: '2023-01-01', employees: 20, source: welfareSource }],
  PB: [{ from: '2008-01-01', employees: 20, source: welfareSource }],
  TN: [{ from: '2022-12-01', employees: 5, source: welfareSource }],
  TG: [{ from: '2014-06-01', employees: 20, source: welfareSource }],
  WB: [{ from: '2024-01-01', employees: 10, source: welfareSource }],
}

/**
 * The number of employees from which registration is due; null: from the first one, or no number is known.
 *
 * @param state two letters, for a welfare fund
 */
export function coverageThreshold(scheme: 'pf' | 'esi' | 'lwf', day: Day, state: string | null = null): number | null {
  const rows = scheme === 'lwf' ? (welfare[state ?? ''] ?? []) : company[scheme]
  return rows.findLast(({ from }) => from <= day)?.employees ?? null
}
