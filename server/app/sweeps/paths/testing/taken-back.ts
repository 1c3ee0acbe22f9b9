import { AsyncLocalStorage } from 'node:async_hooks'
import type { Id } from '@muster/contract/values.ts'
import { forgetActors } from '../../../../platform/actors-changed.ts'
import type { Database } from '../../../../platform/database/open.ts'
import { awaitLater, firstOf, together } from '../../../../platform/database/together.ts'
import type { GlobalTx, Tx } from '../../../../platform/database/tx.ts'
import type { Company } from '../../../../testing/company.ts'

/** A transaction in which whole sequences of calls are made and rolled back: each call sees what those before it did. */
export interface TakenBack {
  tx: Tx
  /** Does some work and, in the end, takes back all that it changed. */
  tried<T>(work: () => Promise<T>): Promise<T>
  end(): Promise<void>
}

/**
 * From here on every transaction of the server is a part of one, which is rolled back in the end. Nothing is waited for in between: limits
 * count nothing, since it is not they that keep one account from acting alone.
 */
export async function takenBack({ app, clock, organisation }: Company): Promise<TakenBack> {
  const { database } = app
  const { within, globally } = database
  const { tx, end } = await opened(database, organisation)
  const inside = new AsyncLocalStorage<boolean>()
  let turn: Promise<unknown> = Promise.resolve()
  let count = 0
  const say = (text: string) => tx.query({ name: '', text, values: [] })

  async function part<T>(of: object, work: (tx: Tx) => Promise<T>): Promise<T> {
    const name = `walk_${++count}`
    const closing: Promise<unknown>[] = []
    const effects: (() => unknown)[] = []
    const own = Object.create(tx, {
      ...(of as PropertyDescriptorMap),
      now: { get: () => clock.now() },
      publish: { value: () => undefined },
      afterCommit: { value: (effect: () => unknown) => effects.push(effect) },
      closeWith: { value: (sent: Promise<unknown>) => awaitLater(closing, sent) },
    }) as Tx
    await say(`savepoint ${name}`)
    try {
      const done = await inside.run(true, () => work(own))
      await together(closing)
      await say(`release savepoint ${name}`)
      for (const effect of effects) await effect()
      return done
    } catch (thrown) {
      const error = await firstOf(closing, thrown)
      await say(`rollback to savepoint ${name}`)
      throw error
    }
  }
  /** One at a time, as there is one connection. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (inside.getStore() === true) return work()
    const done = turn.then(work)
    turn = done.catch(() => undefined)
    return done
  }
  database.within = (of, work) => {
    if (of !== organisation) throw new Error('The walk knows one company.')
    return inTurn(() => part({}, work))
  }
  database.globally = <T>(work: (tx: GlobalTx) => Promise<T>) =>
    inTurn(() => part({ organisation: { value: null } }, work as unknown as (tx: Tx) => Promise<T>))
  const { limits } = app
  app.limits = { ...limits, spend: async () => {}, tally: async () => 0 }
  return {
    tx,
    async tried(work) {
      const [name, time] = [`tried_${++count}`, clock.now()]
      await inTurn(() => say(`savepoint ${name}`))
      try {
        return await work()
      } finally {
        await inTurn(() => say(`rollback to savepoint ${name}`))
        clock.set(time)
        forgetActors(`${organisation} `)
      }
    },
    async end() {
      await turn
      Object.assign(database, { within, globally })
      app.limits = limits
      await end()
    },
  }
}

/** A transaction that stays open until its end, outside of the call that opened it. */
async function opened(database: Database, organisation: Id): Promise<{ tx: Tx; end: () => Promise<void> }> {
  const { promise: whole, resolve: leave } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<Tx>()
  const over = database
    .within(organisation, async (tx) => {
      await tx.query({ name: '', text: 'select 1', values: [] })
      begin(tx)
      await whole
      throw new Over()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Over)) throw error
    })
  const end = async () => {
    leave()
    await over
  }
  return { tx: await begun, end }
}

class Over extends Error {}
