import { z } from 'zod'
import {
  BonusSettings,
  EsiSettings,
  GratuitySettings,
  LwfSettings,
  PaySettings,
  PfSettings,
  PtSettings,
  TdsSettings,
} from './statutory-settings.ts'

/** The sections of the statutory settings, each with its schema. */
export const statutorySections = {
  pf: PfSettings,
  esi: EsiSettings,
  pt: PtSettings,
  lwf: LwfSettings,
  tds: TdsSettings,
  gratuity: GratuitySettings,
  bonus: BonusSettings,
  pay: PaySettings,
} as const

export type StatutorySection = keyof typeof statutorySections
export type SectionValue<S extends StatutorySection> = z.output<(typeof statutorySections)[S]>

export const StatutorySection = z.enum(
  Object.keys(statutorySections) as [StatutorySection, ...StatutorySection[]],
  'Choose a section',
)

/** The sections that apply to the whole organisation; the others are set by state. */
export type WholeSection = Exclude<StatutorySection, 'pt' | 'lwf'>

/** The defaults until something is saved: the most widely followed readings of the law. */
export const startingSettings: { readonly [S in StatutorySection]: SectionValue<S> } = {
  pf: {
    enabled: true,
    voluntary: false,
    establishmentNumber: null,
    wageBasis: 'codeWages',
    employerPfInCodeWages: false,
    codeWagesOn: 'earned',
    epfRate: '0.12',
    epsRate: '0.0833',
    sept2026Method: 'split',
    employerOnFullWages: false,
    age58: 'birthdayMonth',
    adminMinimum: true,
  },
  esi: {
    enabled: true,
    voluntary: false,
    employerCode: null,
    overtimeCounts: false,
    continuedCoverage: true,
    disabledEmployerShare: 'employer',
  },
  pt: {
    enabled: true,
    enrolmentNumber: null,
    registrationNumber: null,
    localBody: null,
    mode: 'atOnce',
    bonusMonthCounts: true,
    halfYearDays: 'statute',
    income: 'statute',
    otherGenderAs: 'male',
  },
  lwf: { enabled: true, registrationNumber: null },
  tds: {
    enabled: true,
    tan: null,
    signatoryName: '',
    signatoryFatherName: '',
    signatoryDesignation: '',
    circleAddress: '',
    bonusMode: 'spread',
    proofCutOff: '01-15',
    declarationLock: '03-31',
    noPanWithRebate: 'nil',
    askLandlordRelation: false,
  },
  gratuity: { enabled: true, fifthYear: 'no', fixedTermParts: 'months' },
  bonus: { enabled: true, rate: '0.0833', minimumWagePaise: null },
  pay: {
    wagesHalfOf: 'counted',
    bonusInWagesTest: true,
    deductionCapOn: true,
    encashmentDay: 'basic/26',
    noticeDay: 'gross/30',
    noticeRecoveryLowersTax: false,
    lateArrears: true,
    overtimePaid: false,
    overtimeDaysPerMonth: 26,
    overtimeHoursPerDay: 8,
  },
}

/** PF wages were basic and DA before the Codes came into force on 21 November 2025. */
export function startingSection<S extends StatutorySection>(section: S, month: string): SectionValue<S> {
  const value = startingSettings[section]
  if (section !== 'pf' || month >= '2025-11') return value
  return { ...value, wageBasis: 'basicDa' }
}
