import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { heavyTurns, ordinaryTurns, type TurnRules } from './table.ts'
import { createTurns } from './turns.ts'

/** As much time as they want. */
const free = { share: 1, burstMillis: Infinity }

const rules = (more: Partial<TurnRules> = {}): TurnRules => ({
  ...{
    ofAccount: { running: 2, busy: 1, waiting: 3, ...free },
    ofCompany: { running: 3, busy: 2, waiting: 5, ...free },
  },
  ...{ together: null, patienceMillis: 60_000, leaseMillis: 60_000, ...more },
})

/** Calls that run until they are told to end. */
function stage(of: TurnRules, isBusy = () => false) {
  const turns = createTurns(of, isBusy)
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (organisation: string, account: string, name: string) => {
    const asked = turns.run({ organisation, account }, async () => {
      running.push(name)
      await new Promise<void>((done) => ends.set(name, done))
      running.splice(running.indexOf(name), 1)
    })
    // What still waits when its test is over is given up later, while other tests run.
    asked.catch(() => undefined)
    return asked
  }
  const end = async (name: string) => {
    ends.get(name)!()
    await sleep(0)
  }
  return { ask, end, running }
}

describe('turns of calls', () => {
  it('let a page make its calls, some at once and the others after them', async () => {
    const { ask, end, running } = stage(rules())
    for (const name of ['a', 'b', 'c', 'd']) void ask('acme', 'priya', name)
    expect(running).toEqual(['a', 'b'])
    await end('a')
    await end('b')
    expect(running).toEqual(['c', 'd'])
  })

  it('run fewer of them while the processor is busy', () => {
    const { ask, running } = stage(rules(), () => true)
    for (const name of ['a', 'b']) void ask('acme', 'priya', name)
    for (const name of ['c', 'd']) void ask('acme', name, name)
    expect(running).toEqual(['a', 'c'])
  })

  it('let a colleague go before the many calls of one account, and another company at once', async () => {
    const { ask, end, running } = stage(rules({ ofCompany: { running: 2, busy: 2, waiting: 9, ...free } }))
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('acme', 'asha', name)
    void ask('acme', 'priya', 'p1')
    void ask('globex', 'maya', 'm1')
    expect(running).toEqual(['a1', 'a2', 'm1'])
    await end('a1')
    expect(running).toEqual(['a2', 'm1', 'a3'])
    await end('a2')
    expect(running).toEqual(['m1', 'a3', 'p1'])
  })

  it('rotate between companies where the whole process has a limit', async () => {
    const { ask, end, running } = stage(rules({ together: 1 }))
    for (const [account, name] of [
      ['asha', 'a1'],
      ['asha', 'a2'],
      ['priya', 'p1'],
    ] as const)
      void ask('acme', account, name)
    void ask('globex', 'maya', 'm1')
    const order = []
    for (let n = 0; n < 4; n++) {
      order.push(...running)
      await end(running[0]!)
    }
    expect(order).toEqual(['a1', 'a2', 'm1', 'p1'])
  })

  it('refuse the calls of an account that has too many waiting, and no one else', async () => {
    const { ask, running } = stage(rules())
    for (let n = 0; n < 5; n++) void ask('acme', 'asha', `a${n}`)
    const began = performance.now()
    await expect(ask('acme', 'asha', 'one too many')).rejects.toMatchObject({ status: 429, retryAfter: 5 })
    // Not at once: repeating a refused call in a loop would cost as much as the call.
    expect(performance.now() - began).toBeGreaterThan(900)
    void ask('acme', 'priya', 'p1')
    void ask('globex', 'maya', 'm1')
    expect(running).toEqual(['a0', 'a1', 'p1', 'm1'])
  })

  it('refuse a company that has too many waiting, and no other', async () => {
    const { ask, running } = stage(rules())
    for (let n = 0; n < 8; n++) void ask('acme', `person ${n}`, `a${n}`)
    await expect(ask('acme', 'priya', 'one too many')).rejects.toMatchObject({ status: 429 })
    void ask('globex', 'maya', 'm1')
    expect(running).toContain('m1')
  })

  it('close the connection of a flood without keeping it', async () => {
    const { ask } = stage(rules())
    for (let n = 0; n < 5; n++) void ask('acme', 'asha', `a${n}`)
    const held = Array.from({ length: 100 }, () => ask('acme', 'asha', 'x').catch(() => 'refused'))
    await expect(ask('acme', 'asha', 'y')).rejects.toMatchObject({ status: 429, closes: true })
    expect(new Set(await Promise.all(held))).toEqual(new Set(['refused']))
  })

  it.each(['account', 'company'] as const)('leave time to others when an %s calls on and on', async (whose) => {
    const little = { share: 0.5, burstMillis: 100 }
    const some = { running: 2, busy: 2, waiting: 500 }
    const turns = createTurns(
      rules({
        ofAccount: { ...some, ...(whose === 'account' ? little : free) },
        ofCompany: { ...some, ...(whose === 'company' ? little : free) },
      }),
      () => false,
    )
    const made = { asha: 0, priya: 0 }
    const call = async (account: 'asha' | 'priya', organisation: string) => {
      await turns.run({ organisation, account }, () => sleep(10))
      made[account]++
    }
    const ended = performance.now() + 2_000
    const callOn = async () => {
      while (performance.now() < ended) await call('asha', 'acme')
    }
    const callNowAndThen = async () => {
      for (; performance.now() < ended; await sleep(40)) await call('priya', whose === 'company' ? 'globex' : 'acme')
    }
    await Promise.all([callOn(), callOn(), callOn(), callNowAndThen()])
    // Alone, two at a time would make four hundred.
    expect(made.asha).toBeGreaterThan(20)
    expect(made.asha).toBeLessThan(130)
    expect(made.priya).toBeGreaterThan(20)
  })

  it('give up what waited too long', async () => {
    const { ask, end, running } = stage(rules({ patienceMillis: 50 }))
    for (const name of ['a', 'b']) void ask('acme', 'priya', name)
    await expect(ask('acme', 'priya', 'c')).rejects.toMatchObject({ status: 429 })
    await end('a')
    expect(running).toEqual(['b'])
  })

  it('no longer count for the company what waits for something else', async () => {
    const { ask, running } = stage(rules({ leaseMillis: 50 }))
    for (const name of ['a', 'b', 'c']) void ask('acme', name, name)
    void ask('acme', 'priya', 'p1')
    expect(running).toEqual(['a', 'b', 'c'])
    await expect.poll(() => running, { timeout: 5_000 }).toContain('p1')
    // The account that makes them gets no more because of it.
    void ask('acme', 'a', 'a2')
    void ask('acme', 'a', 'a3')
    expect(running).toEqual(['a', 'b', 'c', 'p1', 'a2'])
  })

  it('end with a failure as with a success', async () => {
    const turns = createTurns(rules({ ofAccount: { running: 1, busy: 1, waiting: 3, ...free } }), () => false)
    const whose = { organisation: 'acme', account: 'priya' }
    await expect(turns.run(whose, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await turns.run(whose, async () => 'done')).toBe('done')
  })

  it('cost microseconds, also where thousands wait', async () => {
    const turns = createTurns(ordinaryTurns, () => false)
    const began = process.threadCpuUsage()
    const calls = 20_000
    for (let n = 0; n < calls; n += 10)
      await Promise.all(
        Array.from({ length: 10 }, (_, at) => turns.run({ organisation: 'acme', account: `${at}` }, async () => at)),
      )
    await Promise.all(
      Array.from({ length: 2_000 }, (_, at) =>
        turns.run({ organisation: 'acme', account: `${at}` }, async () => sleep(0)),
      ),
    )
    const { user, system } = process.threadCpuUsage(began)
    expect((user + system) / (calls + 2_000)).toBeLessThan(60)
  })

  it('leave the last of the heavy places to another company', () => {
    expect(heavyTurns.ofCompany.running).toBeLessThan(heavyTurns.together!)
  })
})
