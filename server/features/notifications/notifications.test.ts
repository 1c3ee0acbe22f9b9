import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { say, verbatim } from '@muster/engine/sentence.ts'
import { features } from '../../app/features.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { notify } from './index.ts'

describe('notifications', () => {
  let company: Company
  let address: string
  let priya: Person
  let meera: Person
  const browsers: Socket[] = []

  beforeAll(async () => {
    company = await aCompany()
    priya = await company.employee('Priya Nair')
    meera = await company.employee('Meera Iyer')
    const { fastify, sockets, app } = company
    sockets.attach(fastify.server, app, features)
    await new Promise<void>((listening) => fastify.server.listen(0, '127.0.0.1', listening))
    address = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`
    return async () => {
      await sockets.close()
      await new Promise((closed) => fastify.server.close(closed))
    }
  })
  afterEach(() => {
    for (const browser of browsers.splice(0)) browser.disconnect()
  })

  const tell = (person: Person, message: string) =>
    company.within((tx) => notify(tx, [person.account], { type: 'leave', message: verbatim(message) }))
  const all = (person: Person) => person.call('GET /api/v1/notification/all')

  function connect(token: string, headers: Record<string, string> = {}): Socket {
    const browser = io(address, {
      transports: ['websocket'],
      auth: { token },
      extraHeaders: headers,
      reconnection: false,
    })
    browsers.push(browser)
    return browser
  }
  /** A browser with this person's page open, and everything it receives. */
  async function open(person: Person, room = person.account): Promise<{ browser: Socket; heard: [string, unknown][] }> {
    const browser = connect(person.token)
    const heard: [string, unknown][] = []
    browser.onAny((event: string, payload: unknown) => heard.push([event, payload]))
    await new Promise<void>((connected, failed) => {
      browser.on('connect', connected)
      browser.on('connect_error', failed)
    })
    browser.emit('CREATEROOM', room)
    // An unknown command comes after it and changes nothing: once that is read, so was the first.
    await settle()
    return { browser, heard }
  }

  it('are listed, newest first, and reach every open browser after the commit', async () => {
    const [laptop, phone] = await Promise.all([open(priya), open(priya)])
    const stranger = await open(meera)
    await tell(priya, 'First')
    await tell(priya, 'Second')
    const list = await all(priya)
    expect(list.map(({ message, isRead }) => [message, isRead])).toEqual([
      ['Second', false],
      ['First', false],
    ])
    await settle()
    const news = list.toReversed().map((notification) => ['NEW_NOTIFICATION', notification])
    expect(laptop.heard).toEqual(news)
    expect(phone.heard).toEqual(news)
    expect(stranger.heard).toEqual([])
    expect(await all(meera)).toEqual([])
  })

  it('are sent to no one if the work is rolled back', async () => {
    const laptop = await open(priya)
    const before = await all(priya)
    await expect(
      company.within(async (tx) => {
        await notify(tx, [priya.account], { type: 'leave', message: say`Never` })
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    await settle()
    expect(laptop.heard).toEqual([])
    expect(await all(priya)).toEqual(before)
  })

  it('are read and cleared in one browser and so in the other', async () => {
    await priya.call('DELETE /api/v1/notification/clear-all')
    await tell(priya, 'Read me')
    await tell(priya, 'Clear me')
    const [clear, read] = await all(priya)
    const [laptop, phone] = await Promise.all([open(priya), open(priya)])
    laptop.browser.emit('MARK_NOTIFICATION_READ', read!._id)
    await heardBy(phone, ['NOTIFICATION_UPDATE', { _id: read!._id, isRead: true }])
    phone.browser.emit('NOTIFICATION_DELETED', clear!._id)
    await heardBy(laptop, ['NOTIFICATION_DELETED', { notificationId: clear!._id }])
    expect((await all(priya)).map(({ _id, isRead }) => [_id, isRead])).toEqual([[read!._id, true]])

    await tell(priya, 'Another')
    await priya.call('PUT /api/v1/notification/mark-all-read')
    await heardBy(phone, ['NOTIFICATION_UPDATE', { allRead: true }])
    expect((await all(priya)).every(({ isRead }) => isRead)).toBe(true)
    await priya.call('DELETE /api/v1/notification/clear-all')
    await heardBy(laptop, ['ALL_NOTIFICATIONS_DELETED', {}])
    expect(await all(priya)).toEqual([])
  })

  it('cannot be read or cleared by anyone else', async () => {
    await tell(priya, 'Mine')
    const id = (await all(priya))[0]!._id
    const params = { id }
    expect((await meera.refused('PUT /api/v1/notification/mark-read/{id}', { params })).status).toBe(404)
    expect((await meera.refused('DELETE /api/v1/notification/clear/{id}', { params })).status).toBe(404)
    const browser = await open(meera)
    browser.browser.emit('NOTIFICATION_DELETED', id)
    browser.browser.emit('MARK_NOTIFICATION_READ', { junk: true })
    await settle()
    expect((await all(priya))[0]).toMatchObject({ _id: id, isRead: false })
    const other = await aCompany('Other Works')
    expect((await other.admin.refused('DELETE /api/v1/notification/clear/{id}', { params })).status).toBe(404)
  })

  it("are not received in another person's room", async () => {
    const curious = await open(meera, priya.account)
    await tell(priya, 'Not for Meera')
    await settle()
    expect(curious.heard).toEqual([])
  })

  it("are not received without a session, nor from another site's page", async () => {
    const failure = (browser: Socket) => new Promise<Error>((failed) => browser.on('connect_error', failed))
    const refused = [connect('a.b.c'), connect(priya.token, { origin: 'https://evil.example' })]
    expect(await Promise.all(refused.map(failure))).toEqual([expect.any(Error), expect.any(Error)])
    const own = connect(priya.token, { origin: address })
    await new Promise<void>((connected) => own.on('connect', connected))
  })

  it('are no longer received once the session has ended', async () => {
    const leaver = await company.employee('Leaves Soon')
    const { browser } = await open(leaver)
    const gone = new Promise<string>((dropped) => browser.on('disconnect', dropped))
    await leaver.call('POST /api/auth/user/signout')
    expect(await gone).toBe('io server disconnect')
  })
})

/** Long enough for a message on this machine to arrive, or to be sure that none does. */
function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done, 60))
}

async function heardBy({ heard }: { heard: [string, unknown][] }, event: [string, unknown]): Promise<void> {
  await expect.poll(() => heard.at(-1)).toEqual(event)
}
