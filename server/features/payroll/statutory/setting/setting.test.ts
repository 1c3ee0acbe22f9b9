import { describe, expect, test } from 'vitest'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { verifyChain } from '../../../../platform/audit/audit.ts'
import { anotherPlace } from '../../../../testing/another-place.ts'
import { aCompany, run, type Company } from '../../../../testing/company.ts'
import { sql } from 'kysely'
import { statutorySettings } from './settings.ts'

const { pf, pt, lwf, tds } = startingSettings
const inForce = (company: Company, day: string) => company.within((tx) => statutorySettings(tx, day))

describe('statutory settings', () => {
  test('apply from their month on, and earlier months keep theirs', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const body = { section: 'pf', from: '2026-10', note: 'Letter of the regional office' } as const
    const value = { ...pf, establishmentNumber: 'BG/BNG/0012345/000', epsRate: '1/12' } as const
    await hr.call('POST /api/v1/user/statutory-settings', { body: { ...body, value } })
    expect((await inForce(company, '2026-09-30')).pf).toEqual(pf)
    expect((await inForce(company, '2026-10-01')).pf).toEqual({ ...value, establishmentNumber: 'BGBNG0012345000' })

    // Of two that begin in the same month the last written wins; one from a later month applies only from then on.
    await hr.call('POST /api/v1/user/statutory-settings', { body: { ...body, value: { ...value, enabled: false } } })
    await hr.call('POST /api/v1/user/statutory-settings', { body: { ...body, from: '2027-01', value } })
    expect((await inForce(company, '2026-12-31')).pf.enabled).toBe(false)
    expect((await inForce(company, '2027-01-01')).pf.enabled).toBe(true)
    const october = await hr.call('GET /api/v1/user/statutory-settings', { query: { month: '2026-10' } })
    expect(october.pf).toMatchObject({ from: '2026-10', next: '2027-01', value: { enabled: false } })
    expect(october.esi).toEqual({ from: null, next: null, value: startingSettings.esi })
  })

  test('say who changed what, when and why', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const change = (from: string, more: object) =>
      hr.call('POST /api/v1/user/statutory-settings', {
        body: { section: 'pf', from, note: 'Checked', value: { ...pf, ...more } },
      })
    await change('2026-10', { epsRate: '1/12' })
    await change('2026-08', { adminMinimum: false })
    const history = await hr.call('GET /api/v1/user/statutory-settings/history', { query: { section: 'pf' } })
    expect(history).toMatchObject([
      {
        who: 'Anita Rao',
        from: '2026-08',
        note: 'Checked',
        changes: [{ field: 'adminMinimum', from: 'true', to: 'false' }],
      },
      { who: 'Anita Rao', from: '2026-10', changes: [{ field: 'epsRate', from: '0.0833', to: '1/12' }] },
    ])
    const { rows } = await company.within((tx) =>
      run(tx, sql`select action, changes from audit_event where record_type = 'organisation' order by n`),
    )
    expect(rows[0]).toEqual({
      action: 'changedStatutorySettings',
      changes: { 'pf.epsRate': { from: '0.0833', to: '1/12' } },
    })
    expect(await company.within(verifyChain)).toEqual([])
  })

  test('of a state apply at its locations; professional tax of one location can differ', async () => {
    const company = await aCompany()
    const mysuru = await anotherPlace(company, 'Mysuru', 'Mysuru', 'IN-KA')
    const save = (body: object) => company.admin.call('POST /api/v1/user/statutory-settings', { body: body as never })
    await save({
      section: 'pt',
      from: '2026-04',
      state: 'IN-KA',
      locationId: null,
      value: { ...pt, registrationNumber: 'KA 1234-56' },
    })
    await save({ section: 'pt', from: '2026-04', state: 'IN-KA', locationId: mysuru, value: { ...pt, enabled: false } })
    await save({ section: 'lwf', from: '2026-04', state: 'IN-KA', value: { ...lwf, enabled: false } })
    const { places } = await inForce(company, '2026-11-30')
    expect(places.get(company.location)).toMatchObject({
      state: 'KA',
      pt: { enabled: true, registrationNumber: 'KA123456' },
      lwf: { enabled: false },
    })
    expect(places.get(mysuru)).toMatchObject({ pt: { enabled: false }, lwf: { enabled: false } })
    const shown = await company.admin.call('GET /api/v1/user/statutory-settings')
    expect(shown.states).toMatchObject([
      {
        state: 'IN-KA',
        code: 'KA',
        locations: [
          { name: 'Bengaluru', pt: null },
          { name: 'Mysuru', pt: { from: '2026-04' } },
        ],
      },
    ])
  })

  test('of a location are deleted with it', async () => {
    const company = await aCompany()
    const mysuru = await anotherPlace(company, 'Mysuru', 'Mysuru', 'IN-KA')
    const value = { ...pt, enabled: false }
    await company.admin.call('POST /api/v1/user/statutory-settings', {
      body: { section: 'pt', from: '2026-04', state: 'IN-KA', locationId: mysuru, value },
    })
    await company.admin.call('DELETE /api/v1/user/location/{id}', { params: { id: mysuru } })
    const { places } = await inForce(company, '2026-11-30')
    expect([...places.values()].map((place) => place.pt.enabled)).toEqual([true])
  })

  test("know the law's codes of states and the local body of a place", async () => {
    const company = await aCompany()
    const [chennai, salem, hyderabad] = [
      await anotherPlace(company, 'Guindy', 'Chennai', 'IN-TN'),
      await anotherPlace(company, 'Salem', 'Salem', 'IN-TN'),
      await anotherPlace(company, 'Hyderabad', 'Hyderabad', 'IN-TS'),
    ]
    const { places } = await inForce(company, '2026-11-30')
    expect(places.get(chennai)?.pt.localBody).toBe('greater-chennai')
    expect(places.get(salem)?.pt.localBody).toBe('other')
    expect(places.get(hyderabad)).toMatchObject({ state: 'TG', pt: { localBody: null } })
  })

  test('use the TAN of the company until they have one', async () => {
    const company = await aCompany()
    await company.admin.call('PUT /api/v1/user/company-info', { body: { tan: 'BLRA12345B' } })
    expect((await inForce(company, '2026-11-30')).tds.tan).toBe('BLRA12345B')
    const value = { ...tds, tan: 'blrm54321c', signatoryName: 'Meera Shah' }
    await company.admin.call('POST /api/v1/user/statutory-settings', {
      body: { section: 'tds', from: '2026-11', value },
    })
    expect((await inForce(company, '2026-11-30')).tds).toMatchObject({ tan: 'BLRM54321C', signatoryName: 'Meera Shah' })
  })

  test('share one TAN with the company, and an old difference is resolved once', async () => {
    const company = await aCompany()
    const save = (tan: string) =>
      company.admin.call('POST /api/v1/user/statutory-settings', {
        body: { section: 'tds', from: '2026-11', value: { ...tds, tan } },
      })
    await save('BLRM54321C')
    expect(await company.admin.call('GET /api/v1/user/company-info')).toMatchObject({ tan: 'BLRM54321C' })
    const shown = () => company.admin.call('GET /api/v1/user/statutory-settings', { query: { month: '2026-11' } })
    expect(await shown()).toMatchObject({ otherTan: null, tds: { value: { tan: 'BLRM54321C' } } })
    // Both could once be set.
    await company.within((tx) =>
      run(
        tx,
        sql`update statutory_setting set value = jsonb_set(value, '{tan}', '"BLRA12345B"') where section = 'tds'`,
      ),
    )
    expect(await shown()).toMatchObject({ otherTan: 'BLRA12345B', tds: { value: { tan: 'BLRM54321C' } } })
    expect((await inForce(company, '2026-11-30')).tds.tan).toBe('BLRA12345B')
    await company.admin.call('POST /api/v1/user/statutory-settings/tan', { body: { tan: 'BLRM54321C' } })
    expect(await shown()).toMatchObject({ otherTan: null, tds: { value: { tan: 'BLRM54321C' } } })
    expect((await inForce(company, '2026-11-30')).tds.tan).toBe('BLRM54321C')
  })

  test('had basic and DA as PF wages before the Codes', async () => {
    const company = await aCompany()
    expect((await inForce(company, '2025-10-31')).pf.wageBasis).toBe('basicDa')
    expect((await inForce(company, '2025-11-30')).pf.wageBasis).toBe('codeWages')
  })

  test('name every wrong field, and refuse what changes nothing or belongs elsewhere', async () => {
    const company = await aCompany()
    const post = (body: object) =>
      company.admin.refused('POST /api/v1/user/statutory-settings', { body: body as never })
    const wrong = await post({ section: 'tds', from: '2026-13', value: { ...tds, tan: 'BLR', proofCutOff: '02-30' } })
    expect(wrong.errors?.map(({ path }) => path).toSorted()).toEqual([
      'body.from',
      'body.value.proofCutOff',
      'body.value.tan',
    ])
    const codes = await post({
      section: 'esi',
      from: '2026-11',
      value: { ...startingSettings.esi, employerCode: '123' },
    })
    expect(codes.errors).toEqual([
      { path: 'body.value.employerCode', message: 'Enter the 17 digits of the employer code' },
    ])
    expect(await post({ section: 'pf', from: '2026-11', value: pf })).toMatchObject({ status: 422 })
    expect(
      await post({ section: 'lwf', from: '2026-11', state: 'IN-MH', value: { ...lwf, enabled: false } }),
    ).toMatchObject({
      status: 400,
      errors: [{ path: 'body.state', message: 'There is no location in this state' }],
    })
  })

  test('need the permission', async () => {
    const company = await aCompany()
    const accountant = await company.employee('Ravi Kumar', { role: 'Accountant' })
    expect((await accountant.refused('GET /api/v1/user/statutory-settings')).status).toBe(403)
    const body = { section: 'pf', from: '2026-11', value: { ...pf, enabled: false } } as const
    expect((await accountant.refused('POST /api/v1/user/statutory-settings', { body })).status).toBe(403)
  })
})
