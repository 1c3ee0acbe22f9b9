import type { FastifyInstance } from 'fastify'
import type { Day, Id } from '@muster/contract/values.ts'
import { localDay } from '@muster/engine/zone.ts'
import { buildServer } from '../../server/app/build.ts'
import { compose, type Composition } from '../../server/app/compose.ts'
import { features } from '../../server/app/features.ts'
import { demoPassword } from '../../server/db/demo/sign-ins.ts'
import { openSession } from '../../server/features/identity/index.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { createLog } from '../../server/platform/log.ts'
import type { Bench } from './companies.ts'
import { recorder, type Recorder } from './record.ts'

export interface World {
  composition: Composition
  /** The product in this process, recording its statements. */
  fastify: FastifyInstance
  recorder: Recorder
  today: Day
  password: string
  signIns: number
  admin: string
  managers: { token: string }[]
  /** People who are not managers. */
  people: { token: string; email: string; manager: Id | null }[]
  organisation: Id
  signIn(account: Id): Promise<string>
  leaveType: Id
  /** An expense category paid by bill. */
  expenseCategory: Id
  close(): Promise<void>
}

export interface Extent {
  people: number
  signIns: number
}

/** Starts the product for inspection, and signs in the people whose calls are measured. */
export async function openWorld({ company, config, connection }: Bench, extent: Extent): Promise<World> {
  // Separate files: the product does not run as root and could not add to those of another user.
  const ownFiles = { ...config, dataDir: `${config.dataDir}-world` }
  const composition = await compose({ config: ownFiles, clock: systemClock, log: createLog('error'), connection })
  const recording = recorder(composition.app.database)
  const app = { ...composition.app, database: recording }
  const fastify = await buildServer(app, features)
  const signIn = async (account: Id) =>
    (await openSession(composition.app, company.organisation, account, { address: '127.0.0.1', agent: 'bench' }))
      .accessToken
  const people: World['people'] = []
  const managers: World['managers'] = []
  const accounts = new Map(company.people.map(({ employee, account }) => [employee, account]))
  for (const { account, email, role, reportsTo } of company.people) {
    if (role === 'Manager' && managers.length < 20) managers.push({ token: await signIn(account) })
    if (role === 'Employee' && people.length < extent.people) {
      const manager = reportsTo === null ? null : (accounts.get(reportsTo) ?? null)
      people.push({ token: await signIn(account), email, manager })
    }
  }
  const types = await fastify.inject({
    url: '/api/v1/employee/leave-types',
    headers: { authorization: `Bearer ${people[0]!.token}` },
  })
  const [first] = types.json<{ data: { _id: Id }[] }>().data
  const categories = await fastify.inject({
    url: '/api/v1/employee/expense-category',
    headers: { authorization: `Bearer ${people[0]!.token}` },
  })
  const meals = categories.json<{ data: { _id: Id; name: string }[] }>().data.find(({ name }) => name === 'Meals')
  return {
    composition,
    fastify,
    recorder: recording,
    today: localDay(systemClock.now(), 'Asia/Kolkata'),
    password: demoPassword,
    signIns: extent.signIns,
    admin: await signIn(company.admin),
    managers,
    people,
    organisation: company.organisation,
    signIn,
    leaveType: first!._id,
    expenseCategory: meals!._id,
    async close() {
      await fastify.close()
      await composition.close()
    },
  }
}
