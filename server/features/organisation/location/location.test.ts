import { describe, expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'

const pune = {
  name: 'Pune plant',
  addressLine1: '12 Hill Road',
  addressLine2: '',
  city: 'Pune',
  state: 'IN-MH',
  postalCode: '411001',
  timeZone: 'Asia/Kolkata',
  latitude: 18.520431,
  longitude: 73.856743,
  radiusMetres: 250,
  punchRule: 'warn' as const,
}

describe('a location', () => {
  it('is added by HR with its position to a millionth of a degree, and found by name and state', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    const { _id } = await hr.call('POST /api/v1/user/location', { body: pune })
    expect(await hr.call('GET /api/v1/user/location/{id}', { params: { id: _id } })).toMatchObject({
      ...pune,
      people: 0,
    })
    const { data, pagination } = await hr.call('GET /api/v1/user/location', {
      query: { search: 'pun', state: 'IN-MH', page: 1 },
    })
    expect([data.map((one) => one._id), pagination.total]).toEqual([[_id], 1])
  })

  it('is paged by name for pickers', async () => {
    const company = await aCompany()
    for (const name of ['Chennai', 'Aluva', 'Delhi']) {
      await company.admin.call('POST /api/v1/user/location', { body: { ...pune, name } })
    }
    const first = await company.admin.call('GET /api/v1/user/pag-location', { query: { limit: 3 } })
    expect(first.data.map(({ name }) => name)).toEqual(['Aluva', 'Bengaluru', 'Chennai'])
    const query = { limit: 3, next: first.pagination.next! }
    const second = await company.admin.call('GET /api/v1/user/pag-location', { query })
    expect([second.data.map(({ name }) => name), second.pagination.next]).toEqual([['Delhi'], null])
  })

  it('needs both coordinates for a geofence rule, and both or neither otherwise', async () => {
    const company = await aCompany()
    const wrong = async (change: object) =>
      (await company.admin.refused('POST /api/v1/user/location', { body: { ...pune, ...change } })).errors
    expect(await wrong({ latitude: null, longitude: null })).toEqual([
      { path: 'body.latitude', message: 'Enter the coordinates for the geofence rule' },
    ])
    expect(await wrong({ longitude: null })).toEqual([{ path: 'body.longitude', message: 'Enter the longitude too' }])
    expect((await wrong({ latitude: 91, radiusMetres: 20, timeZone: 'Mars/Base' }))?.map(({ path }) => path)).toEqual([
      'body.timeZone',
      'body.latitude',
      'body.radiusMetres',
    ])
  })

  it('is changed as a whole', async () => {
    const company = await aCompany()
    const params = { id: company.location }
    const moved = { ...pune, punchRule: 'require' as const, radiusMetres: 400 }
    await company.admin.call('PUT /api/v1/user/location/{id}', { params, body: moved })
    expect(await company.admin.call('GET /api/v1/user/location/{id}', { params })).toMatchObject(moved)
  })

  it('has a unique name', async () => {
    const company = await aCompany()
    const twice = await company.admin.refused('POST /api/v1/user/location', { body: { ...pune, name: 'BENGALURU' } })
    expect(twice).toMatchObject({
      status: 409,
      errors: [{ path: 'body.name', message: 'A location with this name exists' }],
    })
  })

  it('stays while a person works there, and can be deleted if none ever did', async () => {
    const company = await aCompany()
    await company.employee('Priya Nair')
    const refused = await company.admin.refused('DELETE /api/v1/user/location/{id}', {
      params: { id: company.location },
    })
    expect([refused.status, refused.message]).toEqual([
      409,
      '"Bengaluru" is or was the place of 1 person. Choose another location for them first.',
    ])
    const { _id: id } = await company.admin.call('POST /api/v1/user/location', { body: pune })
    await company.admin.call('DELETE /api/v1/user/location/{id}', { params: { id } })
    expect(await company.admin.refused('GET /api/v1/user/location/{id}', { params: { id } })).toMatchObject({
      status: 404,
    })
  })

  it('is not changed by employees, nor seen by another organisation', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    const priya = await ours.employee('Priya Nair')
    expect(await priya.refused('POST /api/v1/user/location', { body: pune })).toMatchObject({ status: 403 })
    const params = { id: theirs.location }
    expect(await ours.admin.refused('PUT /api/v1/user/location/{id}', { params, body: pune })).toMatchObject({
      status: 404,
    })
    expect(await ours.admin.refused('DELETE /api/v1/user/location/{id}', { params })).toMatchObject({ status: 404 })
  })
})
