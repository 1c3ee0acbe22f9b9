import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { rawCall } from '../../../testing/call.ts'
import { aCompany } from '../../../testing/company.ts'

const colour = { r: 20, g: 90, b: 200 }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

describe('the company information', () => {
  it('is changed by HR in parts; omitted values stay, and null clears', async () => {
    const company = await aCompany()
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    await hr.call('PUT /api/v1/user/company-info', { body: { pan: ' aaaca1234f ', sector: 'Manufacturing' } })
    const changed = await hr.call('PUT /api/v1/user/company-info', { body: { sector: null, name: 'Acme' } })
    expect(changed).toMatchObject({ name: 'Acme', legalName: 'Acme Components', pan: 'AAACA1234F', sector: null })
  })

  it('reports all wrong numbers at once', async () => {
    const company = await aCompany()
    const { errors } = await company.admin.refused('PUT /api/v1/user/company-info', {
      body: { pan: 'AAAZA1234F', gstin: '29AAACA1234F1Z1', tan: '123', name: 'A' },
    })
    expect(errors?.map(({ path }) => path)).toEqual(['body.name', 'body.pan', 'body.gstin', 'body.tan'])
  })

  it('is refused to employees, who see the overview', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    expect(await priya.refused('GET /api/v1/user/company-info')).toMatchObject({ status: 403, message: 'No Access' })
    expect(await priya.call('GET /api/v1/user/overview')).toMatchObject({
      name: 'Acme Components',
      employees: 1,
      locations: 1,
    })
  })
})

describe('the logo', () => {
  it('is cropped to a square, shown to everyone by its key, and gone when removed', async () => {
    const company = await aCompany()
    const files = { logo: { name: 'logo.png', bytes: await picture(900, 300) } }
    const { logo } = await company.admin.call('PUT /api/v1/user/org-logo', { files })
    const { status, headers, body } = await rawCall(null, 'GET /api/v1/utility/assets/public', { query: { key: logo } })
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    const { width, height } = await sharp(body as Buffer).metadata()
    expect(width).toBe(height)

    await company.admin.call('DELETE /api/v1/user/org-logo')
    expect((await company.admin.call('GET /api/v1/user/company-info')).logo).toBeNull()
    expect((await rawCall(null, 'GET /api/v1/utility/assets/public', { query: { key: logo } })).status).toBe(404)
  })

  it('is recognised by its bytes, not its name', async () => {
    const company = await aCompany()
    const files = { logo: { name: 'logo.png', bytes: Buffer.from('<svg onload="alert(1)"/>') } }
    const { status, errors } = await company.admin.refused('PUT /api/v1/user/org-logo', { files })
    expect([status, errors?.[0]?.path]).toEqual([400, 'files.logo'])
  })

  it('can be at most 2 MB', async () => {
    const company = await aCompany()
    const files = { logo: { name: 'logo.png', bytes: Buffer.alloc(2 * 1024 * 1024 + 1) } }
    expect((await company.admin.refused('PUT /api/v1/user/org-logo', { files })).errors).toEqual([
      { path: 'files.logo', message: 'The file is larger than 2 MB' },
    ])
  })
})
