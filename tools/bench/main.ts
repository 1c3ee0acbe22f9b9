import { parseArgs } from 'node:util'
import { buildWeb } from '../build-web.ts'
import { cases, type Case } from './cases.ts'
import { openCompanies, type Bench } from './companies.ts'
import { measureEngine, reportEngine } from './engine.ts'
import { measureFirstLoad, reportFirstLoad } from './first-load.ts'
import { openCourse, type Course, type Length } from './measure.ts'
import { measureOrgTree, reportOrgTree } from './org-tree.ts'
import { measurePayRun } from './pay-run.ts'
import { startProcess, type Process } from './processes.ts'
import { report, type Result } from './report.ts'
import { workOf, type Work } from './work.ts'
import { openWorld, type Extent, type World } from './world.ts'

/** `npm run bench [-- --quick] [--only punch] [--sizes 1000]`: the product's speed, as shares of a floor measured beside it. */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, sizes: { type: 'string' } },
  })
  const sizes = (values.sizes ?? '1000,10000').split(',').map(Number)
  const chosen = cases.filter(({ name }) => values.only === undefined || name.includes(values.only))
  const length: Length = values.quick ? { rounds: 2, seconds: 0.8 } : { rounds: 3, seconds: 1.2 }
  if (values.only === undefined || values.only === 'engine') reportEngine(measureEngine())
  if (values.only === 'engine') return true
  // The product serves only files that exist when it starts.
  if ([undefined, 'first-load', 'org-tree'].includes(values.only) && !(await buildWeb())) return false
  const companies = await openCompanies((line) => console.log(`  ${line}`))
  const sites: Site[] = []
  try {
    for (const employees of sizes) {
      console.log(`A company of ${employees}.`)
      const extent = values.quick ? { people: 500, signIns: 60 } : { people: 900, signIns: 200 }
      sites.push(await open(await companies.company(employees), extent))
    }
    if (values.only === undefined || values.only === 'first-load') {
      const [site] = sites
      if (site) await attempt(site, () => measurePages(site, values.quick ? 1 : 3))
    }
    if (values.only === undefined || values.only === 'org-tree') {
      const site = sites.at(-1)
      if (site) await attempt(site, () => measureTree(site, values.quick ? 1 : 3))
    }
    for (const one of chosen) await measureCall(one, sites, length)
    for (const site of sites) await stop(site)
    if (values.only === undefined || values.only === 'pay') {
      for (const site of sites) await attempt(site, () => measurePay(site))
    }
    for (const { world } of sites) await world.close()
  } finally {
    for (const site of sites) await stop(site)
    await companies.stop()
  }
  return report(sites.map(({ result }) => result))
}

/** A company with everything needed for measurements. */
interface Site {
  bench: Bench
  world: World
  product: Process
  floor: Process
  work: Work
  floorWork: Work
  result: Result
}

async function open(bench: Bench, extent: Extent): Promise<Site> {
  const world = await openWorld(bench, extent)
  const product = await startProcess(['server/main.ts'], bench.environment)
  const floor = await startProcess(['tools/bench/floor.ts'], { CONNECTION: JSON.stringify(bench.connection) })
  const result = { employees: bench.company.people.length, calls: [], payRun: undefined, broken: [] }
  return {
    bench,
    world,
    product,
    floor,
    work: workOf(product.pid, bench.folder),
    floorWork: workOf(floor.pid, bench.folder),
    result,
  }
}

/** Stops whatever is still running. */
async function stop({ product, floor }: Site): Promise<void> {
  await Promise.all([product.stop(), floor.stop()])
}

/** One round in every company before the next, so that other load on the machine affects all of them. */
async function measureCall(one: Case, sites: readonly Site[], length: Length): Promise<void> {
  const courses = new Map<Site, Course>()
  for (const site of sites) {
    await attempt(site, async () => void courses.set(site, await openCourse(one, site.world, site, length)))
  }
  for (let round = 0; round <= length.rounds; round++) {
    for (const [site, course] of courses) {
      if (!(await attempt(site, () => course.run(round)))) courses.delete(site)
    }
  }
  for (const [{ result }, course] of courses) {
    const measured = course.measured()
    result.calls.push(measured)
    console.log(`  ${one.name} with ${result.employees}: ${measured.ratio.toFixed(2)}`)
  }
}

async function measurePages(site: Site, rounds: number): Promise<void> {
  reportFirstLoad(await measureFirstLoad(seenBy(site), rounds))
}

async function measureTree(site: Site, rounds: number): Promise<void> {
  reportOrgTree(site.result.employees, await measureOrgTree(seenBy(site), rounds))
}

/** For a person in the company. */
function seenBy({ product, world }: Site) {
  return { address: product.address, email: world.people[0]!.email, password: world.password }
}

async function measurePay({ world, bench, result }: Site): Promise<void> {
  result.payRun = await measurePayRun(world, bench)
}

/** False if it failed. */
async function attempt({ result }: Site, work: () => Promise<void>): Promise<boolean> {
  return work().then(
    () => true,
    (error: unknown) => {
      result.broken.push(String(error))
      return false
    },
  )
}

main().then(
  (ran) => process.exit(ran ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
