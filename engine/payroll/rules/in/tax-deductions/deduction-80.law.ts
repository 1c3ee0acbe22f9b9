import { law, type Law, type LawRow } from '../../../../law/law.ts'
import type { DeductionSection } from './deduction-80-sections.ts'

const firstYear = '2023-04-01'

const since2023 = <V>(value: V, sections: string): LawRow<V>[] => [
  { from: firstYear, value, source: `Income-tax Act 1961, ${sections}`, certainty: 'firm' },
]

export const newRegimeDeductions = law<readonly DeductionSection[]>(
  'in.tax.deductions.new',
  'Income tax: deductions that the new regime has too',
  'table',
  since2023(['80CCD2', '80CCH'], 's.115BAC(2); Income-tax Act 2025, s.202(2)'),
)

export const savingsMost = law<number>(
  'in.tax.80C',
  'Income tax: savings of 80C, 80CCC and 80CCD(1) together',
  'paise',
  since2023(1_50_000_00, 's.80CCE; Income-tax Act 2025, s.123'),
)

export const ownPensionMost = law<number>(
  'in.tax.80CCD1B',
  'Income tax: own pension contribution beyond 80C',
  'paise',
  since2023(50_000_00, 's.80CCD(1B); Income-tax Act 2025, s.124(3)'),
)

export const employerPensionNew = law<number>(
  'in.tax.80CCD2.new',
  'Income tax: employer pension contribution, new regime, of basic pay and DA',
  'basisPoints',
  [
    { from: firstYear, value: 1000, source: 'Income-tax Act 1961, s.80CCD(2)', certainty: 'firm' },
    {
      from: '2024-04-01',
      value: 1400,
      source: 'Income-tax Act 1961, s.80CCD(2), Finance (No. 2) Act 2024; Income-tax Act 2025, s.124',
      certainty: 'firm',
    },
  ],
)

export const employerPensionOld = law<number>(
  'in.tax.80CCD2.old',
  'Income tax: employer pension contribution, old regime, of basic pay and DA',
  'basisPoints',
  since2023(1000, 's.80CCD(2); Income-tax Act 2025, s.124'),
)

export const employerPensionOldGovernment = law<number>(
  'in.tax.80CCD2.old.government',
  'Income tax: employer pension contribution, old regime, of the government',
  'basisPoints',
  since2023(1400, 's.80CCD(2); Income-tax Act 2025, s.124'),
)

export const disability = law<number>(
  'in.tax.disability',
  'Income tax: disability, own or of a dependant',
  'paise',
  since2023(75_000_00, 's.80DD, 80U; Income-tax Act 2025, s.127, 154'),
)

export const severeDisability = law<number>(
  'in.tax.disability.severe',
  'Income tax: severe disability, own or of a dependant',
  'paise',
  since2023(1_25_000_00, 's.80DD, 80U; Income-tax Act 2025, s.127, 154'),
)

export const treatment = law<number>(
  'in.tax.80DDB',
  'Income tax: treatment of a specified disease',
  'paise',
  since2023(40_000_00, 's.80DDB; Income-tax Act 2025, s.128'),
)

export const treatmentSenior = law<number>(
  'in.tax.80DDB.senior',
  'Income tax: treatment of a specified disease of a senior citizen',
  'paise',
  since2023(1_00_000_00, 's.80DDB; Income-tax Act 2025, s.128'),
)

export const homeLoanFirst = law<number>(
  'in.tax.80EE',
  'Income tax: interest on a first home loan of 2016-17',
  'paise',
  since2023(50_000_00, 's.80EE; Income-tax Act 2025, s.130'),
)

export const homeLoanAffordable = law<number>(
  'in.tax.80EEA',
  'Income tax: interest on a home loan of 2019-20 to 2021-22',
  'paise',
  since2023(1_50_000_00, 's.80EEA; Income-tax Act 2025, s.131'),
)

export const electricVehicle = law<number>(
  'in.tax.80EEB',
  'Income tax: interest on a loan for an electric vehicle',
  'paise',
  since2023(1_50_000_00, 's.80EEB; Income-tax Act 2025, s.132'),
)

export const savingsInterest = law<number>(
  'in.tax.80TTA',
  'Income tax: interest on savings accounts',
  'paise',
  since2023(10_000_00, 's.80TTA; Income-tax Act 2025, s.153'),
)

export const seniorInterest = law<number>(
  'in.tax.80TTB',
  'Income tax: interest of senior citizens on deposits',
  'paise',
  since2023(50_000_00, 's.80TTB; Income-tax Act 2025, s.153'),
)

export const deductionLaws: readonly Law[] = [
  newRegimeDeductions,
  savingsMost,
  ownPensionMost,
  employerPensionNew,
  employerPensionOld,
  employerPensionOldGovernment,
  disability,
  severeDisability,
  treatment,
  treatmentSenior,
  homeLoanFirst,
  homeLoanAffordable,
  electricVehicle,
  savingsInterest,
  seniorInterest,
]
