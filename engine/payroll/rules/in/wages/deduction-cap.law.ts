import { law, type Law } from '../../../../law/law.ts'

export const deductionCapRate = law(
  'in.wages.deductionCap',
  'Deductions: maximum share of the wages of a period',
  'basisPoints',
  [
    {
      from: '1965-02-01',
      value: 50_00,
      source: 'Payment of Wages Act 1936 s.7(3); Code on Wages 2019 s.18(3), in force from 21 November 2025',
      certainty: 'firm',
      note: 'Whether statutory deductions alone may pass the limit is not settled: they are always deducted.',
    },
  ],
)

export const fineCapRate = law('in.wages.fineCap', 'Fines: maximum share of the wages of a period', 'basisPoints', [
  {
    from: '1965-02-01',
    value: 3_00,
    source: 'Payment of Wages Act 1936 s.8(4); Code on Wages 2019 s.19(3), in force from 21 November 2025',
    certainty: 'firm',
    note: 'A fine over it is not cut: it is named in the checks before the run is approved.',
  },
])

export const deductionCapLaws: readonly Law[] = [deductionCapRate, fineCapRate]
