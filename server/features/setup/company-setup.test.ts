import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, run, type Company } from '../../testing/company.ts'
import { leave } from '../leave/index.ts'
import { lockMonth, pay, withPayroll } from '../payroll/testing.ts'

const get = 'GET /api/v1/user/company-setup'
const preview = 'POST /api/v1/user/company-setup/preview'
const post = 'POST /api/v1/user/company-setup'
const again = 'PUT /api/v1/user/company-setup'

const answers = {
  ...{ people: 12, states: ['IN-KA', 'IN-MH'], payDay: 7, payMonth: 'next' as const },
  ...{ pf: 'voluntary' as const, esi: 'notCovered' as const },
  stateFunds: {
    'IN-KA': { pt: 'registered' as const, lwf: 'notCovered' as const },
    'IN-MH': { pt: 'notCovered' as const, lwf: 'registered' as const },
  },
}

describe('setting up a new company', () => {
  let company: Company & { template: string }
  beforeEach(async () => {
    company = await withPayroll(await aCompany(), { statutory: true })
    await company.within(leave.seed)
  })
  const state = async () => {
    const { admin } = company
    const template = await admin.call('GET /api/v1/user/salary-template/{id}', { params: { id: company.template } })
    return {
      holidays: await admin.call('GET /api/v1/employee/holiday', { query: { year: 2027 } }),
      places: await admin.call('GET /api/v1/user/location'),
      registrations: (await admin.call('GET /api/v1/user/statutory-registrations')).registrations,
      config: await admin.call('GET /api/v1/user/payrun-config'),
      template,
    }
  }

  it('previews everything without making it', async () => {
    const before = await state()
    const shown = await company.admin.call(preview, { body: answers })
    expect(shown.places).toEqual([
      { state: 'IN-KA', name: 'Bengaluru', isNew: false },
      { state: 'IN-MH', name: 'Maharashtra office', isNew: true },
    ])
    expect(shown.holidays.find(({ name }) => name === 'Republic Day')).toMatchObject({ states: [], day: '2027-01-26' })
    expect(shown.holidays.find(({ name }) => name === 'Maharashtra Day')).toMatchObject({ states: ['IN-MH'] })
    expect(shown.holidays.find(({ name }) => name === 'May Day')).toMatchObject({ states: ['IN-KA'] })
    expect(shown.holidays.some(({ name }) => name === 'Onam')).toBe(false)
    expect(shown.schemes.map(({ section, state, answer }) => [section, state, answer])).toEqual(
      expect.arrayContaining([
        ['pf', null, 'voluntary'],
        ['esi', null, 'notCovered'],
        ['pt', 'IN-KA', 'registered'],
        ['lwf', 'IN-KA', 'notCovered'],
        ['pt', 'IN-MH', 'notCovered'],
        ['lwf', 'IN-MH', 'registered'],
      ]),
    )
    expect(shown.schemes.filter(({ isDue }) => isDue).map(({ section, state }) => [section, state])).toEqual([
      ['esi', null],
      ['lwf', 'IN-KA'],
      ['pt', 'IN-MH'],
    ])
    expect(shown.template).toMatchObject({ name: 'Standard', ctcIncludes: ['pf'] })
    expect(shown.schedule).toEqual({ cutOffDay: 31, payDay: 7, payMonth: 'next' })
    expect(shown.leave).toContainEqual({ name: 'Casual', daysAYear: 12, isPaid: true })
    expect(await state()).toEqual(before)
  })

  it('makes the chosen things once, even if sent twice at the same moment', async () => {
    const shown = await company.admin.call(preview, { body: answers })
    const wanted = shown.holidays.filter(({ name }) => name !== 'Good Friday')
    const body = { ...answers, excludedHolidays: ['2027-03-26 Good Friday'] }
    const sent = await Promise.all([1, 2].map(() => company.admin.raw(post, { body })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    const made = await state()
    expect(made.places.data.map(({ name }) => name)).toEqual(['Bengaluru', 'Maharashtra office'])
    expect(made.holidays).toHaveLength(wanted.filter(({ day }) => day.startsWith('2027')).length)
    expect(made.holidays.find(({ name }) => name === 'Maharashtra Day')?.locations).toMatchObject([
      { name: 'Maharashtra office' },
    ])
    expect(made.holidays.some(({ name }) => name === 'Good Friday')).toBe(false)
    expect(made.config).toMatchObject({ cutOffDay: 31, payDay: 7, payMonth: 'next', dayBasis: 'calendar' })
    expect(made.template.ctcIncludes).toEqual(['pf'])
    expect(made.template.lines.map(({ name }) => name)).toHaveLength(4)
    expect(made.registrations.find(({ section }) => section === 'esi')?.answer).toBe('notCovered')
    expect(made.registrations.every(({ answer }) => answer !== null)).toBe(true)
    await company.admin.call(post, { body: { ...answers, payDay: 1, states: ['IN-KL'] } })
    expect(await state()).toEqual(made)
    expect(await company.admin.call(get)).toMatchObject({ answers: { ...answers, employerShareInCtc: true } })
  })

  it('can be answered again: previews changes, and keeps later choices of the company', async () => {
    const { admin } = company
    await admin.call(post, { body: { ...answers, excludedHolidays: ['2027-03-26 Good Friday'] } })
    const { updatedAt: _, ...config } = await admin.call('GET /api/v1/user/payrun-config')
    await admin.call('PUT /api/v1/user/payrun-config', { body: { ...config, cutOffDay: 24 } })
    const same = await admin.call(preview, { body: answers })
    expect([same.holidays, same.schedule, same.isPayOpen]).toEqual([[], same.scheduleNow, true])
    expect(same.schemes.filter(({ answer, now }) => answer !== now)).toEqual([])
    const before = await state()
    await admin.call(again, { body: answers })
    expect({ ...(await state()), config: null }).toEqual({ ...before, config: null })
    expect((await state()).config).toMatchObject({ cutOffDay: 24, payDay: 7 })

    const other = { ...answers, states: [...answers.states, 'IN-KL'], esi: 'registered' as const, payDay: 10 }
    const shown = await admin.call(preview, { body: other })
    expect(shown.places.filter(({ isNew }) => isNew)).toMatchObject([{ state: 'IN-KL' }])
    expect(shown.holidays.map(({ name }) => name)).toContain('Onam')
    expect(shown.holidays.every(({ states }) => states.includes('IN-KL'))).toBe(true)
    expect(shown.schemes.find(({ section }) => section === 'esi')).toMatchObject({
      ...{ answer: 'registered', now: 'notCovered' },
    })
    expect(await state()).toEqual({ ...before, config: (await state()).config })
    await admin.call(again, { body: other })
    const made = await state()
    expect(made.config).toMatchObject({ cutOffDay: 31, payDay: 10 })
    expect(made.holidays.some(({ name }) => name === 'Good Friday')).toBe(false)
    expect(made.registrations.find(({ section }) => section === 'esi')?.answer).toBe('registered')
    expect((await admin.call(get)).answers).toMatchObject({
      states: expect.arrayContaining(['IN-KL']),
      esi: 'registered',
    })
  })

  it('adds only locations and holidays once people were paid, and is not answered again before the first time', async () => {
    const { admin } = company
    expect((await admin.refused(again, { body: answers })).status).toBe(409)
    await admin.call(post, { body: answers })
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    await lockMonth(company, '2026-10')
    const before = await state()
    const other = { ...answers, states: [...answers.states, 'IN-KL'], pf: 'notCovered' as const, payDay: 10 }
    expect((await admin.call(preview, { body: other })).isPayOpen).toBe(false)
    await admin.call(again, { body: other })
    const made = await state()
    expect(made.places.data).toHaveLength(before.places.data.length + 1)
    expect([made.config, made.template]).toEqual([before.config, before.template])
    expect(made.registrations.find(({ section }) => section === 'pf')?.answer).toBe('voluntary')
  })

  it('keeps earlier decisions of the company', async () => {
    const { admin } = company
    await admin.call('POST /api/v1/employee/holiday', {
      body: { name: 'Our day', day: '2027-01-26', kind: 'public', locationIds: [] },
    })
    await admin.call('POST /api/v1/user/salary-template', {
      body: {
        name: 'Interns',
        lines: (await state()).template.lines.map(({ componentId }) => ({ componentId, calculation: null })),
      },
    })
    const shown = await admin.call(preview, { body: answers })
    expect(shown.template).toBeNull()
    expect(shown.holidays.find(({ day }) => day === '2027-01-26')?.isThere).toBe(true)
    await admin.call(post, { body: answers })
    const made = await state()
    expect(made.holidays.filter(({ day }) => day === '2027-01-26').map(({ name }) => name)).toEqual(['Our day'])
    expect(made.template.ctcIncludes).toEqual([])
  })

  it('leaves unanswered what nobody has said, whatever size was chosen at registration', async () => {
    await company.within((tx) => run(tx, sql`update organisation set size = '1-10'`))
    expect((await company.admin.call(get)).answers).toMatchObject({
      ...{ people: null, pf: null, esi: null },
      stateFunds: { 'IN-KA': { pt: null, lwf: null } },
    })
    const { pf: _, ...rest } = answers
    expect((await company.admin.refused(post, { body: rest as never })).errors?.map(({ path }) => path)).toEqual([
      'body.pf',
    ])
  })

  it.each([6, 12, 40])('registers a company of %i as it says, never by its headcount', async (people) => {
    const { admin } = company
    for (const pf of ['registered', 'voluntary', 'notCovered'] as const) {
      const { schemes } = await admin.call(preview, { body: { ...answers, people, pf, esi: pf } })
      const funds = schemes.filter(({ section }) => section === 'pf' || section === 'esi')
      expect(funds.map(({ answer }) => answer)).toEqual([pf, pf])
    }
    await admin.call(post, { body: { ...answers, people, pf: 'registered' } })
    const { registrations } = await state()
    expect(registrations.find(({ section }) => section === 'pf')?.answer).toBe('registered')
  })

  it.each([1, 6, 60])(
    'leaves professional tax and LWF of a company of %i unanswered until it answers',
    async (people) => {
      const { admin } = company
      const { stateFunds: _, ...unsaid } = answers
      const ofStates = async () => {
        const all = (await state()).registrations.filter((one) => one.state !== null)
        return all.map((one) => [one.section, one.state, one.answer])
      }
      const { schemes } = await admin.call(preview, { body: { ...unsaid, people } })
      expect(schemes.filter((one) => one.state !== null && (one.answer !== null || one.isDue))).toEqual([])
      await admin.call(post, { body: { ...unsaid, people } })
      const open = [
        ['pt', 'IN-KA', null],
        ['lwf', 'IN-KA', null],
        ['pt', 'IN-MH', null],
        ['lwf', 'IN-MH', null],
      ]
      expect((await ofStates()).toSorted()).toEqual(open.toSorted())
      await admin.call(again, { body: { ...unsaid, people, stateFunds: { 'IN-MH': { pt: 'registered' } } } })
      const said = open.map(([section, of]) => [section, of, of === 'IN-MH' && section === 'pt' ? 'registered' : null])
      expect((await ofStates()).toSorted()).toEqual(said.toSorted())
      expect((await admin.call(get)).answers.stateFunds['IN-MH']).toEqual({ pt: 'registered', lwf: null })
    },
  )

  it('knows which states have professional tax and a labour welfare fund', async () => {
    const { stateSchemes } = await company.admin.call(get)
    const of = (wanted: string) => stateSchemes.filter(({ state: one }) => one === wanted).map(({ section }) => section)
    expect([of('IN-KA'), of('IN-DL'), of('IN-TS'), of('IN-RJ')]).toEqual([['pt', 'lwf'], ['lwf'], ['pt', 'lwf'], []])
  })

  it('starts with known answers, is refused once people were paid, and without all permissions', async () => {
    expect(await company.admin.call(get)).toMatchObject({
      answers: { people: null, states: ['IN-KA'], pf: null, esi: null, payDay: 31, payMonth: 'this' },
      madeAt: null,
    })
    const clerk = await company.employee('Clerk', { granted: ['access_statutory_settings'] })
    expect((await clerk.refused(post, { body: answers })).status).toBe(403)
    const wrong = await company.admin.refused(post, { body: { ...answers, people: 0, states: [] } })
    expect(wrong.errors?.map(({ path }) => path)).toEqual(['body.people', 'body.states'])
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    await lockMonth(company, '2026-10')
    expect(await company.admin.refused(post, { body: answers })).toMatchObject({ status: 409 })
    expect(await company.admin.call(get)).toMatchObject({ madeAt: null, isAgain: true })
    const { places } = await state()
    await company.admin.call(again, { body: { ...answers, payDay: 10 } })
    expect((await state()).places.data).toHaveLength(places.data.length + 1)
    expect((await company.admin.call(get)).madeAt).not.toBeNull()
  })
})
