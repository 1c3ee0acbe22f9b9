import { expect, test } from 'vitest'
import { behindDoors } from './behind-doors.ts'

const door = '/x/web/features/leave/index.ts'
const balance = '/x/web/features/leave/balance/balance-panel.tsx'
const effect = '/x/web/features/leave/leave-effect.tsx'
const holds = {
  code: "export { BalancePanel } from './balance/balance-panel.tsx'\nexport { HolidayEffect, ShiftEffect } from './leave-effect.tsx'",
  importedIds: [balance, effect],
}
const behind = (code: string, ...others: string[]) =>
  behindDoors({ code, importedIds: [door, ...others] }, (id) => (id === door ? holds : null))

test.each([
  ["import { BalancePanel as leave } from '../../features/leave/index.ts'", [balance]],
  ['import { ShiftEffect } from "../leave/index.ts"', [effect]],
  ["import {\n  BalancePanel,\n  HolidayEffect,\n} from '../leave/index.ts'", [balance, effect]],
  ["import { HolidayEffect } from '../payroll/index.ts'", []],
])('%s loads what it names, not the whole index', (code, loaded) => {
  expect(behind(code)).toEqual(loaded)
})

test('other imports stay as they are', () => {
  const other = '/x/web/shared/ui/panel.tsx'
  expect(behind("import { ShiftEffect } from '../leave/index.ts'", other)).toEqual([effect, other])
})
