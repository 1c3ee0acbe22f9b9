import { expect, it } from 'vitest'
import { eligibleWords } from './eligible-words.ts'

const nobody = {
  genders: [],
  employmentTypes: [],
  locations: [],
  departments: [],
  waitingDays: 0,
  afterProbation: false,
}

it('says in a sentence whom a leave is for', () => {
  expect(eligibleWords(nobody)).toBe('Everyone')
  expect(eligibleWords({ ...nobody, afterProbation: true })).toBe('Everyone, after probation')
  expect(eligibleWords({ ...nobody, locations: ['Pune', 'Delhi'] })).toBe('Everyone in Pune or Delhi')
  expect(eligibleWords({ ...nobody, genders: ['female'], employmentTypes: ['fullTime'], waitingDays: 80 })).toBe(
    'Women, full-time staff, after 80 days of service',
  )
  expect(eligibleWords({ ...nobody, employmentTypes: ['intern', 'fullTime', 'partTime'] })).toBe(
    'Full-time staff, part-time staff and interns',
  )
  const five = ['Pune', 'Delhi', 'Goa', 'Kochi', 'Surat']
  expect(
    eligibleWords({
      ...nobody,
      genders: ['female', 'male'],
      locations: five,
      departments: ['Design'],
      waitingDays: 1,
      afterProbation: true,
    }),
  ).toBe('Women and men in 5 locations, Design department, after probation and 1 day of service')
})
