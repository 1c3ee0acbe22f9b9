import type { FastifyInstance } from 'fastify'
import type { Day, Id } from '@muster/contract/values.ts'
import { localDay } from '@muster/engine/zone.ts'
import { buildServer } from '../../server/app/build.ts'
import { compose, type Composition } from '../../server/app/compose.ts'
import { features } from '../../server/app/features.ts'
import { demoPassword } from '../../server/app/demo-sign-ins.ts'
import { openSession } from '../../server/features/identity/index.ts'
import { signAccessToken } from '../../server/features/identity/session/access-token.ts'
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
  /** New access tokens for everybody: they last for ten minutes, a bench for longer. */
  renew(): Promise<void>
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
  const { organisation } = company
  const open = (account: Id) =>
    openSession(composition.app, organisation, account, { address: '127.0.0.1', agent: 'bench' })
  const renewals: (() => Promise<void>)[] = []
  /** Signs in, and keeps the token of such a person new. */
  const keepSignedIn = async <T extends object>(account: Id, more: T): Promise<T & { token: string }> => {
    const { accessToken, session } = await open(account)
    const person = { ...more, token: accessToken }
    renewals.push(async () => {
      person.token = await signAccessToken(app.secrets, systemClock.now(), { organisation, account, session })
    })
    return person
  }
  const people: World['people'] = []
  const managers: World['managers'] = []
  const accounts = new Map(company.people.map(({ employee, account }) => [employee, account]))
  for (const { account, email, role, reportsTo } of company.people) {
    if (role === 'Manager' && managers.length < 20) managers.push(await keepSignedIn(account, {}))
    if (role === 'Employee' && people.length < extent.people) {
      const manager = reportsTo === null ? null : (accounts.get(reportsTo) ?? null)
      people.push(await keepSignedIn(account, { email, manager }))
    }
  }
  const admin = await keepSignedIn(company.admin, {})
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
    get admin() {
      return admin.token
    },
    managers,
    people,
    organisation,
    signIn: async (account) => (await open(account)).accessToken,
    async renew() {
      for (const one of renewals) await one()
    },
    leaveType: first!._id,
    expenseCategory: meals!._id,
    async close() {
      await fastify.close()
      await composition.close()
    },
  }
}
