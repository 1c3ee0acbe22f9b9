import { firstDay, lastDay, monthOf, type Day, type Month } from '../../../day.ts'
import { times } from '../../../money.ts'
import { deductionCodes } from '../registers/deduction-codes.ts'
import type { AnnualFacts, MonthLine } from './annual-facts.ts'
import { added, countOf, mapped, sumOf, type AnnualFigure, type Sum } from './sums.ts'

/**
 * The figures for an annual return under the labour laws, for the months between two, both included. Half-days, minutes, paise, tenths of
 * people (`averageDaily`) and whole numbers, as listed in `annual-rows.ts`.
 *
 * Each sum equals the sum of its parts by gender, entity, location and month; days worked, the daily average and the highest attendance are
 * for the whole selection, and bonus and leave for the year.
 *
 * Source: Minimum Wages (Central) Rules 1950, rule 21(4A), Form III; Form 21 of the states' factories rules (Delhi: Form 34), the basis of
 * the unified returns of 2017 and 2019. The layout of Forms XVII and XVIII under the OSH Code (Central) Rules 2026 is not confirmed: these
 * are figures and no form.
 */
export function annualFigures(facts: AnnualFacts, months: { from: Month; to: Month }) {
  const within = ({ month }: { month: Month }) => months.from <= month && month <= months.to
  const wages = facts.wages.filter(within)
  const lines = facts.lines.filter(within)
  return {
    ...attendance(facts.worked.filter(({ day }) => within({ month: monthOf(day) }))),
    ...people(facts.people, firstDay(months.from), lastDay(months.to)),
    ...earnings(wages, lines),
    ...deductions(wages, lines),
    netPaise: sumOf(wages, ({ netPaise }) => netPaise),
    ...bonus(facts.bonus),
    ...exits(lines),
    ...leave(facts.leave),
  } satisfies Record<string, AnnualFigure>
}

function attendance(worked: AnnualFacts['worked']) {
  const manDays = sumOf(worked, ({ halfDays }) => halfDays)
  const byDay = Map.groupBy(
    worked.filter(({ people: there }) => there > 0),
    ({ day }) => day,
  )
  const daysWorked = byDay.size
  return {
    daysWorked: { all: daysWorked, by: null },
    manDays,
    averageDaily: mapped(manDays, (halfDays) =>
      daysWorked === 0 ? 0 : times(halfDays, 10, 2 * daysWorked, 'nearestPaisa'),
    ),
    mostOnADay: largest(byDay),
    minutesWorked: sumOf(worked, ({ minutes }) => minutes),
    overtimeMinutes: sumOf(worked, ({ overtimeMinutes }) => overtimeMinutes),
  }
}

