import { sum, type Paise } from '../../money.ts'
import { compareText } from '../../format.ts'
import type { LwfFacts, PtFacts } from '../payslip/facts.ts'

/** Professional tax of one state, and of one local body if the tables differ by it. */
export interface PtSummary {
  state: string
  localBody: string | null
  /** People by the tax deducted, smallest first. */
  slabs: { taxPaise: Paise; people: number; basePaise: Paise; totalPaise: Paise }[]
  people: number
  basePaise: Paise
  taxPaise: Paise
}

/** The monthly return of professional tax, by state. */
export function ptSummary(facts: Iterable<PtFacts | null>): PtSummary[] {
  const places = new Map<string, PtSummary>()
  for (const one of facts) {
    if (one === null) continue
    const key = `${one.state} ${one.localBody ?? ''}`
    let place = places.get(key)
    if (place === undefined) {
      place = { state: one.state, localBody: one.localBody, slabs: [], people: 0, basePaise: 0, taxPaise: 0 }
      places.set(key, place)
    }
    addTo(place, one)
  }
  const sorted = [...places].toSorted(([a], [b]) => compareText(a, b)).map(([, place]) => place)
  for (const place of sorted) place.slabs.sort((a, b) => a.taxPaise - b.taxPaise)
  return sorted
}

function addTo(place: PtSummary, { basePaise, taxPaise }: PtFacts): void {
  let slab = place.slabs.find((one) => one.taxPaise === taxPaise)
  if (slab === undefined) {
    slab = { taxPaise, people: 0, basePaise: 0, totalPaise: 0 }
    place.slabs.push(slab)
  }
  slab.people += 1
  slab.basePaise = sum([slab.basePaise, basePaise])
  slab.totalPaise = sum([slab.totalPaise, taxPaise])
  place.people += 1
  place.basePaise = sum([place.basePaise, basePaise])
  place.taxPaise = sum([place.taxPaise, taxPaise])
}

/** Labour welfare fund of one state. */
export interface LwfSummary {
  state: string
  people: number
  employeePaise: Paise
  employerPaise: Paise
  totalPaise: Paise
}

/** The monthly return of the labour welfare fund, by state; people without a due amount don't count. */
export function lwfSummary(facts: Iterable<LwfFacts | null>): LwfSummary[] {
  const states = new Map<string, LwfSummary>()
  for (const one of facts) {
    if (one === null || (one.employeePaise === 0 && one.employerPaise === 0)) continue
    const { state, employeePaise, employerPaise } = one
    const known = states.get(state) ?? { state, people: 0, employeePaise: 0, employerPaise: 0, totalPaise: 0 }
    states.set(state, {
      state,
      people: known.people + 1,
      employeePaise: sum([known.employeePaise, employeePaise]),
      employerPaise: sum([known.employerPaise, employerPaise]),
      totalPaise: sum([known.totalPaise, employeePaise, employerPaise]),
    })
  }
  return [...states.values()].toSorted((a, b) => compareText(a.state, b.state))
}
