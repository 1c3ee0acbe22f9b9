import { expect, test } from 'vitest'
import { startingIdentity } from '@muster/contract/payroll/statutory/employee-statutory.routes.ts'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import type { Company, Person } from '../../../../testing/company.ts'
import { lockMonth, pay } from '../../testing.ts'
import { lockedOctober } from '../testing.ts'

const list = async (person: Person, id: string) => {
  const { files } = await person.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
  return files.filter(({ kind }) => kind.startsWith('epf-'))
}
const registration = async (person: Person, id: string) => {
  const { files } = await person.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
  return files.find(({ kind }) => kind === 'esi-registration')
}
async function lines(person: Person, id: string, kind: string): Promise<string[]> {
  const bytes: unknown = await person.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind } })
  const text = Buffer.isBuffer(bytes) ? bytes.toString('utf8') : ''
  expect(text.endsWith('\r\n')).toBe(true)
  return text.slice(0, -2).split('\r\n')
}
const leave = (company: Company, { employee: id }: Person, inactiveDate: string) =>
  company.admin.call('PUT /api/v1/employee/status/{id}', {
    params: { id },
    body: { status: 'inactive', inactiveDate, reason: 'Moved to another city' },
  })
const identity = (company: Company, { employee: id }: Person, value: Partial<typeof startingIdentity>) =>
  company.admin.call('PUT /api/v1/employee/statutory/{id}', {
    params: { id },
    body: { from: '2026-11', value: { ...startingIdentity, ...value } },
  })

test('people from before the first run are not new members, and no one has left', async () => {
  const { company, october } = await lockedOctober()
  expect(await list(company.admin, october)).toEqual([])
})

test('a joiner is registered once, by the first run that includes them, with missing details named by field until all are known', async () => {
  const { company } = await lockedOctober()
  const asha = await company.employee('Asha Rao', { joinedOn: '2026-11-30' })
  await pay(company, asha, 24_000_000, '2026-11-30')
  const november = await lockMonth(company, '2026-11')
  const [joiners, kyc, ...others] = await list(company.admin, november)
  expect(others).toEqual([])
  expect(joiners).toMatchObject({ kind: 'epf-joiners', fileName: 'EPFjoiners202611.csv', people: 0 })
  expect(joiners?.refused).toContain('empty')
  expect(joiners?.note).toContain('no UAN')
  expect(joiners?.excluded[0]?.reason).toMatch(/husband's name.*date of birth.*gender.*Aadhaar/)
  expect(kyc?.refused).toContain('establishment code')
  await identity(company, asha, { relativeName: 'Mohan Rao' })
  await company.within((tx) =>
    tx.query({
      name: '',
      text: 'update employee set phone = $1 where id = $2',
      values: ['+919876543210', asha.employee],
    }),
  )
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', {
    params: { id: asha.employee },
    body: {
      ...{ birthDate: '1998-05-04', gender: 'female', maritalStatus: 'single' },
      ...{ aadhaar: '234567890124', pan: 'ABCPR1234F', uan: '100904319458' },
    },
  })
  const value = { ...startingSettings.pf, establishmentNumber: 'BGBNG0012345000' }
  await company.admin.call('POST /api/v1/user/statutory-settings', {
    body: { section: 'pf', from: '2026-11', note: '', value },
  })

  const [, row, ...more] = await lines(company.admin, november, 'epf-joiners')
  expect(more).toEqual([])
  expect(row).toContain('"100904319458","ASHA RAO","N","9876543210",')
  expect(row).toContain('"MOHAN RAO","F","04/05/1998","F","30/11/2026","U","234567890124","ABCPR1234F"')
  company.clock.advance(31 * 86_400)
  const december = await lockMonth(company, '2026-12')
  expect((await list(company.admin, december)).map(({ kind }) => kind)).toEqual([])
})

test('a member who left on the last day of the month is in its exit file, with UAN, day and reason', async () => {
  const { company, priya } = await lockedOctober()
  await leave(company, priya, '2026-11-30')
  const november = await lockMonth(company, '2026-11')
  const [exits] = await list(company.admin, november)
  expect(exits).toMatchObject({ kind: 'epf-exits', fileName: 'EPFexits202611.txt', people: 0 })
  expect(exits?.excluded).toMatchObject([
    { name: 'Priya Nair', reason: expect.stringContaining('reason for leaving PF') },
  ])
  await identity(company, priya, { pfExitReason: 'superannuation' })
  expect(await lines(company.admin, november, 'epf-exits')).toEqual(['100904319456#~#30/11/2026#~#S'])
  company.clock.advance(31 * 86_400)
  const december = await lockMonth(company, '2026-12')
  expect(await list(company.admin, december)).toEqual([])
})

