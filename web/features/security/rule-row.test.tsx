import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../shared/testing/show.tsx'
import { RuleRow } from './rule-row.tsx'

const rule = {
  ...{ area: 'salary' as const, label: 'Salaries', description: 'New and revised salaries.' },
  ...{ isOn: true, isActive: true, people: ['Asha Pillai'], gone: ['Hema Rao'], notIndependent: [] as string[] },
  ...{ holdsUntil: '2026-12-02T04:08:00.000Z', changedBy: null, changedAt: null },
}

test('a rule that holds only for a while says until when and why', () => {
  show(<RuleRow rule={rule} disabled={false} onToggle={() => {}} />)
  expect(screen.getByText(/^On until /)).toBeTruthy()
  expect(screen.getByText(/^Hema Rao can no longer approve, so only one person is left\./)).toBeTruthy()
})

test('people who are not independent of the reader are named', () => {
  const more = { holdsUntil: null, gone: [], people: ['Asha Pillai', 'Pia Menon'], notIndependent: ['Pia Menon'] }
  show(<RuleRow rule={{ ...rule, ...more }} disabled={false} onToggle={() => {}} />)
  expect(screen.getByText('On')).toBeTruthy()
  expect(screen.getByText(/only while no one else can: Pia Menon\./)).toBeTruthy()
})
