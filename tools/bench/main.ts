import { parseArgs } from 'node:util'
import { cases, type Case } from './cases.ts'
import { openCompanies, type Bench } from './companies.ts'
import { measureEngine, reportEngine } from './engine.ts'
import { measure, type Length, type Measured } from './measure.ts'
import { measurePayRun, type PayRunMeasured } from './pay-run.ts'
import { startProcess } from './processes.ts'
import { report } from './report.ts'
import { workOf } from './work.ts'
import { openWorld } from './world.ts'

/** `npm run bench [-- --quick] [--only punch] [--sizes 1000]`: how fast the product is, as shares of a floor measured beside it. */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, sizes: { type: 'string' } },
  })
  const sizes = (values.sizes ?? '1000,10000').split(',').map(Number)
  const chosen = cases.filter(({ name }) => values.only === undefined || name.includes(values.only))
  const length: Length = values.quick ? { rounds: 2, seconds: 0.8 } : { rounds: 3, seconds: 1.2 }
  if (values.only === undefined || values.only === 'engine') reportEngine(measureEngine())
  if (values.only === 'engine') return true
  const companies = await openCompanies((line) => console.log(`  ${line}`))
  const results: Result[] = []
  try {
    for (const employees of sizes) {
      console.log(`A company of ${employees}.`)
      const bench = await companies.company(employees)
      const signIns = values.quick ? 60 : 200
      results.push(
        await run(bench, chosen, { length, signIns, withPay: values.only === undefined || values.only === 'pay' }),
      )
    }
  } finally {
    await companies.stop()
  }
  return report(results)
}

export interface Result {
  employees: number
  calls: Measured[]
  payRun: PayRunMeasured | undefined
  /** What did not run at all, with the reason. */
  broken: string[]
}

interface What {
  length: Length
  signIns: number
  withPay: boolean
}

async function run(bench: Bench, chosen: readonly Case[], { length, signIns, withPay }: What): Promise<Result> {
  const result: Result = { employees: bench.company.people.length, calls: [], payRun: undefined, broken: [] }
  const attempt = async (work: () => Promise<void>) => {
    await work().catch((error: unknown) => void result.broken.push(String(error)))
  }
  const world = await openWorld(bench, { people: length.rounds > 2 ? 900 : 500, signIns })
  const product = await startProcess(['server/main.ts'], bench.environment)
  const floor = await startProcess(['tools/bench/floor.ts'], { CONNECTION: JSON.stringify(bench.connection) })
  const work = workOf(product.pid, bench.folder)
  try {
    for (const one of chosen) {
      await attempt(async () => {
        const measured = await measure(one, world, { product, floor, work }, length)
        result.calls.push(measured)
        console.log(`  ${one.name}: ${measured.ratio.toFixed(2)}`)
      })
    }
  } finally {
    await product.stop()
    await floor.stop()
  }
  if (withPay) {
    await attempt(async () => {
      result.payRun = await measurePayRun(world, bench)
    })
  }
  await world.close()
  return result
}

main().then(
  (ran) => process.exit(ran ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
