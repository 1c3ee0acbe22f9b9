import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { percentile } from '../load.ts'
import { attacks, type Attack } from './attacks.ts'
import { openNeighbours, type Site } from './site.ts'

/**
 * `node tools/bench/neighbours/account.ts [--employees 10000] [--only search]`: one account against all. The ordinary calls of a small
 * company are timed alone, during each attack from a large company on the same process, and alone again; the ratios are those of the same
 * run, because the machine's other load changes by the minute.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { employees: { type: 'string' }, only: { type: 'string' } } })
  const site = await openNeighbours(Number(values.employees ?? 10_000), (line) => console.log(`  ${line}`))
  try {
    await timed(site, warmSeconds)
    console.log(
      `${'attack'.padEnd(26)}  p50 alone  attacked     ×   p99 alone  attacked     ×   answers to the attacker`,
    )
    for (const attack of attacks) {
      if (values.only !== undefined && !attack.name.includes(values.only)) continue
      await sleep(1_000)
      const before = await timed(site, seconds)
      const { times, answers } = await during(site, attack)
      const after = await timed(site, seconds)
      report(attack, [...before, ...after], times, answers)
    }
  } finally {
    await site.close()
  }
}

const warmSeconds = 3
const seconds = 5
const aims = { p50: 2, p99: 3 }

/** What people do all day: the dashboard, a punch, the own leave. */
const ordinary = [
  ['GET', '/api/v1/employee/attendances'],
  ['GET', '/api/v1/notification/all'],
  ['GET', '/api/v1/dashboard/first'],
  ['GET', '/api/v1/dashboard/coming-up'],
  ['POST', '/api/v1/employee/punch-in'],
  ['GET', '/api/v1/employee/leave?page=1&limit=10'],
] as const

/** Milliseconds of each call, one after the other. */
async function timed({ product, quiet }: Site, forSeconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + forSeconds * 1000
  for (let n = 0; performance.now() < end; n++) {
    const [method, path] = ordinary[n % ordinary.length]!
    const headers = { authorization: `Bearer ${quiet[n % quiet.length]}`, 'content-type': 'application/json' }
    const began = performance.now()
    const response = await fetch(product.address + path, {
      method,
      headers,
      ...(method === 'POST' ? { body: '{}' } : {}),
    })
    await response.arrayBuffer()
    times.push(performance.now() - began)
    if (response.status === 429 || response.status >= 500) throw new Error(`${path} answered ${response.status}.`)
    await sleep(5)
  }
  return times
}

async function during(site: Site, attack: Attack): Promise<{ times: number[]; answers: string }> {
  const { noisy, product } = site
  const tokens = {
    employee: [noisy.people[0]!.token],
    admin: [noisy.admin],
    everybody: noisy.people.map(({ token }) => token),
  }[attack.by]
  const said: string[] = []
  const given = JSON.stringify({ address: product.address, tokens, attack })
  const child = spawn(process.execPath, [join(import.meta.dirname, 'attacker.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Not as a parameter, which may have 128 kB.
  child.stdin.end(given)
  child.stdout.on('data', (bytes: Buffer) => said.push(bytes.toString()))
  const ended = new Promise<void>((done) => child.on('close', () => done()))
  await sleep(2_000)
  const times = await timed(site, seconds * 2)
  child.kill('SIGTERM')
  await ended
  return { times, answers: said.join('').trim() }
}

function report({ name }: Attack, alone: readonly number[], attacked: readonly number[], answers: string): void {
  const ratios = ([0.5, 0.99] as const).map((share) => {
    const [before, after] = [percentile(alone, share), percentile(attacked, share)]
    return { text: `${before.toFixed(1).padStart(9)}  ${after.toFixed(1).padStart(8)}`, ratio: after / before }
  })
  const [p50, p99] = ratios
  const missed = p50!.ratio > aims.p50 || p99!.ratio > aims.p99 ? '  aim missed' : ''
  const line = ratios.map(({ text, ratio }) => `${text}  ${ratio.toFixed(2).padStart(4)}`).join('  ')
  console.log(`${name.padEnd(26)}${line}   ${answers}${missed}`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
