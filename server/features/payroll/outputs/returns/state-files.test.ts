import { expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { aCompany } from '../../../../testing/company.ts'
import { statutorySettings } from '../../statutory/index.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'
import { registrationOf, unregistered } from './state-registrations.ts'

async function paidInKarnataka() {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair')
  await pay(company, priya, 60_000_000)
  return company
}

const common = { from: '2026-10' as const, note: '', state: 'IN-KA' }

test('the summary of professional tax has the state and its registration number', async () => {
  const company = await paidInKarnataka()
  const value = { ...startingSettings.pt, registrationNumber: '123-456-789' }
  const body = { section: 'pt' as const, ...common, locationId: null, value }
  await company.admin.call('POST /api/v1/user/statutory-settings', { body })
  const params = { id: await lockMonth(company, '2026-10'), kind: 'professional-tax' }
  const file: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params })
  const lines = String(file).split('\r\n')
  expect(lines[0]).toContain('"State","State name","Registration number","Local body"')
  expect(lines[1]).toContain('"KA","Karnataka","123456789",')
  expect(lines[2]).toContain('"KA","Karnataka, total","123456789",')
  const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: params.id } })
  expect(files.find(({ kind }) => kind === 'professional-tax')?.note).toBe(null)
})

test('each state has a file of its own, with no row of another', async () => {
  const company = await paidInKarnataka()
  const states = { 'IN-MH': 'MH', 'IN-KL': 'KL', 'IN-TG': 'TG' }
  for (const [n, [state, code]] of Object.entries(states).entries()) {
    const place = { addressLine1: '12 Hill Road', addressLine2: '', city: 'Town', state, postalCode: '411001' }
    const where = { timeZone: 'Asia/Kolkata', latitude: 18.5, longitude: 73.8, radiusMetres: 250 }
    const body = { name: `Plant ${code}`, ...place, ...where, punchRule: 'warn' as const }
    const { _id: location } = await company.admin.call('POST /api/v1/user/location', { body })
    await pay(company, await company.employee(`Person ${'ABC'[n]}`, { location }), 60_000_000)
  }
  const id = await lockMonth(company, '2026-10')
  const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
  const fileOf = async (kind: string) => {
    const file: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
      params: { id, kind },
    })
    return String(file).trim().split('\r\n').slice(1)
  }
  const all = await fileOf('professional-tax')
  const own = []
  for (const code of ['KA', 'KL', 'MH', 'TG']) {
    const kind = `professional-tax-of-${code.toLowerCase()}`
    const rows = await fileOf(kind)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => row.startsWith(`"${code}"`))).toBe(true)
    expect(files.find((file) => file.kind === kind)).toMatchObject({ people: 1 })
    own.push(...rows)
  }
  expect(own).toEqual(all)
  const sum = files
    .filter(({ kind }) => kind.startsWith('professional-tax-of-'))
    .reduce((total, { amountPaise }) => total + amountPaise!, 0)
  expect(files.find(({ kind }) => kind === 'professional-tax')?.amountPaise).toBe(sum)
})

test('Maharashtra gets its counts by slab and gender, with the exempt person', async () => {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const pune = { name: 'Pune plant', addressLine1: '12 Hill Road', addressLine2: '', city: 'Pune', state: 'IN-MH' }
  const place = { postalCode: '411001', timeZone: 'Asia/Kolkata', latitude: 18.520431, longitude: 73.856743 }
  const body = { ...pune, ...place, radiusMetres: 250, punchRule: 'warn' as const }
  const { _id: location } = await company.admin.call('POST /api/v1/user/location', { body })
  const priya = await company.employee('Priya Nair', { location })
  await pay(company, priya, 60_000_000)
  const params = { id: await lockMonth(company, '2026-10'), kind: 'professional-tax-mh' }
  const file: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params })
  expect(String(file)).toMatch(/"Over ₹10,000","200.00","1","200.00"/)
  expect(String(file)).toContain('"Exempt under section 27A"')
})

test('a state without a number is reported beside the file', async () => {
  const company = await paidInKarnataka()
  const id = await lockMonth(company, '2026-10')
  const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
  expect(files.find(({ kind }) => kind === 'professional-tax')?.note).toBe(
    'No registration number for Karnataka. Enter it in the statutory settings, effective from October 2026.',
  )
})

test('the number of the labour welfare fund is that of its own section', async () => {
  const company = await paidInKarnataka()
  const value = { ...startingSettings.lwf, registrationNumber: 'KALWB77' }
  await company.admin.call('POST /api/v1/user/statutory-settings', { body: { section: 'lwf', ...common, value } })
  const settings = await company.within((tx) => statutorySettings(tx, '2026-10-31'))
  expect(registrationOf(settings, 'lwf', { state: 'KA' })).toBe('KALWB77')
  expect(registrationOf(settings, 'pt', { state: 'KA' })).toBe(null)
  const places = [{ state: 'KA' }, { state: 'MH' }]
  expect(unregistered(settings, 'lwf', { month: '2026-10', places })?.values).toEqual([
    'Maharashtra',
    { month: '2026-10' },
  ])
})
