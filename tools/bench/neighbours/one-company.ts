import { parseArgs } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@muster/contract/values.ts'
import { monthOf } from '@muster/engine/day.ts'
import { localDay } from '@muster/engine/zone.ts'
import { buildServer } from '../../../server/app/build.ts'
import { compose } from '../../../server/app/compose.ts'
import { features } from '../../../server/app/features.ts'
import { whileFilling } from '../../../server/demo/filling.ts'
import { fillLoadCompany } from '../../../server/demo/load-company.ts'
import type { DemoCompany } from '../../../server/demo/write-company.ts'
import { openSession } from '../../../server/features/identity/index.ts'
import { systemClock } from '../../../server/platform/clock.ts'
import { newId } from '../../../server/platform/id.ts'
import { createLog } from '../../../server/platform/log.ts'
import { mailServer } from '../../../server/testing/mail-server.ts'
import { openKept } from '../kept.ts'
import {
  addWebhook,
  announceSome,
  calculatePay,
  checkFile,
  importFile,
  isChecked,
  mailCode,
  tellAll,
} from './company-site.ts'
import type { Site } from './company-site.ts'

/**
 * `node tools/bench/neighbours/one-company.ts [--people 2000] [--rows 20000] [--messages 2000]`: how long a small company waits for its
 * jobs, mails and webhooks, with nothing else queued and while another one has four imports, a pay run with its notices and
 * webhooks queued.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    rows: { type: 'string', default: '20000' },
    messages: { type: 'string', default: '2000' },
  },
})
const size = { people: Number(values.people), rows: Number(values.rows), messages: Number(values.messages) }
const rounds = 5

const kept = await openKept('neighbours', ['tools/bench/neighbours/one-company.ts'])
const copy = await kept.copy(`companies_${size.people}`, (place) =>
  whileFilling({ ...place, log: createLog('error'), tell: () => undefined }, async (filling) => ({
    noisy: await fillLoadCompany(filling, { employees: size.people, days: 1, name: 'Noisy' }),
    alone: await fillLoadCompany(filling, { employees: 30, days: 1, name: 'Alone', isOneOfMany: true }),
    beside: await fillLoadCompany(filling, { employees: 30, days: 1, name: 'Beside', isOneOfMany: true }),
  })),
)
const arrived = new Set<string>()
const received = new Set<string>()
const post = await mailServer((text) => arrived.add(/^To: (.*)$/m.exec(text)![1]!))
const config = {
  ...copy.config,
  ...{ dataDir: `${copy.config.dataDir}-neighbours`, smtpUrl: post.url, mailDelaySeconds: 0, mailsPerMinute: 6_000 },
}
const composition = await compose({ config, clock: systemClock, log: createLog('error'), connection: copy.connection })
const { app } = composition
app.receivers = {
  ...app.receivers,
  async post(_url: string, headers: Readonly<Record<string, string>>) {
    await sleep(20)
    received.add(headers['webhook-id']!)
    return { status: 200, text: '', failure: null } as never
  },
}
const fastify = await buildServer(app, features)
await composition.work()
const noisy = await siteOf(copy.note.noisy)
const month = monthOf(localDay(systemClock.now(), 'Asia/Kolkata'))

// The thread for long jobs has started when it has done one.
await isChecked(noisy, await checkFile(noisy, 1))
const quiet = await measured(await siteOf(copy.note.alone))
await makeNoise()
await sleep(500)
const noised = await measured(await siteOf(copy.note.beside))
console.log(`People ${size.people}, rows ${size.rows} in each of four imports, webhook messages ${size.messages}.`)
console.log('                        alone   beside   times')
for (const [what, alone] of Object.entries(quiet)) {
  const beside = noised[what]!
  console.log(`${what.padEnd(20)}${pad(alone)} ms${pad(beside)} ms${(beside / alone).toFixed(1).padStart(7)}`)
}
process.exit(0)

function pad(millis: number): string {
  return Math.round(millis).toString().padStart(7)
}

async function siteOf({ organisation, admin, people }: DemoCompany): Promise<Site> {
  const from = { address: '127.0.0.1', agent: 'bench' }
  const { accessToken: token } = await openSession(composition.app, organisation, admin, from)
  const webhook = newId()
  await addWebhook(app, organisation, webhook, admin)
  return {
    app,
    fastify,
    organisation,
    admin,
    token,
    webhook,
    people: people.map(({ account, email }) => ({ account, email })),
  }
}

/** Medians of some rounds; the pay of a month can be calculated once. */
async function measured(small: Site): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {}
  const time = async (what: string, work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    ;(times[what] ??= []).push(performance.now() - begun)
  }
  await time('pay run of 30', () => calculatePay(small, month))
  for (let round = 0; round < rounds; round += 1) {
    const person = small.people[round]!
    let file: Id = ''
    await time('file of 5 checked', async () => isChecked(small, (file = await checkFile(small, 5))))
    await time('file of 5 imported', () => importFile(small, file))
    await time('mail of a leave', async () => {
      await tellAll(small, [person.account], 'Your leave was approved')
      await until(() => arrived.has(person.email))
    })
    const code = `code-${newId()}@muster.test`
    await time('mail of a code', async () => {
      await mailCode(small, code)
      await until(() => arrived.has(code))
    })
    const message = newId()
    await time('webhook', async () => {
      await announceSome(small, [message])
      await until(() => received.has(message))
    })
  }
  return Object.fromEntries(
    Object.entries(times).map(([what, all]) => [what, all.toSorted((a, b) => a - b)[all.length >> 1]!]),
  )
}

async function makeNoise(): Promise<void> {
  for (let n = 0; n < 4; n += 1) await checkFile(noisy, size.rows)
  await tellAll(
    noisy,
    noisy.people.map(({ account }) => account),
    'Your payslip is available',
  )
  const ids = Array.from({ length: size.messages }, () => newId())
  for (let at = 0; at < ids.length; at += 500) await announceSome(noisy, ids.slice(at, at + 500))
  void calculatePay(noisy, month)
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(5)
}
