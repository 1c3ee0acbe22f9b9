import { setTimeout as sleep } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Feature } from '../feature.ts'
import { aCompany, type Company, type Person } from '../../testing/company.ts'
import { commandTurns, refusal, socketRules } from '../costs/table.ts'
import { createMeter, createPlaces } from './places.ts'

describe('sockets', () => {
  let company: Company
  let [asha, priya]: Person[] = []
  let address: string
  const opened: Socket[] = []
  /** Commands that run, until they are let go. */
  const running: { account: string; done: () => void }[] = []
  const slow = {
    name: 'slow',
    routes: [],
    commands: {
      MARK_NOTIFICATION_READ: (_, { account }) =>
        new Promise<void>((done) => running.push({ account, done: () => done() })),
    },
  } satisfies Feature as Feature

  beforeAll(async () => {
    company = await aCompany()
    asha = await company.employee('Asha Pillai')
    priya = await company.employee('Priya Nair')
    const { fastify, sockets, app } = company
    sockets.attach(fastify.server, app, [slow])
    await new Promise<void>((listening) => fastify.server.listen(0, '127.0.0.1', listening))
    address = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`
    return async () => {
      await sockets.close()
      await new Promise((closed) => fastify.server.close(closed))
    }
  })
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.disconnect()
    for (const { done } of running.splice(0)) done()
  })
  const open = async ({ token }: Person): Promise<{ socket: Socket; refused: string | null }> => {
    const options = { transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false }
    const socket = io(address, options)
    opened.push(socket)
    const refused = await new Promise<string | null>((said) => {
      socket.on('connect', () => said(null))
      socket.on('connect_error', ({ message }) => said(message))
    })
    return { socket, refused }
  }
  const id = '01890a5d-ac96-774b-bcce-b302099a8057'

  it("run one account's commands one by one, while a colleague's go between", async () => {
    const [many, few] = [await open(asha!), await open(priya!)]
    for (let n = 0; n < 20; n++) many.socket.emit('MARK_NOTIFICATION_READ', id)
    await expect.poll(() => running.length).toBe(1)
    few.socket.emit('MARK_NOTIFICATION_READ', id)
    await expect.poll(() => running.map(({ account }) => account)).toEqual([asha!.account, priya!.account])
    expect(commandTurns.ofAccount.running).toBe(1)
  })

  it('are at most thirty of one account; a colleague opens one all the same', { timeout: 60_000 }, async () => {
    const answers: (string | null)[] = []
    for (let n = 0; n <= socketRules.ofAccount; n++) answers.push((await open(asha!)).refused)
    expect(answers.filter((one) => one === null)).toHaveLength(socketRules.ofAccount)
    expect(answers.at(-1)).toBe('You have Muster open in too many windows. Close some of them.')
    expect((await open(priya!)).refused).toBeNull()
    opened[0]!.disconnect()
    // The server hears of it a moment later.
    await expect.poll(async () => (await open(asha!)).refused, { timeout: 10_000 }).toBeNull()
  })

  it('of an account that sends without end, over however many of them, are closed, and no others', async () => {
    const [one, other, calm] = [await open(asha!), await open(asha!), await open(priya!)]
    const flood = (messages: number) => {
      for (const { socket } of [one, other]) for (let n = 0; n < messages; n++) socket.emit('CREATEROOM', id)
    }
    flood(socketRules.messagesPerMinute * 0.6)
    const areOpen = () => {
      flood(1)
      return one.socket.connected || other.socket.connected
    }
    await expect.poll(areOpen, { timeout: 10_000 }).toBe(false)
    await sleep(50)
    expect(calm.socket.connected).toBe(true)
  })

  it('that ask to be admitted again and again are closed, and their network opens others a moment later', async () => {
    const calm = await open(priya!)
    const stranger = { transports: ['websocket'], auth: { token: 'none' }, forceNew: true, reconnection: false }
    const asking = io(address, stranger)
    opened.push(asking)
    let closed = false
    asking.io.engine.on('close', () => (closed = true))
    for (let n = 0; n < 1_000 && !closed; n++, await sleep(5)) asking.connect()
    expect(closed).toBe(true)
    const began = performance.now()
    expect((await open(asha!)).refused).toBeNull()
    expect(performance.now() - began).toBeGreaterThan(refusal.afterMillis * 0.9)
    expect(calm.socket.connected).toBe(true)
  })

  it('of one company leave a quarter of all connections to others', () => {
    const places = createPlaces(40)
    const give = Array.from({ length: 30 }, (_, n) => places.take({ organisation: 'acme', account: `${n}` }))
    const one = () => places.take({ organisation: 'acme', account: 'x' })
    expect(one).toThrow('Your company has too many windows of Muster open.')
    expect(() => places.take({ organisation: 'globex', account: 'x' })).not.toThrow()
    give[0]!()
    give[0]!()
    expect(one).not.toThrow()
    expect(one).toThrow()
  })

  it('may send as much again in the next minute', async () => {
    const isTooMany = createMeter(2, 30)
    expect(['a', 'a', 'b', 'a'].map(isTooMany)).toEqual([false, false, false, true])
    await sleep(40)
    expect(isTooMany('a')).toBe(false)
  })
})
