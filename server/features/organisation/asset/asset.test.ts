import { describe, expect, it } from 'vitest'
import { rawCall } from '../../../testing/call.ts'
import { aCompany, type Company } from '../../../testing/company.ts'

const keep = (company: Company, kind: 'photo' | 'document') =>
  company.app.files.keep(company.organisation, kind, Buffer.from('bytes'), 'webp')

describe('a private file', () => {
  it('is a photo visible to everyone in the organisation, and no one else', async () => {
    const [ours, theirs] = [await aCompany(), await aCompany('Other')]
    const priya = await ours.employee('Priya Nair')
    const query = { key: await keep(ours, 'photo') }
    expect((await priya.raw('GET /api/v1/utility/assets/private', { query })).status).toBe(200)
    expect(await theirs.admin.refused('GET /api/v1/utility/assets/private', { query })).toMatchObject({ status: 404 })
    expect((await rawCall(null, 'GET /api/v1/utility/assets/private', { query })).status).toBe(401)
    expect((await rawCall(null, 'GET /api/v1/utility/assets/public', { query })).status).toBe(404)
  })

  it('of a record is not returned by its key alone', async () => {
    const company = await aCompany()
    const query = { key: await keep(company, 'document') }
    expect(await company.admin.refused('GET /api/v1/utility/assets/private', { query })).toMatchObject({ status: 404 })
  })

  it('is never found outside its folder', async () => {
    const company = await aCompany()
    for (const key of ['../../etc/passwd', `${company.organisation}/photo/../../secret.webp`, 'x/photo/y.webp']) {
      const { status } = await company.admin.refused('GET /api/v1/utility/assets/private', { query: { key } })
      expect([key, [400, 404].includes(status)]).toEqual([key, true])
    }
  })
})
