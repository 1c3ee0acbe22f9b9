import { law, type Law } from '../../../../law/law.ts'

const until2026 = 'Income-tax Act 1961, s.10(13A); Income-tax Rules 1962, rule 2A'
const both = `${until2026}; Income-tax Act 2025, s.11, Schedule III; Income-tax Rules 2026, rule 279`

/** In lower case. */
export const metroCities = law<readonly string[]>(
  'in.tax.hra.cities',
  'House rent allowance: cities of the higher rate',
  'table',
  [
    { from: '2023-04-01', value: ['delhi', 'mumbai', 'kolkata', 'chennai'], source: until2026, certainty: 'firm' },
    {
      from: '2026-04-01',
      value: ['delhi', 'mumbai', 'kolkata', 'chennai', 'hyderabad', 'pune', 'ahmedabad', 'bengaluru'],
      source: 'Income-tax Rules 2026, rule 279',
      certainty: 'firm',
    },
  ],
  (cities) => cities.map((city) => city[0]!.toUpperCase() + city.slice(1)).join(', '),
)

export const metroRate = law<number>(
  'in.tax.hra.cityRate',
  'House rent allowance: of salary in these cities',
  'basisPoints',
  [{ from: '2023-04-01', value: 5000, source: both, certainty: 'firm' }],
)

export const otherRate = law<number>(
  'in.tax.hra.otherRate',
  'House rent allowance: of salary elsewhere',
  'basisPoints',
  [{ from: '2023-04-01', value: 4000, source: both, certainty: 'firm' }],
)

export const rentAboveSalary = law<number>(
  'in.tax.hra.rentAbove',
  'House rent allowance: rent counts above this part of salary',
  'basisPoints',
  [{ from: '2023-04-01', value: 1000, source: both, certainty: 'firm' }],
)

export const landlordPanAbove = law<number>(
  'in.tax.hra.landlordPan',
  "HRA: annual rent above which the landlord's PAN is required",
  'paise',
  [{ from: '2023-04-01', value: 1_00_000_00, source: 'CBDT circulars 8/2013 and 24/2022', certainty: 'firm' }],
)

export const hraLaws: readonly Law[] = [metroCities, metroRate, otherRate, rentAboveSalary, landlordPanAbove]
