import { beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { aRequestCompany, triedTypes } from '../../testing/each-request.ts'

const gps = {
  IFD0: { Make: 'Nosy', Model: 'Phone 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 17/1', GPSLongitudeRef: 'E', GPSLongitude: '77/1 35/1 40/1' },
}
let photo: { name: string; bytes: Buffer }
beforeAll(async () => {
  const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#a04020' } })
  photo = { name: 'photo.jpg', bytes: await plain.withExif(gps).jpeg().toBuffer() }
})

test('every picture that a call takes is re-encoded, or stored where its metadata is taken off', () => {
  const parts = (Object.entries(allRoutes) as [string, Route][]).flatMap(([key, { files }]) =>
    Object.entries(files ?? {}).map(([name, part]) => ({ key, name, part })),
  )
  const pictures = parts.filter(({ part }) => part.types.some((type) => type.startsWith('image/')))
  expect(pictures.length).toBeGreaterThan(10)
  for (const { key, name, part } of pictures) {
    expect.soft([key, name, (part.square ?? part.keptAs ?? part.many) !== undefined]).toEqual([key, name, true])
    // Others, such as HEIC, are not taken: nobody here could take off what they carry.
    for (const type of part.types)
      expect.soft(['image/jpeg', 'image/png', 'image/webp', 'application/pdf']).toContain(type)
  }
})

/** Every file that a company has stored. */
async function storedOf(company: Company): Promise<Buffer[]> {
  const { rows } = await company.within((tx) => tx.query({ name: '', text: 'select key from stored_file', values: [] }))
  return Promise.all((rows as { key: string }[]).map(({ key }) => company.app.files.read(key)))
}

async function expectNoPlace(company: Company, atLeast: number): Promise<void> {
  const files = await storedOf(company)
  expect(files.length).toBeGreaterThanOrEqual(atLeast)
  for (const bytes of files) {
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(['Exif', 'Nosy', 'Phone 9'].filter((trace) => bytes.includes(trace))).toEqual([])
  }
}

test(
  'a bill or a note of a doctor says nothing of where it was photographed, in a request of any type',
  { timeout: 60_000 },
  async () => {
    const at = await aRequestCompany()
    let sent = 0
    for (const type of triedTypes) {
      const { status } = await at.send(at.priya, type, at.drafts[type](), [photo])
      if (status === 200) sent += 1
    }
    expect(sent).toBeGreaterThanOrEqual(5)
    await expectNoPlace(at.company, sent)
  },
)

test('neither does a document, a proof of tax, a photo of somebody or a logo', { timeout: 60_000 }, async () => {
  const company = await aCompany()
  const priya: Person = await company.employee('Priya Nair')
  await priya.call('POST /api/v1/employee/gdpr-doc', { body: { category: 'identity' }, files: { file: photo } })
  const details = { section: '80C', kind: 'ppf', amountPaise: 5_000_000 } as const
  const { _id: id } = await priya.call('POST /api/v1/employee/self-tax-item', {
    body: { financialYear: '2026-27', details },
  })
  await priya.call('POST /api/v1/employee/self-tax-proof/{id}', { params: { id }, files: { proof: photo } })
  await company.admin.call('PUT /api/v1/user/org-logo', { files: { logo: photo } })
  await expectNoPlace(company, 3)
})

test('a picture that is cut off is refused at its field', async () => {
  const company = await aCompany()
  const priya = await company.employee('Priya Nair')
  const file = { name: 'photo.jpg', bytes: photo.bytes.subarray(0, photo.bytes.length - 20) }
  const refused = await priya.refused('POST /api/v1/employee/gdpr-doc', {
    body: { category: 'identity' },
    files: { file },
  })
  expect(refused).toMatchObject({ status: 400, errors: [{ path: 'files.file' }] })
})
