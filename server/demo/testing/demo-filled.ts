import type { Id } from '@muster/contract/values.ts'
import { openSession } from '../../features/identity/index.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { testServer, type TestServer } from '../../testing/server.ts'
import { fillDemoCompany } from '../demo-company.ts'
import { testDatabase } from '../../testing/database.ts'
import { demoDomain } from '../../app/demo-sign-ins.ts'
import { takeStatistics } from '../take-statistics.ts'

export interface DemoFilled extends TestServer {
  organisation: Id
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** Signs in a person whose address starts with `admin`, `hr`, `manager` or `employee`. */
  tokenOf: (name: string) => Promise<string>
}

/** 16:35 on a Friday in India. */
export const demoNow = '2026-11-20T11:05:00.000Z'

let filled: Promise<DemoFilled> | undefined

/** The demo company as in a first start at `demoNow`; the same one on every call, for the one test file that needs it. */
export function demoFilled(): Promise<DemoFilled> {
  filled ??= fill()
  return filled
}

async function fill(): Promise<DemoFilled> {
  const server = await testServer()
  const { app, clock, fastify } = server
  await fillDemoCompany({
    ...{
      app,
      clock,
      fastify,
      realNow: demoNow,
      tell: () => undefined,
      takeStatistics: takeStatistics((await testDatabase()).owner),
      passwordHash: 'nobody signs in',
    },
    within: (organisation) => (work) => app.database.within(organisation, work),
  })
  clock.set(demoNow)
  const rows = await app.database.globally((tx) =>
    tx.query({ name: '', text: 'select organisation_id from sign_in_directory limit 1', values: [] }),
  )
  const { organisation_id: organisation } = rows.rows[0] as { organisation_id: Id }
  const tokenOf = async (name: string) => {
    const account = await app.database.globally((tx) =>
      tx.query({
        name: '',
        text: 'select account_id from sign_in_directory where email = $1',
        values: [`${name}@${demoDomain}`],
      }),
    )
    const { account_id: id } = account.rows[0] as { account_id: Id }
    const client = { address: '127.0.0.1', agent: 'test' }
    return (await openSession(app, organisation, id, client)).accessToken
  }
  return { ...server, organisation, within: (work) => app.database.within(organisation, work), tokenOf }
}
