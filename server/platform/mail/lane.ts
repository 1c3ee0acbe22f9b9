import { setTimeout as sleep } from 'node:timers/promises'
import type { Id, Instant } from '@muster/contract/values.ts'
import type { App } from '../app.ts'
import { plusSeconds } from '../clock.ts'
import { holdSeconds, mailAllowance, mailRetries } from './allowance.ts'
import { isRefused, openDeliverer } from './deliver.ts'
import { mailIsSent } from './mail.queries.ts'
import {
  giveUpMail,
  holdMails,
  holdPace,
  isAnyDue,
  movePace,
  takeMails,
  tryLater,
  type TakenMail,
} from './outbox.queries.ts'
import { freeAt, paceAfter } from './pace.ts'
import { noOrganisation, urgencies } from './send-mail.ts'

export interface Lane {
  wake(): void
  /** Takes no new mails and waits for those on their way. */
  stop(): Promise<void>
}

export interface LaneOf {
  isUrgent: boolean
  connections: number
}

/** Sends the mails of one urgency, the organisations in turns, over connections of its own. */
export function openLane(app: App & { config: { smtpUrl: string } }, { isUrgent, connections }: LaneOf): Lane {
  const { database, config, log, clock } = app
  const deliverer = openDeliverer(config, connections)
  const underWay = new Map<Id, Promise<void>>()
  const [first, second] = isUrgent ? [urgencies.urgent, none] : [urgencies.usual, urgencies.bulk]
  let last: Id = noOrganisation
  let isOver = false
  let wake = () => {}

  async function loop(): Promise<void> {
    while (!isOver) {
      let isWoken = false
      const woken = new Promise<void>((resolve) => {
        wake = () => {
          isWoken = true
          resolve()
        }
      })
      const free = connections - underWay.size
      const { taken, wait } = free > 0 ? await take(free).catch(missed) : nothing
      for (const mail of taken) {
        const done = send(mail).finally(() => {
          underWay.delete(mail.id)
          wake()
        })
        underWay.set(mail.id, done)
      }
      if (taken.length > 0 || isWoken || isOver) continue
      const waited = new AbortController()
      await Promise.race([woken, sleep(wait, undefined, { signal: waited.signal }).catch(() => undefined)])
      waited.abort()
    }
  }

  async function take(free: number): Promise<Taken> {
    const now = clock.now()
    const due = await database.globally((tx) => isAnyDue(tx, { now, urgencies: [first, second] }))
    if (!due?.isDue) return nothing
    return database.globally(async (tx) => {
      const { nextAt } = (await holdPace(tx, { now: tx.now }))!
      const allowed = isUrgent ? { most: free, wait: lookMillis } : freeAt(nextAt, tx.now, config.mailsPerMinute)
      const most = Math.min(free, allowed.most)
      if (most < 1) return { taken: [], wait: allowed.wait }
      const taken = await takeMails(tx, { ...choice(tx.now), first, second, after: last, most })
      if (taken.length > 0)
        await movePace(tx, { nextAt: paceAfter(nextAt, tx.now, config.mailsPerMinute, taken.length) })
      last = taken.at(-1)?.sender ?? last
      return { taken, wait: lookMillis }
    })
  }

  async function send(mail: TakenMail): Promise<void> {
    const { id } = mail
    try {
      await inTime(deliverer.deliver(mail))
      await database.globally((tx) => mailIsSent(tx, { id, now: tx.now }))
    } catch (error) {
      await database.globally((tx) => again(tx, mail, error)).catch(missed)
    }
  }

  async function again(tx: Parameters<typeof tryLater>[0], { id, tries }: TakenMail, error: unknown): Promise<void> {
    const { message } = error as Error
    if (tries >= (isRefused(error) ? mailRetries.triesOfRefused : mailRetries.tries)) {
      log.warn({ mail: id, tries, error: message }, 'a mail was given up')
      await giveUpMail(tx, { id })
      return
    }
    log.warn({ mail: id, tries, error: message }, 'a mail was not taken, and is tried again')
    await tryLater(tx, { id, at: plusSeconds(tx.now, waitAfter(tries)) })
  }

  const missed = (error: Error): Taken => {
    log.warn({ error: error.message }, 'the outbox met an error')
    return nothing
  }

  const beat = setInterval(() => {
    if (underWay.size === 0) return
    const until = plusSeconds(clock.now(), holdSeconds)
    void database.globally((tx) => holdMails(tx, { ids: [...underWay.keys()], until })).catch(missed)
  }, beatMillis)
  const looping = loop()
  return {
    wake: () => wake(),
    async stop() {
      isOver = true
      wake()
      await looping
      // What hangs is sent by another process.
      await Promise.race([Promise.all(underWay.values()), sleep(stopMillis, undefined, { ref: false })])
      clearInterval(beat)
      deliverer.close()
    },
  }
}

interface Taken {
  taken: TakenMail[]
  /** Milliseconds until there may be more. */
  wait: number
}

/** How often a lane looks that nothing woke: a mail may be due again. */
const lookMillis = 1_000
const beatMillis = 5_000
const mostMillis = 60_000
const stopMillis = 15_000
const nothing: Taken = { taken: [], wait: lookMillis }
/** No mail has this urgency. */
const none = -1

const choice = (now: Instant) => ({
  now,
  until: plusSeconds(now, holdSeconds),
  waitUntil: plusSeconds(now, mailAllowance.waitMinutes * 60),
  hour: `${now.slice(0, 13)}:00:00.000Z`,
  hourAgo: plusSeconds(now, -3600),
  perOrganisation: mailAllowance.perOrganisationHour,
  perRecipient: mailAllowance.perRecipientHour,
})

/** Doubles, with up to a fifth more, so that mails that failed together are not all tried at once. */
export function waitAfter(tries: number): number {
  const { firstWaitSeconds, longestWaitSeconds } = mailRetries
  const wait = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** Math.min(20, tries - 1))
  return Math.round(wait * (1 + Math.random() / 5))
}

async function inTime(work: Promise<void>): Promise<void> {
  const ended = new AbortController()
  const late = sleep(mostMillis, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`the mail server took longer than ${mostMillis / 1000} s`)
  })
  late.catch(() => undefined)
  await Promise.race([work, late]).finally(() => ended.abort())
}
