import { expect, test } from 'vitest'
import type { Person } from '../../../testing/company.ts'
import { lockedOctober } from '../outputs/testing.ts'
import { remindOfCompliance } from './remind.ts'

async function scene() {
  const { company, priya } = await lockedOctober({ taxed: true })
  const at = (day: string) => company.clock.set(`${day}T04:00:00.000Z`)
  at('2026-11-10')
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const list = async (person: Person = hr) => (await person.call('GET /api/v1/user/compliance', {})).items
  const item = async (kind: string, to: string) => (await list()).find((one) => one.kind === kind && one.to === to)
  return { company, hr, priya, at, list, item }
}
/** The company gets a place of work in a state. */
async function work(
  { admin }: Awaited<ReturnType<typeof scene>>['company'],
  city: string,
  state: string,
  postalCode: string,
) {
  const address = { name: `${city} plant`, addressLine1: '12 Hill Road', addressLine2: '', city, state, postalCode }
  const place = { timeZone: 'Asia/Kolkata', latitude: 18.520431, longitude: 73.856743, radiusMetres: 250 }
  await admin.call('POST /api/v1/user/location', { body: { ...address, ...place, punchRule: 'warn' as const } })
}

const which = { kind: 'pf' as const, state: '', period: '2026-10' }

test('what is due follows from the registrations and the locked month, with its amount', async () => {
  const { company, priya, item, list } = await scene()
  expect(await item('pf', '2026-10')).toMatchObject({ dueOn: '2026-11-15', status: 'open', filed: null })
  const tds = await item('tds', '2026-10')
  expect(tds).toMatchObject({ dueOn: '2026-11-07', status: 'overdue' })
  expect(tds!.amountPaise).toBeGreaterThan(0)
  expect(await item('tdsStatement', '2026-12')).toMatchObject({ from: '2026-10', dueOn: '2027-01-31' })
  expect((await item('pt', '2026-10'))!.stateName).toBe('Karnataka')
  expect((await item('pf', '2026-11'))!.amountPaise).toBeNull()
  // Nothing for months before the first locked one.
  expect((await list()).filter(({ to }) => to < '2026-10')).toEqual([])
  const { figures } = await (async () => {
    const params = { id: (await company.admin.call('GET /api/v1/user/payrun-history')).data[0]!._id }
    await company.admin.call('POST /api/v1/user/payrun/{id}/certificates', { params })
    return (await company.admin.call('GET /api/v1/user/payrun/{id}/certificates', { params }))[0]!
  })()
  for (const kind of ['pf', 'esi', 'pt', 'tds'] as const)
    expect((await item(kind, '2026-10'))!.amountPaise).toBe(figures.find((one) => one.item === kind)!.payslipsPaise)
  expect(await priya.refused('GET /api/v1/user/compliance', {})).toMatchObject({ status: 403 })
})

test('a TDS deposit is what challans deposit, and has no other entry', async () => {
  const { hr, at, item, company } = await scene()
  const body = { kind: 'tds' as const, state: '', period: '2026-10', filedOn: '2026-11-04', reference: '' }
  expect(await hr.refused('PUT /api/v1/user/compliance', { body })).toMatchObject({ errors: [{ path: 'body.kind' }] })
  const { amountPaise } = (await item('tds', '2026-10'))!
  const challan = {
    bsr: '0510308',
    paidOn: '2026-11-09',
    months: ['2026-10'],
    interestPaise: 0,
    feePaise: 0,
    otherPaise: 0,
  }
  const add = (serial: string, taxPaise: number) =>
    company.admin.call('POST /api/v1/user/tds-challan', { body: { ...challan, serial, taxPaise } })
  await add('00012', amountPaise! - 100)
  expect(await item('tds', '2026-10')).toMatchObject({ status: 'overdue', filed: null })
  const { _id } = await add('00013', 100)
  const filed = { on: '2026-11-09', reference: '0510308 00012, 0510308 00013' }
  expect(await item('tds', '2026-10')).toMatchObject({ status: 'filedLate', filed })
  await company.admin.call('DELETE /api/v1/user/tds-challan/{id}', { params: { id: _id } })
  at('2026-11-11')
  expect(await item('tds', '2026-10')).toMatchObject({ status: 'overdue', filed: null })
})

