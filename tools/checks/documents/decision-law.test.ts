import { expect, test } from 'vitest'
import { decisionFaults } from './decision-law.ts'

const decisions = [
  { path: 'docs/decisions/0001-tenancy.md', text: '# 1. Tenancy is enforced\n' },
  { path: 'docs/decisions/0027-a-brake.md', text: '# 27. Sign-in slows down\n' },
]
const faults = (...rows: string[]) =>
  decisionFaults([...decisions, { path: 'docs/decisions/README.md', text: ['# Decisions', ...rows].join('\n') }])
const tenancy = '| 0001 | [Tenancy is enforced](0001-tenancy.md) | in force |'
const brake = '| 0027 | [Sign-in slows down](0027-a-brake.md) | replaced by [0001](0001-tenancy.md) |'

test('an index with every decision under its title is right', () => {
  expect(faults(tenancy, brake)).toEqual([])
})

test('a decision that is missing, or listed twice, is reported', () => {
  expect(faults(tenancy)).toEqual([
    'docs/decisions/0027-a-brake.md stands 0 times in docs/decisions/README.md; once is right.',
  ])
  expect(faults(tenancy, brake, tenancy)).toEqual([
    'docs/decisions/0001-tenancy.md stands 2 times in docs/decisions/README.md; once is right.',
  ])
})

test('another title or number than the decision has is reported with its line', () => {
  expect(faults(tenancy, brake.replace('slows down', 'is braked'))).toEqual([
    'docs/decisions/README.md:3 has 0027, Sign-in is braked; the decision is 0027, Sign-in slows down.',
  ])
  expect(faults(tenancy, brake.replace('0027 |', '0028 |'))).toHaveLength(1)
})

test('a row without a decision, and a status that leads nowhere, are reported', () => {
  expect(faults(tenancy, brake, '| 0031 | [Gone](0031-gone.md) | in force |')).toEqual([
    'docs/decisions/README.md:4 leads to 0031-gone.md, which is no decision.',
  ])
  expect(faults(tenancy, brake.replace('(0001-tenancy.md) |', '(0009-none.md) |'))).toHaveLength(1)
  expect(faults(tenancy.replace('in force', 'perhaps'), brake)).toHaveLength(1)
})

test('a decision begins with its number and title', () => {
  expect(decisionFaults([{ path: 'docs/decisions/0003-x.md', text: '# 0003 Statements\n' }])).toEqual([
    'docs/decisions/0003-x.md must begin with "# 3. " and its title.',
  ])
})
