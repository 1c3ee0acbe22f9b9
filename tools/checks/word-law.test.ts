import { expect, test } from 'vitest'
import { wordFaults } from './word-law.ts'

const faults = (message: string) => wordFaults([{ path: 'a.ts', text: message }])

test('words banned by the house style are found', () => {
  const banned = [
    'A request waits for you',
    '2 days asked for',
    'Payslip taken back',
    'Days without pay',
    '3 people left out',
    'Nobody is in',
    'What people get',
    'The person is told',
  ]
  expect(banned.filter((message) => faults(message).length !== 1)).toEqual([])
})

test('standard words pass', () => {
  const standard = [
    'Pending with {name}',
    'What should we call you?',
    'You stand in for {name}',
    'No one is on leave today',
    '{name} stands in for you',
  ]
  expect(standard.flatMap((message) => faults(message))).toEqual([])
})

test('apostrophes are straight', () => {
  expect(faults('Employees’ pay')).toHaveLength(1)
  expect(faults("Employees' pay")).toEqual([])
})