/** The first day with the highest attendance. */
function largest(byDay: ReadonlyMap<Day, AnnualFacts['worked']>): AnnualFigure {
  let most: AnnualFigure = countOf([])
  for (const [day, there] of [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const of = sumOf(there, ({ people: count }) => count)
    if (of.all > most.all) most = { ...of, days: [day] }
  }
  return most
}

/** People leaving on the last day have left; employed at the end are those at the beginning and the hired, without leavers. */
function people(all: AnnualFacts['people'], first: Day, last: Day) {
  const employed = all.filter(({ joinedOn, leftOn }) => joinedOn <= last && (leftOn === null || leftOn >= first))
  const isAt = (day: Day | null) => day !== null && first <= day && day <= last
  return {
    employedInYear: countOf(employed),
    hired: countOf(employed.filter(({ joinedOn }) => isAt(joinedOn))),
    left: countOf(employed.filter(({ leftOn }) => isAt(leftOn))),
    employedAtEnd: countOf(employed.filter(({ leftOn }) => leftOn === null || leftOn > last)),
  }
}

function earnings(wages: AnnualFacts['wages'], lines: readonly MonthLine[]) {
  const overtime = added(
    sumOf(wages, ({ enteredOvertimePaise }) => enteredOvertimePaise),
    paidAs(earned(lines), ['OVERTIME']),
  )
  const basicPaise = sumOf(wages, (one) => one.basicPaise)
  const daPaise = sumOf(wages, (one) => one.daPaise)
  const grossPaise = sumOf(wages, (one) => one.grossPaise)
  const named = added(added(basicPaise, daPaise), overtime)
  return {
    basicPaise,
    daPaise,
    overtimePaise: overtime,
    otherEarningsPaise: added(grossPaise, named, -1),
    grossPaise,
    reimbursementsPaise: sumOf(wages, (one) => one.reimbursementsPaise),
  }
}

function deductions(wages: AnnualFacts['wages'], lines: readonly MonthLine[]) {
  const taken = lines.filter(({ isDeduction }) => isDeduction)
  const deductionsPaise = sumOf(wages, (one) => one.deductionsPaise)
  const named = {
    finesPaise: paidAs(taken, deductionCodes.fines),
    damagePaise: paidAs(taken, deductionCodes.damage),
    advancesPaise: paidAs(taken, deductionCodes.advances),
    providentFundPaise: paidAs(taken, deductionCodes.providentFund),
    stateInsurancePaise: paidAs(taken, deductionCodes.stateInsurance),
    professionalTaxPaise: paidAs(taken, ['PT']),
    welfareFundPaise: paidAs(taken, ['LWF']),
    incomeTaxPaise: paidAs(taken, deductionCodes.incomeTax),
  }
  return {
    finesCases: casesOf(taken, deductionCodes.fines),
    damageCases: casesOf(taken, deductionCodes.damage),
    ...named,
    otherDeductionsPaise: added(
      deductionsPaise,
      Object.values(named).reduce((sum, one) => added(sum, one)),
      -1,
    ),
    deductionsPaise,
    roundOffPaise: sumOf(wages, (one) => one.roundOffPaise),
  }
}

function bonus(all: AnnualFacts['bonus']) {
  const paid = all.filter(({ paidPaise }) => paidPaise !== 0)
  const days = paid.flatMap(({ paidOn }) => (paidOn === null ? [] : [paidOn])).toSorted()
  const span = [...new Set([days[0], days.at(-1)])].filter((day) => day !== undefined)
  return {
    bonusEligible: countOf(all.filter(({ isEligible }) => isEligible)),
    bonusPeople: countOf(paid),
    bonusPaise: { ...sumOf(paid, ({ paidPaise }) => paidPaise), days: span },
  }
}

function exits(lines: readonly MonthLine[]) {
  const gratuity = earned(lines)
  const leavers = gratuity.filter(({ isOfLeavers }) => isOfLeavers)
  return {
    gratuityCases: casesOf(gratuity, ['GRATUITY']),
    gratuityPaise: paidAs(gratuity, ['GRATUITY']),
    leavePaidCases: casesOf(leavers, ['LEAVE_ENCASHMENT']),
    leavePaidPaise: paidAs(leavers, ['LEAVE_ENCASHMENT']),
  }
}

function leave(all: AnnualFacts['leave']) {
  return {
    leaveEntitled: countOf(all.filter(({ grantedHalfDays }) => grantedHalfDays > 0)),
    leaveGranted: countOf(all.filter(({ takenHalfDays }) => takenHalfDays > 0)),
    leaveTaken: sumOf(all, ({ takenHalfDays }) => takenHalfDays),
    maternityPeople: countOf(all.filter(({ maternityHalfDays }) => maternityHalfDays > 0)),
    maternityTaken: sumOf(all, ({ maternityHalfDays }) => maternityHalfDays),
  }
}

const earned = (lines: readonly MonthLine[]) => lines.filter(({ isDeduction }) => !isDeduction)

const of = (lines: readonly MonthLine[], codes: readonly string[]) => lines.filter(({ code }) => codes.includes(code))

const paidAs = (lines: readonly MonthLine[], codes: readonly string[]): Sum =>
  sumOf(of(lines, codes), ({ paise }) => paise)

const casesOf = (lines: readonly MonthLine[], codes: readonly string[]): Sum =>
  sumOf(of(lines, codes), ({ cases }) => cases)

export type AnnualFigures = ReturnType<typeof annualFigures>
