import { expect, test } from 'vitest'
import { sources } from '../sources.ts'
import { unreached } from './reached-law.ts'

const rules = 'engine/payroll/rules/in'

/** Not reached, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  [`${rules}/perquisites/perquisites.ts perquisiteValues`]:
    'The value of a benefit is entered; the rows of the law are shown to whoever enters it, and the examples hold them.',
  [`${rules}/perquisites/perquisites.ts rentFreeHouseValue`]: 'Entered, as above.',
  [`${rules}/wages/proration.ts monthDenominator`]:
    'The published examples of proration, in their own form; payslips prorate by stretches of days (payslip/paid-days.ts).',
  [`${rules}/wages/proration.ts prorated`]: 'As above.',
  [`${rules}/wages/proration.ts revised`]: 'As above.',
  [`${rules}/withholding/year.ts withholdingYear`]: 'Runs the rule of a month through the published years.',
  'engine/payroll/outputs/late/late.ts lateDeductionInterest':
    'Tax is deducted with the pay here, so that no deduction is known to be late.',
}

test('every rule of the payroll is reached by the product, not by its examples alone', () => {
  const found = unreached(sources('.ts', '.tsx')).map(({ path, name }) => `${path} ${name}`)
  expect(found.filter((one) => !(one in exceptions))).toEqual([])
  expect(Object.keys(exceptions).filter((one) => !found.includes(one))).toEqual([])
})

test('what a test or another unreached file imports is not reached', () => {
  const used = { path: 'engine/payroll/a.ts', text: 'export function used() {}\nexport function tested() {}' }
  const dead = { path: 'engine/payroll/b.ts', text: "import { tested } from './a.ts'\nexport const dead = tested" }
  const product = { path: 'server/c.ts', text: "import { used as u } from '@muster/engine/payroll/a.ts'" }
  const trial = { path: 'engine/payroll/a.test.ts', text: "import { tested } from './a.ts'" }
  expect(unreached([used, dead, product, trial])).toEqual([
    { path: 'engine/payroll/a.ts', name: 'tested' },
    { path: 'engine/payroll/b.ts', name: 'dead' },
  ])
})