test('a member with an approved settlement left for its reason, where none was entered for the fund', async () => {
  const { company, priya } = await lockedOctober()
  await leave(company, priya, '2026-11-30')
  const params = { id: priya.employee }
  const body = {
    ...{ reason: 'retirement' as const, noticeDays: 0, servedDays: 0, noticeBy: 'nobody' as const },
    ...{ isFixedTerm: false, paysGratuity: false, paysBonus: false },
    ...{ gratuityExemptBeforePaise: 0, leaveExemptBeforePaise: 0, items: [] },
  }
  await company.admin.call('PUT /api/v1/employee/settlement/{id}', { params, body })
  await company.admin.call('POST /api/v1/employee/settlement/{id}/step', { params, body: { action: 'approve' } })
  const november = await lockMonth(company, '2026-11')
  expect(await lines(company.admin, november, 'epf-exits')).toEqual(['100904319456#~#30/11/2026#~#S'])
  await identity(company, priya, { pfExitReason: 'resignation' })
  expect(await lines(company.admin, november, 'epf-exits')).toEqual(['100904319456#~#30/11/2026#~#C'])
})

test('an exit entered after its month was locked is in the exit file of the next run only', async () => {
  const { company, priya, october } = await lockedOctober()
  await identity(company, priya, { pfExitReason: 'resignation' })
  await leave(company, priya, '2026-10-31')
  const november = await lockMonth(company, '2026-11')
  expect(await lines(company.admin, november, 'epf-exits')).toEqual(['100904319456#~#31/10/2026#~#C'])
  expect(await list(company.admin, october)).toEqual([])
})

test('someone who is rehired is not reported as exited', async () => {
  const { company, priya } = await lockedOctober()
  await identity(company, priya, { pfExitReason: 'resignation' })
  await leave(company, priya, '2026-11-20')
  const november = await lockMonth(company, '2026-11')
  expect(await lines(company.admin, november, 'epf-exits')).toHaveLength(1)
  await company.admin.call('PUT /api/v1/employee/status/{id}', {
    params: { id: priya.employee },
    body: { status: 'active' },
  })
  const [exits] = await list(company.admin, november)
  expect(exits).toMatchObject({ people: 0, excluded: [{ reason: expect.stringContaining('No longer leaving') }] })
})

test('people, numbers and addresses need the permission to see identity numbers', async () => {
  const { company, priya } = await lockedOctober()
  await leave(company, priya, '2026-11-30')
  const november = await lockMonth(company, '2026-11')
  const reader = await company.employee('Asha Pillai', { granted: ['payRollHistoryRead'] })
  const seen = await list(reader, november)
  expect(seen).toMatchObject([{ kind: 'epf-', lacks: 'employeeIdentityRead', people: 0, excluded: [] }])
  for (const kind of ['epf-exits', 'epf-joiners', 'epf-kyc', 'esi-registration'])
    expect(
      await reader.refused('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id: november, kind } }),
    ).toMatchObject({ status: 403 })
})

test('an insured person without a number is registered with what the form asks for', async () => {
  const { company } = await lockedOctober()
  const asha = await company.employee('Asha Rao', { joinedOn: '2026-11-01' })
  await pay(company, asha, 18_000_000, '2026-11-01')
  await identity(company, asha, { relativeName: 'Mohan Rao' })
  await company.within((tx) =>
    tx.query({
      name: '',
      text: 'update employee set phone = $1 where id = $2',
      values: ['+919876543210', asha.employee],
    }),
  )
  const personal = {
    ...{
      birthDate: '1998-05-04',
      gender: 'female' as const,
      maritalStatus: 'single' as const,
      aadhaar: '234567890124',
    },
    currentAddress: { line1: '12, MG Road #~#', line2: '', city: 'Bengaluru', state: 'IN-KA', pinCode: '560001' },
  }
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params: { id: asha.employee }, body: personal })
  const mother = { name: 'Meera Rao', relation: 'mother' as const, birthDate: '1970-03-08', isDependent: true }
  await asha.call('PUT /api/v1/employee/family-member/{id}', {
    params: { id: asha.employee },
    body: { members: [{ ...mother, nomineePercent: 100 }] },
  })
  const november = await lockMonth(company, '2026-11')
  const file = await registration(company.admin, november)
  expect(file).toMatchObject({ people: 1, fileName: 'ESIregistration202611.csv' })
  expect(file?.excluded.map(({ name }) => name)).toEqual(['Rahul Iyer'])
  const rows = await lines(company.admin, november, 'esi-registration')
  const row = rows.find((one) => one.includes('ASHA RAO'))
  expect(row).toContain('"MOHAN RAO","F","04/05/1998","F","U","01/11/2026","234567890124","9876543210"')
  expect(row).toContain(
    '"12, MG Road #~#, Bengaluru","560001","MEERA RAO, MOTHER, 100%","MEERA RAO, MOTHER, 08/03/1970"',
  )
  const body = { esi: '3100123457' }
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params: { id: asha.employee }, body })
  const after = await registration(company.admin, november)
  expect(after).toMatchObject({ people: 0, excluded: [{ name: 'Rahul Iyer' }] })
})
