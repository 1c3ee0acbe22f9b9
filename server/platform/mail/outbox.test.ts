import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import pg from 'pg'
import type { Id } from '@muster/contract/values.ts'
import { say } from '@muster/engine/sentence.ts'
import { testDatabase } from '../../testing/database.ts'
import { mailServer, type MailServer } from '../../testing/mail-server.ts'
import { testServer, type TestServer } from '../../testing/server.ts'
import { until } from '../../testing/until.ts'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import type { Tx } from '../database/tx.ts'
import { mailAllowance, mailRetries } from './allowance.ts'
import { forgetOldMails, startOutbox, type Outbox } from './outbox.ts'
import { sendMail, sendMails, type Mail } from './send-mail.ts'

let server: TestServer
let client: pg.Client
let post: MailServer
let received: string[]
const opened: Outbox[] = []

beforeAll(async () => {
  server = await testServer()
  client = new pg.Client((await testDatabase()).owner)
  await client.connect()
  return () => client.end()
}, 120_000)
beforeEach(async () => {
  await client.query('delete from mail')
  await client.query('delete from mail_count')
  await client.query('delete from mail_pace')
  received = []
  post = await mailServer((text) => received.push(/^To: (.*)$/m.exec(text)![1]!))
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((outbox) => outbox.stop()))
  await post.close()
})

const letter = (to: string, more: Partial<Mail> = {}): Mail => ({
  ...{ to, template: 'test', subject: say`Your payslip`, lines: [say`Hello,`] },
  ...more,
})

/** Writes mails as an organisation; a fixed clock gives those of one call the same time, so the order is that of the calls. */
const write = (organisation: Id | null, mails: readonly Mail[]) =>
  server.app.database.globally((tx) => sendMails({ ...bound(tx), organisation } as unknown as Tx, mails))

const bound = (tx: object) => ({
  now: server.clock.now(),
  query: (sql: never) => (tx as Tx).query(sql),
})

const many = (name: string, count: number, more?: Partial<Mail>) =>
  Array.from({ length: count }, (_, n) => letter(`${name}-${n}@acme.test`, more))

/** The clock stands still, so a pace would stop everything. */
function open(config: Partial<Config> = {}): Outbox {
  const app: App = {
    ...server.app,
    config: { ...server.app.config, ...{ smtpUrl: post.url, mailsPerMinute: 1e9, mailConnections: 1 }, ...config },
  }
  const outbox = startOutbox(app, { onNotice: () => undefined })
  opened.push(outbox)
  return outbox
}

const arrived = (count: number, seconds = 20) =>
  until(
    async () => received.length,
    (now) => now >= count,
    seconds,
  )
const kept = async (to: string) =>
  (
    await client.query<{ due: Date | null; text: string | null; tries: number; sent: Date | null }>(
      'select due_at as due, body_text as text, tries, sent_at as sent from mail where recipient = $1',
      [to],
    )
  ).rows[0]!

describe('a company with thousands of notices', () => {
  it('lets a mail of another company go first or second, and all arrive once, also with two processes', async () => {
    for (const processes of [1, 2]) {
      received.length = 0
      await write(randomUUID(), many(`noisy${processes}`, 60, { urgency: 'bulk' }))
      await write(randomUUID(), [letter(`leave${processes}@other.test`)])
      for (let n = 0; n < processes; n += 1) open()
      await arrived(61)
      expect(received.indexOf(`leave${processes}@other.test`)).toBeLessThanOrEqual(processes)
      expect(new Set(received).size).toBe(61)
      await sleep(100)
      expect(received).toHaveLength(61)
      await Promise.all(opened.splice(0).map((outbox) => outbox.stop()))
    }
  }, 120_000)

  it('takes turns with each of twenty others', async () => {
    await write(randomUUID(), many('noisy', 60, { urgency: 'bulk' }))
    for (let n = 0; n < 20; n += 1) await write(randomUUID(), many(`small${n}`, 2))
    open()
    await arrived(100)
    const small = received.map((to, at) => ({ to, at })).filter(({ to }) => to.startsWith('small'))
    expect(Math.max(...small.map(({ at }) => at))).toBeLessThan(45)
  }, 120_000)

  it('does not hold up its own other mails', async () => {
    const acme = randomUUID()
    await write(acme, many('bulk', 40, { urgency: 'bulk' }))
    await write(acme, [letter('leave@acme.test')])
    open()
    await arrived(41)
    expect(received.indexOf('leave@acme.test')).toBe(0)
  }, 120_000)

  it('does not hold up a code, for which there are connections of its own', async () => {
    let isSlow = true
    post.beforeEach = async (to) => {
      while (isSlow && to.startsWith('bulk')) await sleep(20)
    }
    await write(randomUUID(), many('bulk', 40, { urgency: 'bulk' }))
    open()
    await sleep(200)
    await server.app.database.globally((tx) => sendMail(tx, letter('priya@acme.test', { code: '482915' })))
    await write(randomUUID(), [letter('alert@acme.test', { urgency: 'urgent' })])
    await arrived(2, 10)
    expect(received.toSorted()).toEqual(['alert@acme.test', 'priya@acme.test'])
    isSlow = false
    await arrived(42)
  }, 120_000)
})

