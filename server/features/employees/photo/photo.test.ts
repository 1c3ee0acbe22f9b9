import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aCompany } from '../../../testing/company.ts'

const own = 'PUT /api/v1/employee/employee-profile-pic'

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#1459c7' } })
    .withExif({ IFD0: { Artist: 'A camera' } })
    .jpeg()
    .toBuffer()
}

describe('a photo', () => {
  it("becomes a square without the camera's metadata, and replaces the previous one", async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const files = { photo: { name: 'me.jpg', bytes: await picture() } }
    const { photo } = await priya.call(own, { files })
    const { body } = await priya.raw('GET /api/v1/utility/assets/private', { query: { key: photo } })
    const { width, height, format, exif } = await sharp(body as Buffer).metadata()
    expect([width, height, format, exif]).toEqual([512, 512, 'webp', undefined])
    const second = await priya.call(own, { files })
    expect((await priya.call('GET /api/v1/employee/profile'))?.photo).toBe(second.photo)
    expect(await priya.refused('GET /api/v1/utility/assets/private', { query: { key: photo } })).toMatchObject({
      status: 404,
    })
    await priya.call('DELETE /api/v1/employee/employee-profile-pic')
    expect((await priya.call('GET /api/v1/employee/profile'))?.photo).toBeNull()
  })

  it('that only looks like one is refused', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const text = await priya.refused(own, { files: { photo: { name: 'me.jpg', bytes: Buffer.from('<svg/>') } } })
    expect(text).toMatchObject({ status: 400, errors: [{ path: 'files.photo' }] })
    const bytes = Buffer.concat([(await picture()).subarray(0, 300), Buffer.alloc(300)])
    const broken = await priya.refused(own, { files: { photo: { name: 'me.jpg', bytes } } })
    expect(broken.errors).toEqual([{ path: 'files.photo', message: 'This picture cannot be read. Choose another' }])
  })

  it('of others is changed by those who may change employees, and the admin has one without an employee record', async () => {
    const [company, elsewhere] = [await aCompany(), await aCompany('Other')]
    const priya = await company.employee('Priya Nair')
    const files = { photo: { name: 'me.jpg', bytes: await picture() } }
    const params = { id: priya.employee }
    const key = 'PUT /api/v1/employee/user-profile-pic/{id}'
    expect(await priya.refused(key, { params, files })).toMatchObject({ status: 403 })
    expect(await elsewhere.admin.refused(key, { params, files })).toMatchObject({ status: 404 })
    const { photo } = await company.admin.call(key, { params, files })
    expect((await priya.call('GET /api/v1/employee/user-info')).profilePic).toBe(photo)
    const admins = await company.admin.call(own, { files })
    expect((await company.admin.call('GET /api/v1/user/user-info')).profilePic).toBe(admins.photo)
    await company.admin.call('DELETE /api/v1/employee/employee-profile-pic')
    expect((await company.admin.call('GET /api/v1/user/user-info')).profilePic).toBe('')
  })
})
