import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { firstStep, turnOnAuthenticator } from '../../features/identity/testing/authenticator.ts'
import { priyaOf } from '../../features/identity/testing/signed-in.ts'
import { visitor } from '../../features/identity/testing/visitor.ts'
import { aCompany, type Person } from '../../testing/company.ts'
import { rawCall, type Key } from '../../testing/call.ts'

/** Write it anew after a change that is meant: ACCESS=write npx vitest run --project server server/app/sweeps/access.test.ts */
const file = join(import.meta.dirname, '../../../docs/access.tsv')
const routes = (Object.entries(allRoutes) as [Key, Route][]).toSorted(([one], [other]) => (one < other ? -1 : 1))
const roles = ['Employee', 'Manager', 'Accountant', 'HR', 'Admin'] as const

interface Caller {
  token: string
  /** Employees by how they stand to the caller: own, team, other, of another organisation. */
  targets: readonly string[]
}

let callers: Caller[]
let half: string

beforeAll(async () => {
  const [company, elsewhere] = [await aCompany('Acme'), await aCompany('Globex')]
  const stranger = await elsewhere.employee('Maya Sen')
  const other = await company.employee('Zoya Khan')
  const caller = async (role: (typeof roles)[number]): Promise<Caller> => {
    const person = role === 'Admin' ? company.admin : await company.employee(`${role} One`, { role })
    const report: Person = await company.employee(`${role} Report`, role === 'Admin' ? {} : { reportsTo: person })
    const own = person.employee === '' ? person.account : person.employee
    return { token: person.token, targets: [own, report.employee, other.employee, stranger.employee] }
  }
  callers = []
  for (const role of roles) callers.push(await caller(role))
  const { browser, email } = await priyaOf(company)
  await turnOnAuthenticator(browser, company.clock)
  half = (await firstStep(visitor(), email))!.token
})

it('lets each role make the calls that docs/access.tsv names, and no other', { timeout: 120_000 }, async () => {
  const lines = [['call', ...roles, 'half a sign-in', 'signed out'].join('\t')]
  for (const [key, route] of routes) {
    if (route.access === 'public' || route.access === 'onboarding') {
      lines.push([key, ...[...roles, '', ''].map(() => (route.access === 'public' ? 'anyone' : 'sign-up'))].join('\t'))
      continue
    }
    // Signing out would leave nothing to the calls after it.
    if (key.endsWith('/signout')) continue
    const cells: string[] = []
    for (const { token, targets } of callers) {
      const isOfSomebody = key.startsWith('GET') && key.includes('{id}')
      const marks: string[] = []
      for (const id of isOfSomebody ? targets : ['']) marks.push(await mark(token, key, id))
      cells.push(marks.join(' '))
    }
    lines.push([key, ...cells, await mark(half, key, ''), await mark(null, key, '')].join('\t'))
  }
  if (process.env['ACCESS'] === 'write') await writeFile(file, `${lines.join('\n')}\n`)
  expect(lines).toEqual((await readFile(file, 'utf8')).trimEnd().split('\n'))
})

/** What changes something is asked with input that cannot be right, so that it is admitted and does nothing. */
async function mark(token: string | null, key: Key, id: string): Promise<string> {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, id || 'none'])
  const sent = key.startsWith('GET') ? {} : { body: 'nothing' }
  const { status } = await rawCall(token, key, { params: Object.fromEntries(names), ...sent } as never)
  if (status >= 500) return `error ${status}`
  if (status === 401 || status === 403) return '-'
  if (!key.startsWith('GET')) return 'admitted'
  return status === 404 ? 'unknown' : status < 300 ? 'yes' : 'admitted'
}
