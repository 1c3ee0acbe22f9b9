import { beforeEach, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'
import { testNow } from '../../../testing/server.ts'
import { checkLeave, leave, leaveFeature } from '../index.ts'

let company: Company
let meera: Person
let priya: Person
let arjun: Person
let maternity: string

beforeEach(async () => {
  company = await aCompany()
  company.clock.set(testNow)
  await company.within((tx) => leave.seed(tx))
  meera = await company.employee('Meera Shah', { role: 'HR' })
  priya = await company.employee('Priya Nair', {})
  arjun = await company.employee('Arjun Das', {})
  await gender(priya, 'female')
  await gender(arjun, 'male')
  const { _id } = await meera.call('POST /api/v1/user/leave-policy', {
    body: {
      ...{ name: 'Birth', code: 'BL', isPaid: true, halfDaysAYear: 60, accrual: 'atOnce', leaveYear: 'calendar' },
      ...{ yearStartsInMonth: 1, prorate: false, waitingDays: 0, afterProbation: false, carryForward: null },
      ...{ encashable: false, longestRunDays: null, noticeDays: 0, allowsHalfDays: false, sandwich: false },
      ...{ negativeLimitHalfDays: 0, proofAfterDays: null },
    },
  })
  maternity = _id
  await accrue()
})

const accrue = () =>
  leaveFeature.jobs!['leave-accrual']!(company.app, { organisation: company.organisation, again: true })
const gender = (person: Person, value: 'female' | 'male' | null) =>
  meera.call('PUT /api/v1/employee/personal-info/{id}', { params: { id: person.employee }, body: { gender: value } })
const limit = async () => {
  await meera.call('PUT /api/v1/user/leave-policy/{id}', {
    params: { id: maternity },
    body: { genders: ['female'], appliesFrom: 'thisYear' },
  })
  await accrue()
}
const balance = async (person: Person) =>
  (await person.call('GET /api/v1/employee/leave-policy-days', { query: {} })).find(({ code }) => code === 'BL')
const offers = async (person: Person) =>
  (await person.call('GET /api/v1/employee/leave-types')).some(({ code }) => code === 'BL')
const problems = async (person: Person) => {
  const draft = { policyId: maternity, from: '2026-12-14', to: '2026-12-15', fromPart: 'full', toPart: 'full' } as const
  const { problems } = await company.within((tx) => checkLeave(tx, person.employee, draft))
  return problems.map(({ code }) => code)
}

it('reverses a grant with a row giving the reason when the leave is limited, and no longer offers it', async () => {
  expect(await balance(arjun)).toMatchObject({ balanceHalfDays: 60 })
  await limit()
  expect(await balance(priya)).toMatchObject({ balanceHalfDays: 60, halfDaysAYear: 60 })
  const his = (await balance(arjun))!
  expect(his).toMatchObject({ balanceHalfDays: 0, halfDaysAYear: 0 })
  expect(his.rows).toHaveLength(2)
  expect(his.rows.map(({ text }) => text).join('\n')).toContain('Not eligible for this leave. Reversed: For ')
  expect([await offers(priya), await offers(arjun)]).toEqual([true, false])
  expect(await problems(priya)).not.toContain('notEligible')
  expect(await problems(arjun)).toContain('notEligible')
})

it('follows a gender that is recorded or corrected later, in the same call', async () => {
  await limit()
  await gender(arjun, 'female')
  expect(await balance(arjun)).toMatchObject({ balanceHalfDays: 60 })
  await gender(arjun, null)
  expect(await balance(arjun)).toMatchObject({ balanceHalfDays: 0 })
})

it('grants nothing to those who join later and are not eligible', async () => {
  await limit()
  const dev = await company.employee('Dev Rao', {})
  await gender(dev, 'male')
  expect(await balance(dev)).toBeUndefined()
})

it('shows who would be eligible, and whose gender is not recorded', async () => {
  const rule = { employmentTypes: [], locationIds: [], departmentIds: [], waitingDays: 0, afterProbation: false }
  const ask = (genders: ('female' | 'male')[]) =>
    meera.call('POST /api/v1/user/leave-policy/effect', { body: { ...rule, genders } })
  expect(await ask(['female'])).toMatchObject({
    employed: 3,
    eligible: { count: 1, names: ['Priya Nair'] },
    notRecorded: { count: 1, names: ['Meera Shah'] },
    losing: { count: 0, names: [], halfDays: 0 },
  })
  expect(await ask([])).toMatchObject({ eligible: { count: 3 }, notRecorded: { count: 0 } })
})

it('names a wrong choice at its field', async () => {
  const ask = meera.call('PUT /api/v1/user/leave-policy/{id}', {
    params: { id: maternity },
    body: { genders: ['women'] as never },
  })
  await expect(ask).rejects.toThrow(/eligible/)
})
