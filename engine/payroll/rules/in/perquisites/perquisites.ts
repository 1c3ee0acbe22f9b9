import { lawValue, type Law, type LawBook } from '../../../../law/law.ts'
import { percent, type Paise } from '../../../../money.ts'
import { firstDayOfYear, type FinancialYear } from '../income-tax/year.ts'
import {
  childEducation,
  childHostel,
  childrenCounted,
  driver,
  freeGifts,
  freeLoan,
  freeMeal,
  largeCar,
  rentFreeHouse,
  smallCar,
  statementAbove,
} from './perquisites.law.ts'

/** The rules' values for allowances and benefits in a year, to value them by. */
export interface PerquisiteValues {
  childEducationPaise: Paise
  childHostelPaise: Paise
  children: number
  mealPaise: Paise
  giftsPaise: Paise
  smallCarPaise: Paise
  largeCarPaise: Paise
  driverPaise: Paise
  loanPaise: Paise
  statementAbovePaise: Paise
}

/** @throws LawError before 2023-24 */
export function perquisiteValues(book: LawBook, financialYear: FinancialYear): PerquisiteValues {
  const day = firstDayOfYear(financialYear)
  const value = (of: Law<number>) => lawValue(book, of, day)
  return {
    childEducationPaise: value(childEducation),
    childHostelPaise: value(childHostel),
    children: value(childrenCounted),
    mealPaise: value(freeMeal),
    giftsPaise: value(freeGifts),
    smallCarPaise: value(smallCar),
    largeCarPaise: value(largeCar),
    driverPaise: value(driver),
    loanPaise: value(freeLoan),
    statementAbovePaise: value(statementAbove),
  }
}

/** The value of a rent-free house in a year: a percentage of salary by the city's population, less what the employee pays. */
export function rentFreeHouseValue(
  book: LawBook,
  of: { financialYear: FinancialYear; salaryPaise: Paise; people: number; paidPaise: Paise },
): Paise {
  const bands = lawValue(book, rentFreeHouse, firstDayOfYear(of.financialYear))
  const rate = bands.findLast(({ abovePeople }) => of.people > abovePeople)?.rateBasisPoints ?? 0
  return Math.max(0, percent(of.salaryPaise, rate, 'nearestPaisa') - of.paidPaise)
}
