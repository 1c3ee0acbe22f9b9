import { parseArgs } from 'node:util'
import { fillWorld, type LoadOrganisation } from '../../server/resilience/load/load-world.ts'
import { runLoad, scenarios, type Scenario } from '../../server/resilience/load/run-load.ts'
import { openSite } from '../../server/resilience/load/site.ts'
import { sizesOf } from '../../server/resilience/load/sizes.ts'
import { openKept, secret } from '../bench/kept.ts'
import { reportOf } from './report.ts'

const use = `Use: npm run load -- [morning] [neighbour] [month-end]
  [--organisations 200] [--employees 100000] [--largest 20000]   who is there; made once a day and kept
  [--days 21]          of attendance behind them
  [--processes 1]      that serve calls; one more does jobs
  [--minutes 15]       in which everybody punches
  [--percent 100]      of the people who do
  [--quiet-seconds 60] of each part of the other two
  [--rate 70]          calls that all make together in an ordinary second
  [--seed 7]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    organisations: { type: 'string', default: '200' },
    employees: { type: 'string', default: '100000' },
    largest: { type: 'string', default: '20000' },
    processes: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '15' },
    percent: { type: 'string', default: '100' },
    'quiet-seconds': { type: 'string', default: '60' },
    rate: { type: 'string' },
    days: { type: 'string', default: '21' },
    seed: { type: 'string', default: '7' },
  },
})
const number = (name: Exclude<keyof typeof values, 'rate'>) => Number(values[name])
const [organisations, employees, largest] = [number('organisations'), number('employees'), number('largest')]
// Twenty calls each in eight hours.
const perSecond = values.rate === undefined ? Math.max(5, (employees * 20) / 28_800) : Number(values.rate)
const extent = {
  ...{ perSecond, seed: number('seed'), percent: number('percent') },
  ...{ seconds: number('minutes') * 60, quietSeconds: number('quiet-seconds') },
}
const [processes, days] = [number('processes'), number('days')]
const isKnown = (name: string): name is Scenario => scenarios.some((one) => one === name)
if (
  !positionals.every(isKnown) ||
  ![organisations, employees, largest, processes, days, ...Object.values(extent)].every((one) => one > 0)
) {
  console.error(use)
  process.exit(2)
}
const chosen: readonly Scenario[] = positionals.length === 0 ? scenarios : positionals.filter(isKnown)

const tell = (line: string) => console.log(`  ${line}`)
const kept = await openKept('load', ['server/resilience/load/{load-world,past,sessions,sizes}.ts'])
try {
  const what = `load_${organisations}_${employees}_${largest}_${days}`
  const sizes = sizesOf({ organisations, employees, largest })
  const world = await kept.copy<LoadOrganisation[]>(what, (place) => fillWorld(sizes, { ...place, tell, days }))
  console.log(
    `${employees} employees in ${organisations} organisations, ${largest} in the largest and ${sizes.at(-1)} in the smallest.`,
  )
  const site = await openSite({ ...world, organisations: world.note, secret, processes })
  try {
    await runLoad(site, chosen, extent, (part) => console.log(`\n${reportOf(part)}`))
  } finally {
    await site.close()
  }
} finally {
  await kept.stop()
}
