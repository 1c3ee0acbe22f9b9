import { law, type Law } from '../../../law/law.ts'
import { joined, say, type SentenceValue } from '../../../sentence.ts'

/** On tax deducted after it was due, for each month or part of one. */
export const lateDeductionRate = law(
  'in.tds.lateDeductionRate',
  'TDS: monthly interest on late deduction',
  'basisPoints',
  [
    {
      from: '2010-07-01',
      value: 100,
      source: 'Income-tax Act 1961, s.201(1A)(i); Income-tax Act 2025, s.398(3)(a)(i)',
      certainty: 'firm',
    },
  ],
)

/** On tax deducted but deposited after its due day, for each month or part of one since the deduction. */
export const lateDepositRate = law('in.tds.lateDepositRate', 'TDS: monthly interest on late deposit', 'basisPoints', [
  {
    from: '2010-07-01',
    value: 150,
    source: 'Income-tax Act 1961, s.201(1A)(ii); Income-tax Act 2025, s.398(3)(a)(ii)',
    certainty: 'firm',
  },
])

/** For each day that the quarterly statement is late; at most the tax of the statement. */
export const lateStatementFee = law('in.tds.lateStatementFee', 'TDS: daily fee for a late statement', 'paise', [
  {
    from: '2012-07-01',
    value: 200_00,
    source: 'Income-tax Act 1961, s.234E; Income-tax Act 2025, s.427',
    certainty: 'firm',
  },
])

/** Simple annual interest on PF dues, by the days they are late. */
export const pfInterestRate = law('in.pf.lateInterestRate', 'EPF: annual interest on late dues', 'basisPoints', [
  {
    from: '1997-07-01',
    value: 1200,
    source: 'EPF and MP Act 1952, s.7Q; EPFO circular of 26 September 2025',
    certainty: 'likely',
    note: 'Carried on under the Code on Social Security 2020: no other rate was found. The portal calculates the amount.',
  },
])

/** Damages on PF dues: a share for each month or part of one, or a yearly rate by how late they are. */
export type PfDamages =
  | { per: 'month'; basisPoints: number }
  | { per: 'year'; steps: readonly { lessThanMonths: number | null; basisPoints: number }[] }

export const pfDamagesRate = law<PfDamages>(
  'in.pf.lateDamages',
  'EPF: damages on late dues',
  'table',
  [
    {
      from: '2008-09-26',
      value: {
        per: 'year',
        steps: [
          { lessThanMonths: 2, basisPoints: 500 },
          { lessThanMonths: 4, basisPoints: 1000 },
          { lessThanMonths: 6, basisPoints: 1500 },
          { lessThanMonths: null, basisPoints: 2500 },
        ],
      },
      source: 'EPF Scheme 1952, para 32A, G.S.R. 689(E) of 26 September 2008',
      certainty: 'firm',
    },
    {
      from: '2024-06-15',
      value: { per: 'month', basisPoints: 100 },
      source: 'EPF Scheme 1952, para 32A, as amended on 14 June 2024',
      certainty: 'likely',
      note: 'In force from the publication of the amendment, 15 June 2024.',
    },
  ],
  damagesSaid,
)

function damagesSaid(value: PfDamages): SentenceValue {
  if (value.per === 'month') return say`${{ basisPoints: value.basisPoints }} a month`
  return joined(
    value.steps.map(({ lessThanMonths, basisPoints }) =>
      lessThanMonths === null
        ? say`longer: ${{ basisPoints }} a year`
        : say`less than ${lessThanMonths} months: ${{ basisPoints }} a year`,
    ),
    '; ',
  )
}

export const lateLaws: readonly Law[] = [
  lateDeductionRate,
  lateDepositRate,
  lateStatementFee,
  pfInterestRate,
  pfDamagesRate,
]
