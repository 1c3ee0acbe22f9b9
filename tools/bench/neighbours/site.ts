import { fillLoadCompany } from '../../../server/demo/load-company.ts'
import { whileFilling } from '../../../server/demo/filling.ts'
import { openSession } from '../../../server/features/identity/index.ts'
import { createLog } from '../../../server/platform/log.ts'
import { openCompanies } from '../companies.ts'
import { startProcess, type Process } from '../processes.ts'
import { openWorld, type World } from '../world.ts'

/** A large company and a small one in one database, served by one process. */
export interface Site {
  product: Process
  /** The large one. */
  noisy: World
  /** Tokens of people in the small one. */
  quiet: string[]
  close(): Promise<void>
}

/** The small company is added to a copy of the large one that is kept for the bench. */
export async function openNeighbours(employees: number, tell: (line: string) => void): Promise<Site> {
  const companies = await openCompanies(tell)
  const bench = await companies.company(employees)
  const { connection, config } = bench
  const parts = { owner: bench.owner, connection, config, log: createLog('error'), tell: () => {} }
  const small = await whileFilling(parts, (filling) =>
    fillLoadCompany(filling, { employees: 60, days: 5, name: 'Neighbour 60', isOneOfMany: true }),
  )
  const noisy = await openWorld(bench, { people: 100, signIns: 1 })
  const { app } = noisy.composition
  const quiet: string[] = []
  for (const { account } of small.people.slice(0, 20)) {
    const from = { address: '127.0.0.1', agent: 'bench' }
    quiet.push((await openSession(app, small.organisation, account, from)).accessToken)
  }
  const product = await startProcess(['server/main.ts'], bench.environment)
  return {
    ...{ product, noisy, quiet },
    async close() {
      await product.stop()
      await noisy.close()
      await companies.stop()
    },
  }
}
