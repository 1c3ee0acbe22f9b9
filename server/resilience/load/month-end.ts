import { setTimeout as sleep } from 'node:timers/promises'
import { monthOf, type Day } from '@muster/engine/day.ts'
import { random } from '../../demo/random.ts'
import { rowsOfOrganisations } from '../rows-of-organisations.ts'
import { send } from '../running-server.ts'
import { ordinaryCalls } from './calls.ts'
import { figuresOf, type Figures } from './figures.ts'
import { sendWhenDue, type Told } from './open-loop.ts'
import { measuredOf, type Measured } from './scenario.ts'
import type { Site } from './site.ts'
import type { Member } from './sessions.ts'
import { watch } from './watch.ts'

export interface MonthEnd extends Measured {
  /** From the first start to the end of the last calculation, in seconds. */
  runSeconds: number
  payslips: number
  payslipsPerSecond: number
  /** Processor milliseconds per payslip; null if not available on this system. */
  workPerPayslip: number | null
  /** Everyday calls before and during the runs. */
  quiet: Figures
  meanwhile: Figures
  ratio: number
  /** MB of the jobs process over the runs, in tenths of the time. */
  jobsMemory: number[]
}

interface Extent {
  perSecond: number
  /** Duration of the calls before the runs, for comparison; calls during the runs last as long as these. */
  seconds: number
  seed: number
  today: Day
  isIn: Set<Member>
}

/** Calculates the pay of all organisations at once, while everyone works. */
export async function monthEnd(
  site: Site,
  { seed, seconds, ...work }: Extent,
): Promise<{ measured: MonthEnd; told: Told[] }> {
  const chance = random(seed)
  const calls = () => sendWhenDue(site.addresses, ordinaryCalls(site, { ...work, seconds, chance }))
  // Watched as well, for being watched takes time.
  const { result: quiet } = await watch(site, calls)
  const { result, watched } = await watch(site, async () => {
    const began = performance.now()
    const runs = calculateAll(site, monthOf(work.today))
    let isOver = false
    const runSeconds = runs
      .then(() => (performance.now() - began) / 1000)
      .finally(() => {
        isOver = true
      })
    let told: Told[] = []
    do told = told.concat(await calls())
    while (!isOver)
    return { told, runSeconds: await runSeconds }
  })
  const { told, runSeconds } = result
  const payslips = await countPayslips(site)
  const [before, meanwhile] = [figuresOf(quiet), figuresOf(told)]
  const during = watched.samples.filter(({ at }) => at <= runSeconds * 1000)
  const measured: MonthEnd = {
    ...measuredOf(site, told, watched),
    ...{ runSeconds, payslips, payslipsPerSecond: payslips / runSeconds },
    // PostgreSQL's work for the calls cannot be separated, and is included.
    workPerPayslip: watched.worked && (watched.worked.jobs + watched.worked.postgres) / payslips,
    ...{ quiet: before, meanwhile, ratio: meanwhile.p99 / before.p99 },
    jobsMemory: tenthsOf(during.map(({ jobsMemory }) => jobsMemory)),
  }
  return { measured, told: [...quiet, ...told] }
}

/** The first, the last and values evenly in between: at most eleven. */
function tenthsOf(values: readonly number[]): number[] {
  const last = values.length - 1
  const steps = Math.min(10, last)
  return Array.from({ length: steps + 1 }, (_, n) => values[Math.round((n * last) / Math.max(1, steps))]!)
}

/** Starts all runs and waits for the last one. */
async function calculateAll(site: Site, month: string): Promise<void> {
  for (const [n, { organisation, admin }] of site.organisations.entries()) {
    const address = site.addresses[n % site.addresses.length]!
    const headers = { authorization: await site.authorization(organisation, admin) }
    const { status, body } = await send(address, 'POST', '/api/v1/user/payrun', { month }, headers)
    if (status !== 200) throw new Error(`A pay run was not started: ${status} ${body.message}`)
  }
  const { list } = rowsOfOrganisations(() => site.owner)
  for (;;) {
    const [left] = await list<{ open: number }>(
      "select count(*)::int as open from pay_run where state in ('draft', 'calculating')",
    )
    if (left!.open === 0) return
    await sleep(500)
  }
}

async function countPayslips(site: Site): Promise<number> {
  const [row] = await rowsOfOrganisations(() => site.owner).list<{ n: number }>(
    'select count(*)::int as n from payslip',
  )
  return row!.n
}
