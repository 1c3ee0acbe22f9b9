import { expect, test } from 'vitest'
import { roomFaults } from './room-law.ts'

const files = (texts: Record<string, string>) => Object.entries(texts).map(([path, text]) => ({ path, text }))
const pay = {
  'server/features/pay/run/run.ts': "import { tax } from '../tax/tax.ts'",
  'server/features/pay/tax/tax.ts': '',
  'server/features/pay/tax/year.ts': "import { step } from '../run/step.ts'",
  'server/features/pay/run/step.ts': '',
}
const place = 'server/features/pay'

test('two folders that import each other are a circle, although none of their files are', () => {
  const [fault, ...others] = roomFaults(files(pay), {})
  expect(others).toEqual([])
  expect(fault).toContain(`${place}: 2 rooms import each other in a circle, 0 may: ${place}/run, ${place}/tax.`)
  expect(fault).toContain(`  ${place}/tax/year.ts imports ${place}/run/step.ts (and 0 more)`)
})

test('a circle is found at each depth, over any number of folders, and a lazy import or a type counts', () => {
  const faults = roomFaults(
    files({
      'web/shared/a/a.ts': "const b = () => import('../b/b.ts')",
      'web/shared/b/d.ts': "import type { C } from '../c/c.ts'",
      'web/shared/c/e.ts': "export { a } from '../a/a.ts'",
      'engine/law/india.ts': "import { tax } from '../tax/tax.ts'",
      'engine/tax/tax.ts': "import type { Law } from '../law/law.ts'",
    }),
    {},
  )
  expect(faults.map((fault) => fault.split(' rooms')[0])).toEqual(['engine: 2', 'web/shared: 3'])
})

test('tests may look at whatever they try; files beside folders are rooms of their own', () => {
  const tested = {
    'server/features/pay/run/run.ts': "import { tax } from '../tax/tax.ts'",
    'server/features/pay/tax/tax.test.ts': "import { run } from '../run/run.ts'",
    'server/features/pay/tax/testing/paid.ts': "import { run } from '../../run/run.ts'",
    'server/features/pay/tax/tax.fixture.ts': "import { run } from '../run/run.ts'",
    'server/features/pay/index.ts': "import { run } from './run/run.ts'",
    'server/features/pay/tax/tax.ts': "import { paise } from '../paise.ts'",
    'server/features/pay/paise.ts': '',
  }
  expect(roomFaults(files(tested), {})).toEqual([])
})

test('what was known may stay, may not grow, and is lowered as it falls', () => {
  expect(roomFaults(files(pay), { [place]: 2 })).toEqual([])
  expect(roomFaults(files(pay), { [place]: 1 })).toHaveLength(1)
  expect(roomFaults(files(pay), { [place]: 3 })[0]).toContain('only 2 rooms are in circles now')
  expect(roomFaults([], { [place]: 2 })[0]).toContain('only 0 rooms are in circles now')
})
