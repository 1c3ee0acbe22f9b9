import type { Day, Month } from '@muster/contract/values.ts'
import { rateOf, type Rate } from '@muster/engine/law/rate.ts'
import type { LawBook } from '@muster/engine/law/law.ts'
import {
  noDeclarations,
  type PfTerms,
  type StatutoryInput,
  type TaxTerms,
  type WageTerms,
} from '@muster/engine/payroll/payslip/statutory-input.ts'
import type { SalaryLine } from '@muster/engine/payroll/payslip/payslip-input.ts'
import {
  pensionMembership,
  type PensionFacts,
} from '@muster/engine/payroll/rules/in/provident-fund/pension-membership.ts'
import type { StatutoryPerson, StatutoryPlace, StatutorySettings } from '../statutory/index.ts'
import { soFarOf, type Earlier } from './so-far.ts'
import type { TaxFactsOfPerson } from '../tax/facts.ts'

interface Known {
  month: Month
  book: LawBook
  settings: StatutorySettings
  person: StatutoryPerson
  joinedOn: string
  tax: TaxFactsOfPerson | undefined
  payDate: Day
  earlier: Earlier
  /** The salary that coverage of ESI began with, if a raise from before its period was declared since. */
  declaredAtStart?: readonly SalaryLine[] | undefined
}

/** The employer's settings and an employee's details, in the engine's shape. */
export function statutoryInput(known: Known): StatutoryInput {
  const { month, book, settings, person, payDate, earlier } = known
  const place = person.locationId === null ? undefined : settings.places.get(person.locationId)
  const taxedBy = place === undefined ? null : { state: place.state, localBody: place.pt.localBody }
  const soFar = soFarOf(book, { month, payDate, place: taxedBy }, earlier)
  return {
    pf: pfTerms(known),
    esi: esiTerms(known),
    pt: place === undefined ? null : ptTerms(place, person),
    lwf: place?.lwf.enabled === true ? lwfTerms(person) : null,
    tax: taxTerms(known),
    workplaces: taxedBy === null ? [] : [{ from: '1900-01-01', ...taxedBy }],
    capDeductions: settings.pay.deductionCapOn,
    wages: wageTerms(settings),
    soFar: settings.esi.continuedCoverage ? soFar : { ...soFar, esiCovered: false },
  }
}

/** How the employer interprets the definition of wages. */
export function wageTerms({ pay }: StatutorySettings): WageTerms {
  return { halfOf: pay.wagesHalfOf, bonusCounts: pay.bonusInWagesTest }
}

/** Null where contributions are entered by hand: international workers and pensions on higher wages. */
function pfTerms({ book, settings: { pf }, person, joinedOn }: Known): PfTerms | null {
  if (!pf.enabled || !person.pfMember || person.internationalWorker || person.higherPension) return null
  const isInPension = person.epsMember ?? pensionMembership(book, pensionFacts(person)).isMember
  const pensionFrom = isInPension ? (person.pfJoinedOn ?? joinedOn) : null
  return {
    wageBasis: pf.wageBasis,
    testsFullMonth: pf.codeWagesOn === 'fullMonth',
    countsEmployerShare: pf.employerPfInCodeWages,
    settings: {
      sept2026Method: pf.sept2026Method,
      epfRate: pf.epfRate === '0.10' ? rateOf(10_00) : null,
      epsRate: pf.epsRate === '1/12' ? { numerator: 1, denominator: 12 } : null,
      pensionAge: person.epsTo60 ? 60 : null,
    },
    birthDate: person.birthDate,
    pensionEnds: pf.age58,
    memberFrom: person.pfJoinedOn,
    epsMemberFrom: person.epsFrom17Sep2026 ? '2026-09-17' : pensionFrom,
    onFullWages: !person.pfOnFullWages ? 'nobody' : pf.employerOnFullWages ? 'both' : 'employee',
    vpf: vpfOf(person),
  }
}

/** What is known of an employee's first days in the fund. */
export function pensionFacts({ pfJoinedOn, pfJoiningWages }: StatutoryPerson): PensionFacts {
  return { fundJoinedOn: pfJoinedOn, wagesAtJoining: pfJoiningWages }
}

function vpfOf({ vpf }: StatutoryPerson): number | Rate {
  if (vpf.type === 'none') return 0
  return vpf.type === 'amount' ? vpf.monthlyPaise : rateOf(vpf.basisPoints)
}

function esiTerms({ settings: { esi }, person, declaredAtStart }: Known): StatutoryInput['esi'] {
  if (!esi.enabled || person.esi === 'exempt') return null
  return {
    settings: { employerPaysForDisabled: esi.disabledEmployerShare === 'employer' },
    personWithDisability: person.disabled,
    coveredEarlier: person.esi === 'covered',
    ...(declaredAtStart === undefined || !esi.continuedCoverage ? {} : { declaredAtStart }),
  }
}

function ptTerms({ pt }: StatutoryPlace, person: StatutoryPerson): StatutoryInput['pt'] {
  if (!pt.enabled) return null
  const gender = person.gender === 'female' || person.gender === 'male' ? person.gender : pt.otherGenderAs
  const settings = {
    periodic: pt.mode,
    countsDays: pt.halfYearDays === 'statute',
    statutoryIncome: pt.income === 'statute',
  }
  return { gender, exempt: person.ptExempt, settings, countsOneOffs: pt.bonusMonthCounts }
}

function lwfTerms({ lwfExempt, supervisory }: StatutoryPerson): StatutoryInput['lwf'] {
  return { exempt: lwfExempt ? 'exempt' : null, supervisory }
}

function taxTerms({ settings: { tds }, person, tax }: Known): TaxTerms | null {
  if (!tds.enabled) return null
  return {
    regime: tax?.regime ?? 'new',
    birthDate: person.birthDate,
    resident: person.taxResident,
    hasPan: person.hasPan,
    bonusMode: tds.bonusMode,
    noPanDespiteRebate: tds.noPanWithRebate === 'flat20',
    perquisites: [],
    declarations: tax?.declarations ?? noDeclarations,
  }
}
