import { expect, it } from 'vitest'
import { eligibleText } from './eligible-sentences.ts'

const nobody = {
  genders: [],
  employmentTypes: [],
  locations: [],
  departments: [],
  waitingDays: 0,
  afterProbation: false,
}

it('describes eligibility in a sentence', () => {
  expect(eligibleText(nobody)).toBe('Everyone')
  expect(eligibleText({ ...nobody, afterProbation: true })).toBe('Everyone, after probation')
  expect(eligibleText({ ...nobody, locations: ['Pune', 'Delhi'] })).toBe('Everyone in Pune or Delhi')
  expect(eligibleText({ ...nobody, genders: ['female'], employmentTypes: ['fullTime'], waitingDays: 80 })).toBe(
    'Women, full-time staff, after 80 days of service',
  )
  expect(eligibleText({ ...nobody, employmentTypes: ['intern', 'fullTime', 'partTime'] })).toBe(
    'Full-time staff, part-time staff and interns',
  )
  const five = ['Pune', 'Delhi', 'Goa', 'Kochi', 'Surat']
  expect(
    eligibleText({
      ...nobody,
      genders: ['female', 'male'],
      locations: five,
      departments: ['Design'],
      waitingDays: 1,
      afterProbation: true,
    }),
  ).toBe('Women and men in 5 locations, Design department, after probation and 1 day of service')
})
