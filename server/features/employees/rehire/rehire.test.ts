import { describe, expect, it } from 'vitest'
import { aCompany, type Company, type Person } from '../../../testing/company.ts'

const key = 'POST /api/v1/employee/rehire/{id}'
const pan = 'ABCPN1234F'

async function leaver(company: Company, leftOn = '2026-08-14') {
  const priya = await company.employee('Priya Nair')
  const params = { id: priya.employee }
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', {
    params,
    body: { pan, uan: '100123456789', birthDate: '1994-05-02', gender: 'female' },
  })
  await company.admin.call('PUT /api/v1/employee/status/{id}', {
    params,
    body: { status: 'inactive', inactiveDate: leftOn, reason: 'Moved abroad' },
  })
  return priya
}

async function again(company: Company, { employee }: Person, change: object = {}) {
  const params = { id: employee }
  const before = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params })
  const { firstName, lastName, workEmail, role, location, shift } = before
  const body = {
    ...{ firstName, lastName, workEmail, code: 'ACM-0900', designation: 'Fitter', joinedOn: '2026-11-02' },
    ...{ roleId: role._id, locationId: location._id, shiftId: shift!._id, probationDays: 90, ...change },
  }
  return { params, body }
}

describe('somebody who is hired again', () => {
  it('has a further employment, with the same account, numbers and bank account', async () => {
    const company = await aCompany()
    const priya = await leaver(company)
    await company.admin.call('PUT /api/v1/employee/bank-details/{id}', {
      params: { id: priya.employee },
      body: {
        holderName: 'Priya Nair',
        accountNumber: '12345678901',
        accountNumberAgain: '12345678901',
        ifsc: 'SBIN0000454',
        bankName: 'State Bank of India',
        accountType: 'savings',
      },
    })
    const { _id: id } = await company.admin.call(key, await again(company, priya))
    expect(id).not.toBe(priya.employee)
    const now = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id } })
    expect(now).toMatchObject({ code: 'ACM-0900', joinedOn: '2026-11-02', leftOn: null, status: 'onboarding' })
    const personal = await company.admin.call('GET /api/v1/employee/personal-info/{id}', { params: { id } })
    expect(personal).toMatchObject({ pan: '•••• 234F', birthDate: '1994-05-02' })
    const bank = await company.admin.call('GET /api/v1/employee/bank-details/{id}', { params: { id } })
    expect(bank).toMatchObject({ ifsc: 'SBIN0000454' })
    const former = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params: { id: priya.employee } })
    expect(former).toMatchObject({ leftOn: '2026-08-14', status: 'inactive', name: 'Priya Nair' })
    for (const record of [id, priya.employee])
      expect(
        await company.admin.call('GET /api/v1/employee/employments/{id}', { params: { id: record } }),
      ).toMatchObject([
        { _id: priya.employee, leftOn: '2026-08-14' },
        { _id: id, joinedOn: '2026-11-02', leftOn: null },
      ])
  })

  it('comes back once, after the last day, in another month, with another ID', async () => {
    const company = await aCompany()
    const priya = await leaver(company)
    const refused = async (change: object) => {
      const { status, errors } = await company.admin.refused(key, await again(company, priya, change))
      return [status, errors?.[0]?.path]
    }
    expect(await refused({ joinedOn: '2026-08-14' })).toEqual([400, 'body.joinedOn'])
    expect(await refused({ joinedOn: '2026-08-20' })).toEqual([400, 'body.joinedOn'])
    const { code } = await company.admin.call('GET /api/v1/employee/basic-info/{id}', {
      params: { id: priya.employee },
    })
    expect(await refused({ code })).toEqual([400, 'body.code'])
    const tries = await Promise.all([1, 2, 3].map(async () => company.admin.raw(key, await again(company, priya))))
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await refused({ code: 'ACM-0901' })).toEqual([409, undefined])
    const active = await company.admin.refused('PUT /api/v1/employee/status/{id}', {
      params: { id: priya.employee },
      body: { status: 'active' },
    })
    expect(active).toMatchObject({ status: 409 })
  })

  it('begins no earlier by a later correction of the joining date', async () => {
    const company = await aCompany()
    const priya = await leaver(company)
    const { _id: id } = await company.admin.call(key, await again(company, priya))
    for (const joinedOn of ['2026-08-10', '2026-08-14', '2026-08-31', '2026-01-01'])
      expect(
        await company.admin.refused('PUT /api/v1/employee/basic-info/{id}', { params: { id }, body: { joinedOn } }),
      ).toMatchObject({ status: 400, errors: [{ path: 'body.joinedOn' }] })
    const moved = { params: { id }, body: { joinedOn: '2026-09-01' } }
    expect(await company.admin.call('PUT /api/v1/employee/basic-info/{id}', moved)).toMatchObject(moved.body)
  })

  it('keeps what was to be erased, and is erased with all employments after the last', async () => {
    const company = await aCompany()
    const priya = await leaver(company)
    const [plan, ask] = ['GET /api/v1/privacy/erasure/{id}', 'POST /api/v1/privacy/erasure/{id}'] as const
    const of = (id: string) => ({ params: { id } })
    await company.admin.call(ask, of(priya.employee))
    const { _id: id } = await company.admin.call(key, await again(company, priya))
    expect(await company.admin.call(plan, of(priya.employee))).toMatchObject({ requested: null, isPossible: false })
    expect((await company.admin.refused(ask, of(priya.employee))).message).toContain('was hired again on 2 Nov 2026')
    expect(await company.admin.refused(ask, of(id))).toMatchObject({ status: 409 })
    const left = { status: 'inactive' as const, inactiveDate: '2026-11-18', reason: 'Moved abroad' }
    await company.admin.call('PUT /api/v1/employee/status/{id}', { ...of(id), body: left })
    await company.admin.call(ask, of(id))
    for (const record of [priya.employee, id])
      expect((await company.admin.call(plan, of(record))).requested).not.toBeNull()
  })

  it('is not hired again while employed', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    expect(await company.admin.refused(key, await again(company, priya))).toMatchObject({ status: 409 })
  })

  it('is found by a number that someone enters for a new person', async () => {
    const company = await aCompany()
    const priya = await leaver(company)
    const other = await company.employee('P Nair')
    const taken = () =>
      company.admin.refused('PUT /api/v1/employee/personal-info/{id}', {
        params: { id: other.employee },
        body: { pan },
      })
    expect((await taken()).message).toContain('who left on 14 Aug 2026')
    await company.admin.call(key, await again(company, priya))
    expect((await taken()).message).toBe('This PAN belongs to ACM-0900')
  })

  it('may neither change nor decide on their own earlier pay', async () => {
    const company = await aCompany()
    const anita = await company.employee('Anita Rao', { role: 'HR' })
    await company.admin.call('PUT /api/v1/employee/status/{id}', {
      params: { id: anita.employee },
      body: { status: 'inactive', inactiveDate: '2026-08-14', reason: 'Moved abroad' },
    })
    const { _id: id } = await company.admin.call(key, await again(company, anita))
    const back = await company.signIn(anita.account, id)
    const own = { employeeId: anita.employee, name: 'Bonus', amountPaise: 100_000, reason: 'Well done' }
    expect(
      await back.refused('POST /api/v1/user/pay-input', {
        body: { ...own, type: 'earning', fromMonth: '2026-12', toMonth: '2026-12' },
      }),
    ).toMatchObject({ status: 403 })
  })
})
