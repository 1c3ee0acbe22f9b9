import { keyRate, type KeyScope } from '@muster/contract/integrations/key-scopes.ts'
import type { Id } from '@muster/contract/values.ts'
import { seedExpenses } from '../../../features/expenses/seed.ts'
import { openSession } from '../../../features/identity/index.ts'
import { firstStep, turnOnAuthenticator } from '../../../features/identity/testing/authenticator.ts'
import { priyaOf } from '../../../features/identity/testing/signed-in.ts'
import { visitor } from '../../../features/identity/testing/visitor.ts'
import { aKey } from '../../../features/integrations/testing/a-key.ts'
import { lockMonth } from '../../../features/payroll/testing.ts'
import { putRule } from '../../../features/security/rule/rule.queries.ts'
import { rates } from '../../../platform/costs/rates.ts'
import type { App } from '../../../platform/app.ts'
import type { Company, Person, RoleName } from '../../../testing/company.ts'
import { bodiesOf } from '../../../testing/one-of-everything/bodies.ts'
import { forgiveSendings } from '../../../testing/forgive-sendings.ts'
import { withOneOfEverything } from '../../../testing/one-of-everything/one-of-everything.ts'
import { testNow } from '../../../testing/server.ts'
import { recordsOfCompany, withCompanyRecords } from './company-records.ts'
import { withRarerRecords } from './rarer-records.ts'
import { type Records, recordsOf, withRecords } from './records.ts'

const law = 'in.pf.adminMinimum' as Id

export interface Caller {
  token: string
  bySso: string
  targets: {
    /** Records with a person: the caller, someone in their team, another person, someone in another organisation. */
    people: readonly Records[]
    /** Records without a person: the company's, another company's. */
    places: readonly Records[]
  }
}

export interface Everyone {
  app: App
  callers: readonly Caller[]
  /** With every scope. */
  key: string
  /** From a sign-in before its second step. */
  half: string
  bodies: Readonly<Record<string, object>>
  /** Repeated attempts are limited, which says nothing about access. */
  forgive(target: string): Promise<void>
}

/** A person of each role with a team, and with records of each kind at every distance. */
export async function everyone(roles: readonly RoleName[], scopes: readonly KeyScope[]): Promise<Everyone> {
  const each: { person: Person; report: Person }[] = []
  let other!: Person, stranger!: Person
  const company = await withOneOfEverything('Acme', async (made) => {
    made.clock.set('2026-10-01T04:00:00.000Z')
    for (const role of roles) {
      const person = await made.employee(`${role} One`, { role })
      each.push({ person, report: await made.employee(`${role} Report`, { reportsTo: person }) })
    }
    other = await made.employee('Zoya Khan')
    made.clock.set(testNow)
    await withEach(made, [...each.flatMap(({ person, report }) => [person, report]), other])
  })
  const elsewhere = await withOneOfEverything('Globex', async (made) => {
    made.clock.set('2026-10-01T04:00:00.000Z')
    stranger = await made.employee('Maya Sen')
    made.clock.set(testNow)
    await withEach(made, [stranger])
  })
  const { _id: keyAccount, key } = await aKey(company, scopes)
  for (const one of [company, elsewhere]) await alone(one, () => withCompanyRecords(one))
  // The law is the same everywhere; the second organisation has no separate one.
  const places = [new Map([...(await recordsOfCompany(company)), ['law', law]]), await recordsOfCompany(elsewhere)]
  const [ofOther, ofStranger] = [await recordsOf(company, other), await recordsOf(elsewhere, stranger)]
  const callers: Caller[] = []
  for (const { person, report } of each) {
    const people = [await recordsOf(company, person), await recordsOf(company, report), ofOther, ofStranger]
    const { account } = person
    const [token, bySso] = [await sessionOf(company, account, false), await sessionOf(company, account, true)]
    callers.push({ token, bySso, targets: { people, places } })
  }
  const { browser, email } = await priyaOf(company)
  await turnOnAuthenticator(browser, company.clock)
  const half = (await firstStep(visitor(), email))!.token
  const accounts = each.map(({ person }) => person.account)
  const { app } = company
  return {
    ...{ app, callers, key, half, bodies: await bodiesOf(company, company.admin) },
    async forgive(target) {
      const { uploadsPerHour: max } = app.config
      await app.limits.forgive('api-key', keyAccount, { max: keyRate.max, seconds: 60 })
      for (const account of accounts) {
        await app.limits.forgive('reveal', account, rates.reveal)
        await app.limits.forgive('uploads', account, { max, seconds: 3600 })
        await forgiveSendings(app, { organisation: company.organisation, account }, target)
      }
    },
  }
}

/** Records of each kind, and a month that was paid and certified. */
async function withEach(company: Company & { template: Id }, people: readonly Person[]): Promise<void> {
  await company.within(seedExpenses)
  await alone(company, async () => {
    await withRarerRecords(company, people)
    await withRecords(company, people)
    const id = await lockMonth(company, '2026-10')
    await company.admin.call('POST /api/v1/user/payrun/{id}/certificates', { params: { id } })
  })
}

/** Some of these people can sign in by now, and would have to approve loans, batches and the month. */
async function alone({ within, admin }: Company, work: () => Promise<unknown>): Promise<void> {
  const set = async (isOn: boolean) => {
    for (const area of ['payRun', 'salary', 'loan'] as const)
      await within((tx) => putRule(tx, { area, isOn, account: admin.account, now: tx.now }))
  }
  await set(false)
  await work()
  await set(true)
}

async function sessionOf({ app, organisation }: Company, account: Id, isSso: boolean): Promise<string> {
  const client = { address: '127.0.0.1', agent: 'test' }
  return (await openSession(app, organisation, account, client, 1, isSso)).accessToken
}
