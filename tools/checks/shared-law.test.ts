import { expect, test } from 'vitest'
import { sharedFaults } from './shared-law.ts'

const says = (path: string, ...imports: string[]) => ({
  path,
  text: imports.map((one) => `import { x } from '${one}'`).join('\n'),
})
const panel = says('web/shared/ui/panel.tsx')
const leave = says('web/features/leave/leave-screen.tsx', '../../shared/ui/panel.tsx')

test('code used by only one feature does not belong in shared', () => {
  expect(sharedFaults([panel, leave])).toEqual([
    'web/shared/ui/panel.tsx is used by web/features/leave alone, and stands there.',
  ])
})

test('nor what it reaches through another part of shared, nor what is otherwise only used by a test', () => {
  const list = says('web/shared/table/list.tsx', '../ui/panel.tsx')
  const screen = says('web/features/leave/leave-screen.tsx', '../../shared/table/list.tsx')
  const other = says('web/features/payroll/pay.test.tsx', '../../shared/table/list.tsx')
  expect(sharedFaults([panel, list, screen, other])).toHaveLength(2)
})

test.each(['web/features/payroll/pay-screen.tsx', 'web/app/shell/frame.tsx'])(
  'code that %s uses too does belong',
  (path) => {
    expect(sharedFaults([panel, leave, says(path, '../../shared/ui/panel.tsx')])).toEqual([])
  },
)

test('two features reaching it by different ways are enough, and a circle ends', () => {
  const list = says('web/shared/table/list.tsx', '../ui/panel.tsx')
  const round = says('web/shared/ui/panel.tsx', '../table/list.tsx')
  const late = {
    path: 'web/features/payroll/pay-screen.tsx',
    text: "const load = () => import('../../shared/table/list.tsx')",
  }
  expect(sharedFaults([round, list, leave, late])).toEqual([])
})