describe('an address that the mail server refuses', () => {
  it('holds up no one, is tried a few times, and then its text is wiped', async () => {
    post.refuses = (to) => to.startsWith('bad')
    await write(randomUUID(), [...many('bad', 5), letter('good@acme.test')])
    open()
    await arrived(1)
    expect(received).toEqual(['good@acme.test'])
    await until(
      () => kept('bad-0@acme.test'),
      ({ tries, due }) => tries === 1 && due! > new Date(server.clock.now()),
    )
    for (let tries = 2; tries <= mailRetries.triesOfRefused; tries += 1) {
      await client.query('update mail set due_at = $1 where due_at is not null', [server.clock.now()])
      await until(
        () => kept('bad-0@acme.test'),
        (now) => now.tries === tries && now.due?.toISOString() !== server.clock.now(),
      )
    }
    expect(
      await until(
        () => kept('bad-0@acme.test'),
        ({ due }) => due === null,
      ),
    ).toMatchObject({ text: null, sent: null })
    expect(await kept('good@acme.test')).toMatchObject({ text: null, due: null })
  }, 120_000)
})

describe('a mail server that is away', () => {
  it('gets everything when it is back', async () => {
    post.isAway = true
    await write(randomUUID(), many('waiting', 5))
    open()
    // Put off for less than they are held for while they are being sent.
    const held = new Date(Date.parse(server.clock.now()) + 19_000)
    const putOff = () => client.query('select from mail where due_at > $1 and due_at < $2', [server.clock.now(), held])
    await until(putOff, ({ rowCount }) => rowCount === 5)
    post.isAway = false
    await sleep(100)
    expect(received).toEqual([])
    await client.query('update mail set due_at = $1', [server.clock.now()])
    await arrived(5)
    expect(new Set(received).size).toBe(5)
  }, 120_000)
})

it('a mail whose process dies is sent by another, once the sign of life is missing', async () => {
  await write(randomUUID(), [letter('priya@acme.test')])
  const soon = new Date(Date.parse(server.clock.now()) + 10_000)
  await client.query('update mail set due_at = $1, tries = 1, started_at = $2', [soon, server.clock.now()])
  const outbox = open()
  await sleep(300)
  expect(received).toEqual([])
  server.clock.advance(11)
  outbox.wake()
  await arrived(1)
}, 120_000)

it('a mail that takes its time is held as long as it does, so that no other process sends it', async () => {
  let isSlow = true
  post.beforeEach = () =>
    until(
      async () => isSlow,
      (slow) => !slow,
      60,
    )
  await write(randomUUID(), [letter('slow@acme.test')])
  open()
  const taken = await until(
    () => kept('slow@acme.test'),
    ({ due, tries }) => tries === 1 && due! > new Date(server.clock.now()),
  )
  server.clock.advance(15)
  const held = await until(
    () => kept('slow@acme.test'),
    ({ due }) => due! > taken.due!,
  )
  expect(held.tries).toBe(1)
  isSlow = false
  await arrived(1)
}, 120_000)

it('mails are forgotten thirty days after they were sent, and none before it was', async () => {
  await write(randomUUID(), [letter('old@acme.test'), letter('unsent@acme.test'), letter('new@acme.test')])
  const age = (to: string, days: number, isSent: boolean) =>
    client.query(
      "update mail set created_at = $2::timestamptz - $3 * interval '1 day', due_at = case when $4 then null else due_at end where recipient = $1",
      [to, server.clock.now(), days, isSent],
    )
  await age('old@acme.test', 31, true)
  await age('unsent@acme.test', 31, false)
  await age('new@acme.test', 29, true)
  await forgetOldMails(server.app)
  const { rows } = await client.query<{ recipient: string }>('select recipient from mail order by recipient')
  expect(rows.map(({ recipient }) => recipient)).toEqual(['new@acme.test', 'unsent@acme.test'])
}, 60_000)

it('no more are sent than the mail server may get, and codes do not wait for that', async () => {
  await write(randomUUID(), many('slow', 10))
  open({ mailsPerMinute: 60 })
  await arrived(1)
  await sleep(300)
  // The clock stands still: one now, and one that was spared.
  expect(received.length).toBeLessThanOrEqual(2)
  await write(randomUUID(), [letter('code@acme.test', { code: '482915' })])
  opened[0]!.wake()
  await until(
    async () => received,
    (all) => all.includes('code@acme.test'),
    10,
  )
  server.clock.advance(3)
  // One for each second since, without the code's.
  await arrived(4)
  await sleep(300)
  expect(received).toHaveLength(4)
}, 120_000)

it('one reader gets only so many in an hour; the rest waits', async () => {
  const { perRecipientHour } = mailAllowance
  await write(
    randomUUID(),
    Array.from({ length: perRecipientHour + 5 }, () => letter('priya@acme.test')),
  )
  await write(randomUUID(), [letter('meera@acme.test')])
  open()
  await arrived(perRecipientHour + 1)
  await sleep(300)
  expect(received.filter((to) => to === 'priya@acme.test')).toHaveLength(perRecipientHour)
  server.clock.advance(3_700)
  opened[0]!.wake()
  await arrived(perRecipientHour + 6)
}, 120_000)

it('one company gets only so many in an hour; the rest waits, and urgent ones do not', async () => {
  const acme = randomUUID()
  const hour = `${server.clock.now().slice(0, 13)}:00:00.000Z`
  await client.query('insert into mail_count (sender_id, hour, sent) values ($1, $2, $3)', [
    ...[acme, hour, mailAllowance.perOrganisationHour],
  ])
  await write(acme, [letter('leave@acme.test')])
  await write(acme, [letter('alert@acme.test', { urgency: 'urgent' })])
  open()
  await arrived(1)
  await sleep(200)
  expect(received).toEqual(['alert@acme.test'])
  server.clock.advance(3_600)
  opened[0]!.wake()
  await arrived(2)
}, 120_000)

it('without a mail server nothing is sent later, when there is one', async () => {
  await write(randomUUID(), [letter('priya@acme.test')])
  open({ smtpUrl: undefined })
  await until(
    () => kept('priya@acme.test'),
    ({ due }) => due === null,
  )
  open()
  await sleep(300)
  expect(received).toEqual([])
}, 120_000)