test('of a month without tax there is no deposit that could be overdue', async () => {
  const { company } = await lockedOctober()
  const deposits = async (day: string) => {
    company.clock.set(`${day}T04:00:00.000Z`)
    const { items } = await company.admin.call('GET /api/v1/user/compliance', {})
    return items.filter(({ kind, to }) => kind === 'tds' && to === '2026-10').map(({ status }) => status)
  }
  expect(await deposits('2026-11-07')).toEqual(['open'])
  expect(await deposits('2026-11-08')).toEqual([])
})

test('names a state whose due day for professional tax is not known', async () => {
  const { company, hr } = await scene()
  const known = async () => (await hr.call('GET /api/v1/user/compliance', {})).withoutDueDay
  expect(await known()).toEqual([])
  await work(company, 'Pune', 'IN-MH', '411001')
  expect(await known()).toEqual([])
  await work(company, 'Agartala', 'IN-TR', '799001')
  expect(await known()).toEqual(['Tripura'])
})

test('professional tax of a half-year is one item', async () => {
  const { company, list } = await scene()
  await work(company, 'Kochi', 'IN-KL', '682001')
  const items = (await list()).filter(({ kind, state }) => kind === 'pt' && state === 'KL')
  expect(items).toEqual([
    expect.objectContaining({ from: '2026-09', to: '2027-02', dueOn: '2027-02-28', status: 'open', filed: null }),
  ])
})

test('payroll marks a return as filed, in time or late, and undoes it', async () => {
  const { hr, at, item } = await scene()
  const key = 'PUT /api/v1/user/compliance'
  const body = { ...which, filedOn: '2026-11-09', reference: 'TRRN 4012611000123' }
  expect(await hr.refused(key, { body: { ...body, filedOn: '2026-11-11' } })).toMatchObject({ status: 400 })
  expect(await hr.refused(key, { body: { ...body, period: '2025-10' } })).toMatchObject({ status: 404 })
  await hr.call(key, { body })
  expect(await item('pf', '2026-10')).toMatchObject({
    status: 'filed',
    filed: { on: '2026-11-09', reference: 'TRRN 4012611000123', by: 'Anita Rao' },
  })
  at('2026-11-20')
  await hr.call(key, { body: { ...body, filedOn: '2026-11-18' } })
  expect(await item('pf', '2026-10')).toMatchObject({ status: 'filedLate' })
  await hr.call('POST /api/v1/user/compliance/reopen', { body: which })
  expect(await item('pf', '2026-10')).toMatchObject({ status: 'overdue', filed: null })
  expect(await hr.refused('POST /api/v1/user/compliance/reopen', { body: which })).toMatchObject({ status: 404 })
})

test('payroll is reminded a week and a day before, and weekly while something is overdue, once each', async () => {
  const { company, hr, at } = await scene()
  const news = async () =>
    (await hr.call('GET /api/v1/notification/all'))
      .filter(({ type }) => type === 'compliance')
      .map(({ message }) => message)
  const on = async (day: string) => {
    at(day)
    const before = (await news()).length
    await remindOfCompliance(company.app, { organisation: company.organisation })
    await remindOfCompliance(company.app, { organisation: company.organisation })
    const after = await news()
    return after.slice(0, after.length - before)
  }
  expect(await on('2026-10-30')).toEqual([])
  expect(await on('2026-11-01')).toEqual(['TDS deposit to October 2026 is due on 7 Nov 2026.'])
  expect(await on('2026-11-08')).toEqual(
    expect.arrayContaining([
      'TDS deposit to October 2026 was due on 7 Nov 2026 and is not marked as filed.',
      'EPF return and payment to October 2026 is due on 15 Nov 2026.',
    ]),
  )
  expect(await on('2026-11-14')).toContain('EPF return and payment to October 2026 is due on 15 Nov 2026.')
  await hr.call('PUT /api/v1/user/compliance', { body: { ...which, filedOn: '2026-11-14', reference: '' } })
  const late = (await on('2026-11-16')).join('\n')
  expect(late).toMatch(/overdue, the first of them TDS deposit|ESI contribution/)
  expect(late).not.toContain('EPF')
  await remindOfCompliance(company.app, { organisation: null })
})
