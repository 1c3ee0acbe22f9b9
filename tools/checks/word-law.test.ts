import { expect, test } from 'vitest'
import { wordFaults } from './word-law.ts'

const faults = (message: string) => wordFaults([{ path: 'en.po', text: `msgid "${message}"\nmsgstr "${message}"\n` }])

test('words that the house style bans are found', () => {
  for (const message of [
    'A request waits for you',
    '2 days asked for',
    'Payslip taken back',
    'Days without pay',
    '3 people left out',
    'Nobody is in',
    'What people get',
    'The person is told',
  ])
    expect(faults(message), message).toHaveLength(1)
})

test('standard words pass', () => {
  for (const message of [
    'Pending with {name}',
    'What should we call you?',
    'You stand in for {name}',
    'No one is on leave today',
    '{name} stands in for you',
  ])
    expect(faults(message), message).toEqual([])
})

test('a message over several lines is read whole', () => {
  expect(wordFaults([{ path: 'en.po', text: 'msgid "3 people "\n"left out"\nmsgstr ""\n' }])).toHaveLength(1)
})
