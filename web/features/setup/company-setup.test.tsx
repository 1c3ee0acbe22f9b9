import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { mockApi } from '../../shared/testing/mock-api.ts'
import { signedInAs, signedOut } from '../../shared/testing/people.ts'
import { show } from '../../shared/testing/show.tsx'
import CompanySetupScreen from './company-setup-screen.tsx'

vi.setConfig({ testTimeout: 60_000 })
afterEach(signedOut)

const get = 'GET /api/v1/user/company-setup'
const preview = 'POST /api/v1/user/company-setup/preview'
const put = 'PUT /api/v1/user/company-setup'
const answers = {
  ...{ people: 12, states: ['IN-KA'], payDay: 7, payMonth: 'next' as const },
  ...{ pf: 'voluntary' as const, esi: 'notCovered' as const },
  stateFunds: { 'IN-KA': { pt: 'registered' as const, lwf: 'notCovered' as const } },
  employerShareInCtc: true,
}
const stateSchemes = [
  { state: 'IN-KA', section: 'pt' as const },
  { state: 'IN-KA', section: 'lwf' as const },
  { state: 'IN-DL', section: 'lwf' as const },
]
const schedule = { cutOffDay: 31, payDay: 7, payMonth: 'next' as const }
const same = {
  places: [{ state: 'IN-KA', name: 'Bengaluru', isNew: false }],
  schemes: [
    {
      section: 'pf' as const,
      state: null,
      answer: 'voluntary' as const,
      now: 'voluntary' as const,
      law: '',
      isDue: false,
    },
    {
      section: 'esi' as const,
      state: null,
      answer: 'notCovered' as const,
      now: 'notCovered' as const,
      law: '',
      isDue: false,
    },
  ],
  ...{ holidays: [], leave: [], template: null, schedule, scheduleNow: schedule, isPayOpen: true },
}

it('a company that is already set up sees its answers, and the effect of other ones, before applying them', async () => {
  signedInAs('Admin', 'access_statutory_settings')
  const reply: { now: object } = { now: same }
  const { calls } = mockApi({
    [get]: { answers, stateSchemes, madeAt: '2026-04-01T05:00:00.000Z', isAgain: true },
    [preview]: () => reply.now,
    [put]: { madeAt: '2026-04-01T05:00:00.000Z' },
  } as never)
  const { user } = show(<CompanySetupScreen />, { at: '/home/company-setup' })
  await screen.findByText(/Your company was set up on 01 Apr 2026/)
  await screen.findByText('These answers change no settings.')
  const onam = {
    key: '2027-09-12 Onam',
    day: '2027-09-12',
    name: 'Onam',
    states: ['IN-KL'],
    isExpected: true,
    isThere: false,
  }
  reply.now = {
    ...same,
    places: [...same.places, { state: 'IN-KL', name: 'Kerala office', isNew: true }],
    schemes: [same.schemes[0]!, { ...same.schemes[1]!, answer: 'registered' }],
    holidays: [onam],
    schedule: { ...schedule, payDay: 10 },
  }
  const payDay = screen.getByLabelText('On which day are salaries paid?')
  await user.clear(payDay)
  await user.type(payDay, '10')
  await screen.findByText('Location added: Kerala office, Kerala')
  expect(screen.getByText('ESI: registered, instead of not registered')).not.toBeNull()
  expect(screen.getByText(/salaries paid on day 10 of the next month\. Now: .*day 7/)).not.toBeNull()
  await user.click(within(screen.getByRole('group', { name: /Holidays/ })).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Apply changes' }))
  await waitFor(() => expect(calls(put)).toHaveLength(1))
  expect(calls(put)[0]?.body).toMatchObject({ ...answers, payDay: 10, excludedHolidays: [onam.key] })
})

it('says that pay settings stay once a pay run is approved', async () => {
  signedInAs('Admin', 'access_statutory_settings')
  mockApi({
    [get]: { answers, stateSchemes, madeAt: '2026-04-01T05:00:00.000Z', isAgain: true },
    [preview]: { ...same, isPayOpen: false, schedule: { ...schedule, payDay: 10 } },
  })
  show(<CompanySetupScreen />, { at: '/home/company-setup' })
  await screen.findByText(/A pay run is approved, so registrations/)
  expect(screen.getByText('These answers change no settings.')).not.toBeNull()
})

it('a new company answers itself whether it is registered, also with fewer people than the law counts', async () => {
  signedInAs('Admin', 'access_statutory_settings')
  const unknown = { ...answers, people: null, pf: null, esi: null, stateFunds: { 'IN-KA': { pt: null, lwf: null } } }
  const post = 'POST /api/v1/user/company-setup'
  const { calls } = mockApi({
    [get]: { answers: unknown, stateSchemes, madeAt: null, isAgain: false },
    [preview]: same,
    [post]: { madeAt: '2026-11-20T05:00:00.000Z' },
  } as never)
  const { user } = show(<CompanySetupScreen />, { at: '/home/company-setup' })
  const people = await screen.findByLabelText<HTMLInputElement>('How many employees do you have?')
  expect(people.value).toBe('')
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1)
  await user.type(people, '6')
  const funds = () =>
    ['EPF', 'ESI', 'professional tax in Karnataka', 'LWF in Karnataka'].map((name) =>
      within(screen.getByRole('group', { name: new RegExp(name) })),
    )
  await user.click(funds()[0]!.getByRole('radio', { name: /Yes, required by law/ }))
  await screen.findByText('Answer all questions to see the setup.')
  await user.click(screen.getByRole('button', { name: 'Set up company' }))
  expect(await funds()[1]!.findByText('Choose one')).not.toBeNull()
  expect([calls(preview), calls(post)]).toEqual([[], []])
  await user.click(funds()[1]!.getByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Set up company' }))
  expect(await funds()[2]!.findByText('Choose one')).not.toBeNull()
  expect([calls(preview), calls(post)]).toEqual([[], []])
  await user.click(funds()[2]!.getByRole('radio', { name: 'Yes' }))
  await user.click(funds()[3]!.getByRole('radio', { name: 'No' }))
  await screen.findByText('Registrations')
  await user.click(screen.getByRole('button', { name: 'Set up company' }))
  await waitFor(() => expect(calls(post)).toHaveLength(1))
  expect(calls(post)[0]?.body).toMatchObject({
    ...{ people: 6, pf: 'registered', esi: 'notCovered' },
    stateFunds: { 'IN-KA': { pt: 'registered', lwf: 'notCovered' } },
  })
})
