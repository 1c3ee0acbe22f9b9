import type { FastifyInstance } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { builder } from '../../../server/platform/database/builder.ts'
import type { Tx } from '../../../server/platform/database/tx.ts'
import type { Id } from '@muster/contract/values.ts'
import { notify } from '../../../server/features/notifications/index.ts'
import { newId } from '../../../server/platform/id.ts'
import { sendMail } from '../../../server/platform/mail/send-mail.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { App } from '../../../server/platform/app.ts'
import { insertDelivery } from '../../../server/features/integrations/webhook/delivery.queries.ts'
import { sendSoon } from '../../../server/features/integrations/webhook/announce.ts'

/** A company with somebody who may do everything, and what it has the product do in the background. */
export interface Site {
  app: App
  fastify: FastifyInstance
  organisation: Id
  admin: Id
  token: string
  /** Whoever gets notices. */
  people: { account: Id; email: string }[]
  webhook: Id
}

const call = async (site: Site, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const sent = await site.fastify.inject({
    ...{ method, url: `/api/v1/user/${path}` },
    headers: { authorization: `Bearer ${site.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
  if (sent.statusCode >= 400) throw new Error(`${path} answered ${sent.statusCode}: ${sent.body}`)
  return sent.json<{ data: Record<string, unknown> }>().data
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await sleep(20)
}

/** Uploads this many people and has the file checked; `imports` them as well. */
export async function checkFile(site: Site, rows: number): Promise<Id> {
  const mark = newId().slice(-12)
  // The company has several locations and shifts, so a row names its own.
  const [locations, shifts] = await Promise.all(['pag-location', 'all-shift'].map((list) => call(site, 'GET', list)))
  const [place, shift] = [locations, shifts].map((list) => (list as unknown as { name: string }[])[0]!.name)
  const lines = Array.from(
    { length: rows },
    (_, n) => `${mark}-${n},Asha,Rao ${n},${mark}-${n}@acme.test,02/11/2026,"${place}","${shift}"`,
  )
  const headings = 'Employee ID,First name,Last name,Work email,Date of joining,Location,Shift'
  const file = [headings, ...lines].join('\r\n')
  const edge = 'edge-of-a-part'
  const part = (about: string, text: string) =>
    `--${edge}\r\ncontent-disposition: form-data; ${about}\r\n\r\n${text}\r\n`
  const payload = `${part('name="kind"', 'employees')}${part('name="file"; filename="people.csv"', file)}--${edge}--\r\n`
  const sent = await site.fastify.inject({
    ...{ method: 'POST', url: '/api/v1/user/data-import', payload },
    headers: { authorization: `Bearer ${site.token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
  })
  if (sent.statusCode >= 400) throw new Error(`The upload answered ${sent.statusCode}: ${sent.body}`)
  const { _id: id } = sent.json<{ data: { _id: Id } }>().data
  const { columns } = await call(site, 'GET', `data-import/${id}`)
  await call(site, 'PUT', `data-import/${id}`, { columns: columns as object })
  return id
}

export const isChecked = (site: Site, id: Id) =>
  until(async () => (await call(site, 'GET', `data-import/${id}`))['state'] !== 'checking')

export async function importFile(site: Site, id: Id): Promise<void> {
  await call(site, 'POST', `data-import/${id}/start`, {})
  await until(async () => (await call(site, 'GET', `data-import/${id}`))['state'] === 'imported')
}

export async function calculatePay(site: Site, month: string): Promise<void> {
  const { _id } = await call(site, 'POST', 'payrun', { month })
  await until(async () => (await call(site, 'GET', `payrun/${_id as string}`))['state'] === 'calculated')
}

/** Notices to the same reader become one mail, so each goes to someone else of `accounts`. */
export const tellAll = (site: Site, accounts: readonly Id[], text: string) =>
  site.app.database.within(site.organisation, (tx) => notify(tx, accounts, { type: 'leave', message: verbatim(text) }))

export const mailCode = (site: Site, to: string) =>
  site.app.database.globally((tx) =>
    sendMail(tx, { to, template: 'sign-in-code', subject: say`Your code`, lines: [say`Hello,`], code: '482915' }),
  )

export const announceSome = (site: Site, ids: readonly Id[]) =>
  site.app.database.within(site.organisation, async (tx) => {
    const common = { webhook: site.webhook, event: 'employee.added', now: tx.now }
    await Promise.all(ids.map((id) => insertDelivery(tx, { ...common, id, payload: JSON.stringify({ id }) })))
    await sendSoon(tx)
  })

/** Directly, because adding one takes a proof of identity. */
export async function addWebhook(app: App, organisation: Id, id: Id, account: Id): Promise<void> {
  await app.database.within(organisation, (tx: Tx) => {
    const text = sql`
      insert into webhook (organisation_id, id, name, url, events, secret, created_by, created_at)
      values (${organisation}, ${id}, 'Bench', 'https://receiver.example/', '{employee.added}',
        ${app.secrets.seal('webhook.secret', 'the secret of a receiver')}, ${account}, ${tx.now})`.compile(builder)
    return tx.query({ name: '', text: text.sql, values: text.parameters })
  })
}
