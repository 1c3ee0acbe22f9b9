import { expect, test } from 'vitest'
import { indianBook } from '../law/india.ts'
import { noTaxFacts } from './facts.ts'
import { noDeclarations } from './statutory-input.ts'
import { indianInput } from './statutory.fixture.ts'
import { taxOfYear } from './tax-year.ts'

test('a family has a senior citizen where its declarer is one, also when that was not said', () => {
  const selfFamily = { premiumPaise: 4_500_000, preventivePaise: 0, medicalPaise: 0, senior: false }
  const seniorAt = (birthDate: string, resident = true) => {
    const terms = indianInput({ month: '2026-10', salary: { BASIC: 50_000 } }).statutory!.tax!
    const declarations = { ...noDeclarations, health: { selfFamily, parents: null } }
    const year = {
      financialYear: '2026-27',
      soFar: { tax: noTaxFacts(), housing: [] },
      thisMonth: null,
      ahead: { months: [], pay: noTaxFacts(), pfPaise: 0, ptPaise: 0 },
    }
    return taxOfYear(indianBook, year, { ...terms, birthDate, resident, declarations }).health?.selfFamily?.senior
  }
  expect(seniorAt('1967-04-01')).toBe(true)
  expect(seniorAt('1967-04-02')).toBe(false)
  expect(seniorAt('1950-01-01', false)).toBe(false)
})
