import { EventEmitter, once } from 'node:events'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aCompany } from '../../testing/company.ts'
import { squareImage } from '../images/images.ts'

const refusal = /while a connection of the database is held/

/** More than there are connections. */
const many = 12

async function picture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 60, channels: 3, background: '#1459c7' } })
    .png()
    .toBuffer()
}

describe('while a connection is held', () => {
  test('waiting for storage or an image is refused, however deep the call is', async () => {
    const { app, within, organisation } = await aCompany()
    const bytes = await picture()
    const waits: (() => Promise<unknown>)[] = [
      () => app.files.keep(organisation, 'document', bytes, 'pdf'),
      () => app.files.read(`${organisation}/document/none.pdf`),
      () => app.files.remove(`${organisation}/document/none.pdf`),
      () => squareImage(bytes, 8, 'photo', 'priya'),
    ]
    for (const wait of waits) {
      await expect(within(async () => Promise.resolve().then(wait))).rejects.toThrow(refusal)
      await expect(app.database.globally(async () => Promise.all([wait(), Promise.resolve()]))).rejects.toThrow(refusal)
    }
    const key = await app.files.keep(organisation, 'document', bytes, 'pdf')
    expect(await app.files.read(key)).toEqual(bytes)
  })

  test('effects after the commit may wait, and so may anything after the transaction', async () => {
    const { app, within, organisation } = await aCompany()
    const key = await app.files.keep(organisation, 'document', await picture(), 'pdf')
    const gone = new EventEmitter()
    await within(async (tx) => {
      tx.afterCommit(async () => {
        await app.files.remove(key)
        gone.emit('gone')
      })
    }).then(() => once(gone, 'gone'))
    await expect(app.files.read(key)).rejects.not.toThrow(refusal)
  })
})

describe('a storage that does not respond', () => {
  test('blocks only those who wait for it, whether reading or writing', async () => {
    const company = await aCompany()
    const priya = await company.employee('Priya Nair')
    const meera = await company.employee('Meera Shah')
    const others = await Promise.all(Array.from({ length: many }, (_, n) => company.employee(`Rahul Iyer ${n}`)))
    const { files } = company.app
    const { read, keep } = files
    const upload = { files: { photo: { name: 'me.png', bytes: await picture() } } }
    const { photo } = await priya.call('PUT /api/v1/employee/employee-profile-pic', upload)
    let answer = () => {}
    const hangs = new Promise<void>((resolve) => (answer = resolve))
    files.read = (key) => hangs.then(() => read(key))
    files.keep = (...given) => hangs.then(() => keep(...given))
    try {
      const waiting = Array.from({ length: many }, () =>
        priya.raw('GET /api/v1/utility/assets/private', { query: { key: photo } }),
      )
      const sending = others.map((other) => other.call('PUT /api/v1/employee/employee-profile-pic', upload))
      // Only so many calls of one account run at once, so Priya waits for her own.
      expect((await meera.call('GET /api/v1/employee/profile'))?.photo).toBeNull()
      answer()
      expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([200]))
      for (const [n, sent] of (await Promise.all(sending)).entries())
        expect((await others[n]!.call('GET /api/v1/employee/profile'))?.photo).toBe(sent.photo)
    } finally {
      answer()
      Object.assign(files, { read, keep })
    }
  })
})
