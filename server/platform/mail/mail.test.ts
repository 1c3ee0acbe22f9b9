import { expect, test } from 'vitest'
import { say } from '@muster/engine/sentence.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { testServer } from '../../testing/server.ts'
import type { App } from '../app.ts'
import { asHtml } from './letter.ts'
import { newestMails } from './mail.queries.ts'
import { deliverMail, sendMail } from './send-mail.ts'

const mail = {
  to: 'priya@acme.test',
  template: 'test',
  subject: say`Your code`,
  lines: [say`Hello Priya,`],
  code: '482915',
}

async function written(): Promise<{ app: App; id: string }> {
  const { app } = await testServer()
  await app.database.globally((tx) => sendMail(tx, mail))
  const [newest] = await app.database.globally((tx) => newestMails(tx, { limit: 1 }))
  return { app, id: newest?._id ?? '' }
}

test('a mail reaches the mail server once, and its text is deleted from the database', async () => {
  const received: string[] = []
  const server = await mailServer((text) => received.push(text))
  const { app, id } = await written()
  const withServer = { ...app, config: { ...app.config, smtpUrl: server.url } }
  await deliverMail(withServer, { mail: id })
  await deliverMail(withServer, { mail: id })
  await server.close()
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('482915')
  expect(received[0]).toContain('To: priya@acme.test')
  const [kept] = await app.database.globally((tx) => newestMails(tx, { limit: 1 }))
  expect(kept).toMatchObject({ text: null, html: null })
})

test('an unavailable mail server fails the job, so that it is retried, and the mail is kept', async () => {
  const { app, id } = await written()
  const withoutServer = { ...app, config: { ...app.config, smtpUrl: 'smtp://127.0.0.1:9' } }
  await expect(deliverMail(withoutServer, { mail: id })).rejects.toThrow()
  const [kept] = await app.database.globally((tx) => newestMails(tx, { limit: 1 }))
  expect(kept?.text).toContain('482915')
})

test('a mail that is rolled back is never sent', async () => {
  const { app } = await testServer()
  const work = app.database.globally(async (tx) => {
    await sendMail(tx, { ...mail, to: 'nobody@acme.test' })
    throw new Error('something else failed')
  })
  await expect(work).rejects.toThrow('something else failed')
  const mails = await app.database.globally((tx) => newestMails(tx, { limit: 100 }))
  expect(mails.some(({ to }) => to === 'nobody@acme.test')).toBe(false)
})

test('text entered by people cannot become markup', async () => {
  expect(asHtml({ subject: '<b>', lines: ['Hello <img src=x onerror=1>'] })).not.toMatch(/<img|<b>/)
  const { app, fastify } = await testServer()
  await app.database.globally((tx) => sendMail(tx, { ...mail, lines: [say`Hello ${'<script>alert(1)</script>'}`] }))
  const page = await fastify.inject('/dev/mailbox')
  expect(page.body).toContain('482915')
  expect(page.body).not.toContain('<script>')
})

test('a mail that can be turned off has the unsubscribe link for mail programs, in one click if it is safe', async () => {
  const received: string[] = []
  const server = await mailServer((text) => received.push(text.replace(/\r\n\s+/g, ' ')))
  const { app } = await testServer()
  const config = { ...app.config, smtpUrl: server.url }
  for (const url of [
    'https://hr.acme.test/unsubscribe?token=a.b',
    'http://127.0.0.1:3000/unsubscribe?token=a.b',
    null,
  ]) {
    const unsubscribe =
      url === null ? {} : { unsubscribe: { why: say`You get these emails`, label: say`Turn them off`, url } }
    await app.database.globally((tx) => sendMail(tx, { ...mail, ...unsubscribe }))
    const [newest] = await app.database.globally((tx) => newestMails(tx, { limit: 1 }))
    await deliverMail({ ...app, config }, { mail: newest!._id })
  }
  await server.close()
  const links = received.map((text) => text.match(/^List-Unsubscribe[^\r\n]*/gm) ?? [])
  expect(links).toEqual([
    [
      'List-Unsubscribe: <https://hr.acme.test/unsubscribe?token=a.b>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ],
    ['List-Unsubscribe: <http://127.0.0.1:3000/unsubscribe?token=a.b>'],
    [],
  ])
})

test('an address with a line break, a comma or a second recipient never reaches the mail server', async () => {
  const received: string[] = []
  const server = await mailServer((text) => received.push(text))
  const { app } = await testServer()
  const withServer = { ...app, config: { ...app.config, smtpUrl: server.url } }
  for (const to of [
    'priya@acme.test\r\nBcc: eve@evil.test',
    'priya@acme.test,eve@evil.test',
    'priya@acme.test;eve@evil.test',
    'Priya <priya@acme.test>',
    `${'p'.repeat(1009)}@acme.test`,
    'nobody',
  ]) {
    await app.database.globally((tx) => sendMail(tx, { ...mail, to }))
    const [newest] = await app.database.globally((tx) => newestMails(tx, { limit: 1 }))
    await deliverMail(withServer, { mail: newest!._id })
  }
  await server.close()
  expect(received).toEqual([])
  const [kept] = await app.database.globally((tx) => newestMails(tx, { limit: 1 }))
  expect(kept).toMatchObject({ text: null, html: null })
})
