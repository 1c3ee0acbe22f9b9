import type { Law, LawBook, LawUse } from '../../../../law/law.ts'
import { useLaw } from '../../../../law/use.ts'
import { percent, type Paise } from '../../../../money.ts'
import {
  disability,
  electricVehicle,
  employerPensionNew,
  employerPensionOld,
  employerPensionOldGovernment,
  homeLoanAffordable,
  homeLoanFirst,
  ownPensionMost,
  savingsInterest,
  savingsMost,
  seniorInterest,
  severeDisability,
  treatment,
  treatmentSenior,
} from './deduction-80.law.ts'
import { healthMost, healthMostSenior } from './deduction-80d.law.ts'
import type { DeductionSection } from './deduction-80-sections.ts'
import { rentMonthly } from './deduction-80gg.law.ts'
import { isSenior } from '../income-tax/slabs.ts'
import { firstDayOfYear, type FinancialYear, type TaxRegime } from '../income-tax/year.ts'
import { say, type Sentence } from '../../../../sentence.ts'

/** The facts about the employee that limits depend on. */
export interface LimitOf {
  financialYear: FinancialYear
  regime: TaxRegime
  age: number
  resident: boolean
  pensionSalaryPaise: Paise
  employerIsGovernment: boolean
  patientIsSenior: boolean
}

/** The most that counts in a section. */
export interface Limit {
  /** Null if there is no limit. */
  mostPaise: Paise | null
  words: Sentence
  law: LawUse[]
}

const whole: Limit = { mostPaise: null, words: say`Allowed in full`, law: [] }

/** The limit of a section by itself; those of 80C, 80CCC and 80CCD(1) share one. */
export function limitOf(book: LawBook, section: DeductionSection, of: LimitOf): Limit {
  const day = firstDayOfYear(of.financialYear)
  const upTo = (law: Law<number>): Limit => {
    const { value, use } = useLaw(book, law, day)
    return { mostPaise: value, words: say`Up to ${{ paise: value }}`, law: [use] }
  }
  switch (section) {
    case '80C':
    case '80CCC':
    case '80CCD1': {
      const limit = upTo(savingsMost)
      const most = { paise: limit.mostPaise ?? 0 }
      return { ...limit, words: say`Up to ${most} for 80C, 80CCC and 80CCD(1) together` }
    }
    case '80CCD1B':
      return upTo(ownPensionMost)
    case '80CCD2':
      return employerPension(book, of)
    case '80D': {
      const { value, use } = useLaw(book, healthMostSenior, day)
      const least = { paise: useLaw(book, healthMost, day).value }
      const words = say`Up to ${least} each for the family and for the parents, ${{ paise: value }} with a senior citizen`
      return { mostPaise: value * 2, words, law: [use] }
    }
    case '80DD':
    case '80U': {
      const limit = upTo(severeDisability)
      const normal = { paise: useLaw(book, disability, day).value }
      return { ...limit, words: say`${normal}, or ${{ paise: limit.mostPaise ?? 0 }} for a severe disability` }
    }
    case '80DDB':
      return upTo(of.patientIsSenior ? treatmentSenior : treatment)
    case '80EE':
      return upTo(homeLoanFirst)
    case '80EEA':
      return upTo(homeLoanAffordable)
    case '80EEB':
      return upTo(electricVehicle)
    case '80TTA':
      return isSenior(book, of) ? none(say`Only below the age of a senior citizen: see 80TTB`) : upTo(savingsInterest)
    case '80TTB':
      return isSenior(book, of) ? upTo(seniorInterest) : none(say`Only for resident senior citizens: see 80TTA`)
    case '80GG': {
      const { value, use } = useLaw(book, rentMonthly, day)
      const words = say`Up to ${{ paise: value }} per month, a quarter of income, and rent above a tenth of income`
      return { mostPaise: value * 12, words, law: [use] }
    }
    case '80CCH':
    case '80E':
    case '80G':
      return whole
  }
}

function employerPension(book: LawBook, of: LimitOf): Limit {
  const old = of.employerIsGovernment ? employerPensionOldGovernment : employerPensionOld
  const { value, use } = useLaw(book, of.regime === 'new' ? employerPensionNew : old, firstDayOfYear(of.financialYear))
  const mostPaise = percent(of.pensionSalaryPaise, value, 'nearestPaisa')
  return {
    mostPaise,
    words: say`Up to ${{ basisPoints: value }} of basic pay and DA, ${{ paise: mostPaise }}`,
    law: [use],
  }
}

function none(words: Sentence): Limit {
  return { mostPaise: 0, words, law: [] }
}
