import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Id } from '@muster/contract/values.ts'

interface Account {
  /** Long jobs of this organisation that run now. */
  running: number
  /** Milliseconds that its long jobs have taken, less what has been forgiven since. */
  taken: number
  at: number
}

/**
 * Which organisation's long jobs go on while several have some: the one that has taken least. Others wait a little at each of their pauses,
 * never so long that they come to a halt.
 */
export class Pace {
  readonly #accounts = new Map<Id, Account>()

  begin(organisation: Id, now: number): void {
    const account = this.#accounts.get(organisation) ?? { running: 0, taken: 0, at: now }
    account.running += 1
    this.#accounts.set(organisation, account)
  }

  end(organisation: Id, now: number): void {
    this.#accounts.get(organisation)!.running -= 1
    for (const [one, account] of this.#accounts)
      if (account.running === 0 && taken(account, now) === 0) this.#accounts.delete(one)
  }

  took(organisation: Id, millis: number, now: number): void {
    const account = this.#accounts.get(organisation)
    if (account) Object.assign(account, { taken: taken(account, now) + millis, at: now })
  }

  /** Whether somebody who has taken clearly less has a job running. */
  shouldWait(organisation: Id, now: number): boolean {
    const account = this.#accounts.get(organisation)
    if (!account) return false
    const own = taken(account, now)
    for (const other of this.#accounts.values())
      if (other !== account && other.running > 0 && taken(other, now) + marginMillis < own) return true
    return false
  }
}

/** So much more than another must one have taken before it waits: else two would wait for each other in turns all the time. */
const marginMillis = 300
/** What was taken is forgiven at this share of the time that passes: a run of yesterday is no reason to wait today. */
const forgiven = 0.1

const taken = ({ taken, at }: Account, now: number) => Math.max(0, taken - (now - at) * forgiven)

const pace = new Pace()
/** The long job that runs, and since when its time is not yet counted. */
const current = new AsyncLocalStorage<{ organisation: Id; since: number }>()
/** At one pause; a job that pauses every few milliseconds keeps a fortieth of the time while others always have some. */
const mostMillis = 500
const lookMillis = 5

/** Runs a long job of an organisation, which waits at its pauses while others have taken less. */
export async function paced(organisation: Id | null, work: () => Promise<void>): Promise<void> {
  if (organisation === null) return work()
  const since = performance.now()
  pace.begin(organisation, since)
  try {
    await current.run({ organisation, since }, work)
  } finally {
    pace.end(organisation, performance.now())
  }
}

/** For a point at which a long job may be interrupted; undefined where there is no one to wait for. */
export function pause(): Promise<void> | undefined {
  const job = current.getStore()
  if (job === undefined) return undefined
  const now = performance.now()
  pace.took(job.organisation, now - job.since, now)
  job.since = now
  return pace.shouldWait(job.organisation, now) ? waited(job, now + mostMillis) : undefined
}

async function waited(job: { organisation: Id; since: number }, until: number): Promise<void> {
  while (performance.now() < until && pace.shouldWait(job.organisation, performance.now())) await sleep(lookMillis)
  job.since = performance.now()
}
