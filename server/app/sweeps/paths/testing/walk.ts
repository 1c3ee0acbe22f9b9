import type { Id } from '@muster/contract/values.ts'
import { privilegedPermissions } from '@muster/contract/access-levels.ts'
import { acts } from './acts.ts'
import { enabling } from './enabling.ts'
import { before, harmDone, type Before } from './harm.ts'
import type { Attempt, Holder } from './holder.ts'
import { caller, type Call } from './caller.ts'
import { accounts, openClaims, pendingChanges, signedUp, standing } from './standing.ts'
import type { TakenBack } from './taken-back.ts'
import type { World } from './world.ts'

export interface Options {
  /** The most calls of a path. */
  calls: number
  /** The most standings that are looked at from. */
  standings: number
  /** Which come first. */
  seed: number
}

export interface Walked {
  /** "hema: a stand-in > approval → both levels of a claim approved", the shortest of each kind. */
  paths: string[]
  standings: number
  tried: number
  /** Whether the limit of standings was reached before the end. */
  isCut: boolean
}

/** Tries every sequence of calls that one holder, and whatever comes into its hands by them, can make. */
export async function walk(world: World, { tx, tried }: TakenBack, start: Holder, options: Options): Promise<Walked> {
  const make = caller(world)
  const found = new Map<string, string>()
  let seen = new Map<string, number>()
  const done: Walked = { paths: [], standings: 0, tried: 0, isCut: false }
  const base = await accounts(tx)
  const own = base.find(({ id }) => id === start.account)
  const privileged = privilegedPermissions as readonly string[]
  const walker = {
    start,
    had: new Set(own?.permissions.filter((one) => privileged.includes(one)) ?? []),
    isAdmin: own?.isAdmin === true,
  }

  async function from(held: readonly Holder[], path: readonly string[], left: number, was: Before): Promise<void> {
    const here = await standing(tx)
    if ((seen.get(here) ?? 0) >= left) return
    seen.set(here, left)
    if (done.standings >= options.standings) {
      done.isCut = true
      return
    }
    done.standings += 1
    const claims = await openClaims(tx)
    const next: { attempt: Attempt; by: Holder; second: Holder | null }[] = []
    for (const by of held) {
      for (const attempt of [...acts(world, by), ...enabling(world, by, { held, claims })]) {
        // What does harm by itself does so after anything else too.
        if ([...found.keys()].some((key) => key.startsWith(`${attempt.name} → `))) continue
        for (const second of await outcomes(by, attempt, held, left, was, path, here))
          next.push({ attempt, by, second })
      }
    }
    for (const { attempt, by, second } of shuffled(next, options.seed)) {
      const calls = second ? 2 : 1
      if (left - calls < 1) continue
      await tried(async () => {
        const more = await step(make, by, attempt, held, second)
        if (more) await from([...held, ...more], [...path, said(attempt, by, second)], left - calls, was)
      })
    }
  }

  /** Tries one call, and the approval of what then waits; null for the call alone, or whoever approved. Only those that lead on. */
  async function outcomes(
    by: Holder,
    attempt: Attempt,
    held: readonly Holder[],
    left: number,
    was: Before,
    path: readonly string[],
    here: string,
  ): Promise<(Holder | null)[]> {
    const on: (Holder | null)[] = []
    const seconds = held.filter((one) => one.kind === 'person' && one.account !== by.account)
    for (const second of [null, ...(left > 1 ? seconds : [])]) {
      let isWaiting = false
      await tried(async () => {
        done.tried += 1
        const more = await step(make, by, attempt, held, second)
        isWaiting = make.isWaiting()
        if (!more) return
        const harm = await harmDone(tx, was, walker, [...held, ...more])
        const late =
          harm.length === 0 ? await timePasses(world, () => harmDone(tx, was, walker, [...held, ...more])) : []
        for (const one of [...harm, ...late]) {
          const key = `${attempt.name} → ${one}`
          const line = `${start.name}: ${[...path, said(attempt, by, second)].join(' > ')} → ${one}`
          if (!found.has(key)) found.set(key, line)
        }
        if (harm.length + late.length === 0 && (await standing(tx)) !== here) on.push(second)
      })
      if (second === null && !isWaiting) break
    }
    return on
  }

  async function step(
    call: Call,
    by: Holder,
    attempt: Attempt,
    held: readonly Holder[],
    second: Holder | null,
  ): Promise<Holder[] | null> {
    const known = await accounts(tx)
    const reply = await call(by, attempt)
    if (reply === 'refused') return null
    if (reply === 'waits') {
      if (second === null || !(await approvedBy(call, second))) return null
    } else if (second !== null) return null
    return takenOver(known, held, call.secret())
  }

  async function approvedBy(call: Call, second: Holder): Promise<boolean> {
    const [change] = await pendingChanges(tx)
    if (!change) return false
    const attempt = {
      name: 'approval of the change',
      key: 'PUT /api/v1/user/pending-change/{id}',
      params: { id: change },
    }
    return (await call(second, { ...attempt, body: { decision: 'approve' } })) === 'done'
  }

  /** New accounts, accounts with an address that the walker chose, and secrets that were answered. */
  async function takenOver(
    known: Awaited<ReturnType<typeof accounts>>,
    held: readonly Holder[],
    secret: { kind: 'key' | 'provider'; token: string } | null,
  ): Promise<Holder[]> {
    const emails = new Map(known.map(({ id, email }) => [id, email]))
    const more: Holder[] = []
    for (const { id, email, name, isKey, employee } of await accounts(tx)) {
      if (emails.get(id) === email || held.some(({ account }) => account === id)) continue
      if (isKey) {
        if (secret?.kind === 'key') more.push({ kind: 'key', name, account: id, employee: null, token: secret.token })
        continue
      }
      await signedUp(tx, id)
      more.push({ kind: 'person', name, account: id, employee, token: null })
    }
    if (secret?.kind === 'provider')
      more.push({ kind: 'provider', name: 'the new provider', account: nobody, employee: null, token: secret.token })
    return more
  }

  await tried(async () => {
    await world.company.within((part) => startedBy(part, world.run, start.account))
    const was = await before(tx)
    // The short ones first: what a longer walk leaves out is long.
    for (let calls = 1; calls <= options.calls && !done.isCut; calls += 1) {
      seen = new Map()
      await from([start], [], calls, was)
    }
  })
  return { ...done, paths: [...found.values()].toSorted() }
}

const nobody = '00000000-0000-0000-0000-000000000000' as Id

/** The run that could be approved is one that the walker started, so that nobody else had a part in it. */
async function startedBy(tx: TakenBack['tx'], run: Id, account: Id): Promise<void> {
  const text = 'update pay_run set started_by = $2 where id = $1 and exists (select from account where id = $2)'
  await tx.query({ name: '', text, values: [run, account] })
}

/** What happens by itself within days: time limits of requests, erasures, rules that rest. */
async function timePasses(world: World, look: () => Promise<string[]>): Promise<string[]> {
  const { clock } = world.company
  const time = clock.now()
  try {
    clock.advance(5 * 86_400)
    await world.passes()
    return (await look()).map((one) => `${one}, days later`)
  } finally {
    clock.set(time)
  }
}

const said = ({ name }: Attempt, by: Holder, second: Holder | null) =>
  second ? `${name} (by ${by.name}, approved by ${second.name})` : `${name} (by ${by.name})`

/** Seed 0 keeps the order; another takes the standings from other ends. */
function shuffled<T>(all: readonly T[], seed: number): T[] {
  if (seed === 0) return [...all]
  let state = seed
  const random = () => (state = (state * 48_271) % 2_147_483_647)
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
