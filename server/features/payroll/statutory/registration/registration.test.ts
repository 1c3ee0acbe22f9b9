import { describe, expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { aCompany, type Company } from '../../../../testing/company.ts'
import { pay, runPayroll, withPayroll } from '../../testing.ts'
import { statutorySettings } from '../setting/settings.ts'

const key = 'POST /api/v1/user/statutory-registrations'
const inForce = (company: Company, day: string) => company.within((tx) => statutorySettings(tx, day))
const shown = async (company: Company) =>
  (await company.admin.call('GET /api/v1/user/statutory-registrations')).registrations
const findings = async (company: Company & { template: string }, run?: string) => {
  const params = { id: run ?? (await runPayroll(company, '2026-10')) }
  const { findings } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight', { params })
  return findings.map(({ code }) => code)
}
const everything = (answer: 'registered' | 'notCovered', number: string | null = null) => [
  { section: 'pf' as const, answer, number },
  { section: 'esi' as const, answer },
  { section: 'pt' as const, state: 'IN-KA', answer },
  { section: 'lwf' as const, state: 'IN-KA', answer },
]

describe('the registrations of a company', () => {
  test('are asked for by scheme and state, and calculated as before until they are answered', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    expect(await shown(company)).toMatchObject([
      { section: 'pf', state: null, threshold: 20, answer: null },
      { section: 'esi', state: null, threshold: 10, answer: null },
      { section: 'pt', state: 'IN-KA', threshold: null, answer: null },
      { section: 'lwf', state: 'IN-KA', threshold: 10, answer: null },
    ])
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 36_000_000)
    expect(await findings(company)).toContain('registrations')
  })

  test('"not registered" deducts nothing; a company that answered is not asked again', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 24_000_000)
    await company.admin.call(key, { body: { answers: everything('notCovered') } })
    const settings = await inForce(company, '2026-10-31')
    expect([settings.pf.enabled, settings.esi.enabled]).toEqual([false, false])
    expect([...settings.places.values()].map(({ pt, lwf }) => [pt.enabled, lwf.enabled])).toEqual([[false, false]])
    expect(await findings(company)).not.toContain('registrations')
    expect((await shown(company)).map(({ answer }) => answer)).toEqual(Array(4).fill('notCovered'))
  })

  test('leave all other settings unchanged, and apply in later months with settings of their own', async () => {
    const company = await aCompany()
    const save = (from: string, more: object) =>
      company.admin.call('POST /api/v1/user/statutory-settings', {
        body: { section: 'pf', from, value: { ...startingSettings.pf, ...more } },
      })
    await save('2026-12', { epsRate: '1/12' })
    const answers = [{ section: 'pf' as const, answer: 'voluntary' as const, number: 'BG/BNG/0012345/000' }]
    await company.admin.call(key, { body: { answers } })
    expect((await inForce(company, '2026-11-30')).pf).toMatchObject({
      voluntary: true,
      epsRate: '0.0833',
      establishmentNumber: 'BGBNG0012345000',
    })
    expect((await inForce(company, '2026-12-31')).pf).toMatchObject({ voluntary: true, epsRate: '1/12' })
  })

  test('that begin in a later month deduct nothing before it', async () => {
    const company = await aCompany()
    const answers = [{ section: 'esi' as const, answer: 'registered' as const, since: '2026-12' }]
    await company.admin.call(key, { body: { answers } })
    expect((await inForce(company, '2026-11-30')).esi.enabled).toBe(false)
    expect((await inForce(company, '2026-12-31')).esi.enabled).toBe(true)
  })

  test('warn once the company has grown past the threshold', async () => {
    const company = await withPayroll(await aCompany(), { statutory: true })
    const first = await company.employee('Priya Nair')
    await pay(company, first, 24_000_000)
    await company.admin.call(key, { body: { answers: everything('notCovered') } })
    const run = await runPayroll(company, '2026-10')
    expect(await findings(company, run)).not.toContain('esiThreshold')
    for (let n = 1; n < 10; n += 1) await company.employee(`Person ${n}`)
    const codes = await findings(company, run)
    expect(codes).toEqual(expect.arrayContaining(['esiThreshold', 'lwfThreshold']))
    expect(codes).not.toContain('pfThreshold')
    expect((await shown(company)).filter(({ isCrossed }) => isCrossed).map(({ section }) => section)).toEqual([
      'esi',
      'lwf',
    ])
  })

  test("name every wrong field, must be in the company's states, and need the permission", async () => {
    const company = await aCompany()
    const wrong = await company.admin.refused(key, {
      body: {
        answers: [
          { section: 'pf', answer: 'registered', number: '12' },
          { section: 'esi', answer: 'maybe' },
        ],
      } as never,
    })
    expect(wrong.errors?.map(({ path }) => path)).toEqual(['body.answers.0.number', 'body.answers.1.answer'])
    const elsewhere = await company.admin.refused(key, {
      body: { answers: [{ section: 'pt', state: 'IN-MH', answer: 'registered' }] },
    })
    expect(elsewhere.errors).toEqual([{ path: 'body.answers.0.state', message: 'There is no location in this state' }])
    const accountant = await company.employee('Ravi Kumar', { role: 'Accountant' })
    expect((await accountant.refused('GET /api/v1/user/statutory-registrations')).status).toBe(403)
  })
})
