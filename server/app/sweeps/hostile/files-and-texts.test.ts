import { expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { FileParts, Route } from '@muster/contract/routes.ts'
import { rawCall, type Key } from '../../../testing/call.ts'
import { aCompany, type Company } from '../../../testing/company.ts'
import { hostileSheets, hostileWorkbooks } from '../../../testing/hostile/hostile-files.ts'
import { hostileTexts } from '../../../testing/hostile/hostile-texts.ts'
import { longestHeld } from '../../../testing/measure/longest-held.ts'
import { lastFailure } from '../../../testing/server.ts'
import { isTooLong } from '../../../testing/measure/slowness.ts'

const routes = Object.entries(allRoutes) as [Key, Route][]
const anId = '01890a5d-ac96-774b-bcce-b302099a8057'
const paramsOf = (key: string) =>
  Object.fromEntries([...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, name === 'kind' ? 'offer' : anId]))

/** Milliseconds of processor time. Of a file of megabytes, the test makes the body and the server receives and hashes it. */
const mostHeld = { text: 50, file: 150 }
const mostMemory = 1200

/** Calls with a text of more than 2,000 characters, and what else they need to get as far as reading it. */
const longTexts: Readonly<Record<string, { field: string; body: object }>> = {
  'POST /api/v1/user/announcement': {
    field: 'description',
    body: { title: 'Diwali', audience: 'everyone', audienceIds: [], notify: false },
  },
  'PUT /api/v1/user/announcement/{id}': {
    field: 'description',
    body: { title: 'Diwali', audience: 'everyone', audienceIds: [], notify: false },
  },
  'PUT /api/v1/employee/company-summary': { field: 'description', body: {} },
  'POST /api/v1/employee/markdown-preview': { field: 'text', body: {} },
  'POST /api/v1/employee/company-policy': {
    field: 'description',
    body: { title: 'Leave', audience: 'everyone', audienceIds: [], mustAcknowledge: false },
  },
  'PUT /api/v1/employee/company-policy/{id}': {
    field: 'description',
    body: { title: 'Leave', audience: 'everyone', audienceIds: [], mustAcknowledge: false },
  },
  'PUT /api/v1/user/letter-template/{kind}': { field: 'body', body: { title: 'Offer', version: 0 } },
  'POST /api/v1/user/letter-template/{kind}/preview': { field: 'body', body: { title: 'Offer' } },
  'POST /api/v1/user/payrun/{id}/pf-errors': { field: 'text', body: {} },
  'POST /api/v1/user/pay-input-batch': { field: 'text', body: { month: '2026-10' } },
  'POST /api/v1/user/pay-input-batch/preview': { field: 'text', body: { month: '2026-10' } },
}

/** The calls of each way to read a text that get every text. */
const readers = new Set([
  'POST /api/v1/employee/markdown-preview',
  'POST /api/v1/user/letter-template/{kind}/preview',
  'POST /api/v1/user/payrun/{id}/pf-errors',
  'POST /api/v1/user/pay-input-batch/preview',
])
const worst = new Set(['"*a_"', '"> "', 'an open field', 'a wide table'])

/** Texts that nothing reads: they are stored, or sent on, as they are. */
const unread = ['POST /api/v1/notes/add', 'PUT /api/v1/notes/update/{id}', 'POST /api/auth/sso/finish']

it('knows every call that takes a long text', () => {
  expect([...Object.keys(longTexts), ...unread].toSorted()).toEqual(
    routes.flatMap(([key, route]) => (longestField(route) > 2000 ? [key] : [])).toSorted(),
  )
})

it.each(Object.entries(longTexts))(
  '%s holds up no one for a text made to be slow',
  { timeout: 600_000 },
  async (key, of) => {
    const company = await aCompany()
    const send = (text: string) =>
      sent(company, key as Key, { body: { ...of.body, [of.field]: text }, ...(hasFiles(key) ? { files: {} } : {}) })
    await send('warm')
    const texts = hostileTexts(longestField(allRoutes[key as Key] as Route))
    // What is written is read as its preview is.
    for (const { name, text } of readers.has(key) ? texts : texts.filter(({ name: one }) => worst.has(one))) {
      const { status, held } = await leastHeld((tries) => send(text.slice(0, text.length - tries)))
      expect
        .soft([name, status < 500 || status === 503, isTooLong(held.stretch, mostHeld.text) ? held.stretch : 'quick'])
        .toEqual([...[name, true, 'quick']])
    }
    await isAlive(company)
  },
)

const withFiles = routes.filter(([, { files, access }]) => files !== undefined && access !== 'onboarding')

it.each(withFiles)('%s holds up no one for a file made to be slow', { timeout: 600_000 }, async (key, { files }) => {
  const company = await aCompany()
  const [[part, rule]] = Object.entries(files as FileParts) as [[string, FileParts[string]]]
  const send = (bytes: Buffer) =>
    sent(company, key, { body: { kind: 'employees', month: '2026-10' }, files: { [part]: { name: 'a.xlsx', bytes } } })
  await send(Buffer.from('a,b\r\nc,d\r\n'))
  const readsSheets = rule.types.includes('text/csv')
  const all = [
    ...Object.entries(hostileWorkbooks),
    ...Object.entries(hostileSheets).map(([name, make]) => [name, () => make(rule.maxBytes)] as const),
  ]
  // The calls that read sheets read them alike.
  const chosen =
    key === 'POST /api/v1/user/data-import' ? all : readsSheets ? all.filter((_, at) => at % 6 === 0) : all.slice(0, 2)
  for (const [name, make] of chosen) {
    const bytes = make()
    if (bytes.length > rule.maxBytes) continue
    const { status, held } = await send(bytes)
    expect
      .soft([name, status < 500 || status === 503 ? 'answered' : `${status}: ${lastFailure()}`])
      .toEqual([name, 'answered'])
    expect.soft([name, isTooLong(held.stretch, mostHeld.file) ? held.stretch : 'quick']).toEqual([name, 'quick'])
    expect.soft([name, held.memory < mostMemory ? 'small' : held.memory]).toEqual([name, 'small'])
  }
  await isAlive(company)
})

async function sent(company: Company, key: Key, what: object) {
  let status = 0
  const held = await longestHeld(async () => {
    ;({ status } = await rawCall(company.admin.token, key, { params: paramsOf(key), ...what } as never))
  })
  return { status, held }
}

/**
 * The least of a few tries: a busy machine and a first run add to it, but nothing takes away from it. Each has a text of its own and the same
 * answer, so that none is quick for being refused, or repeated.
 */
async function leastHeld(send: (tries: number) => ReturnType<typeof sent>) {
  let least = await send(0)
  for (let tries = 1; tries < 4 && least.held.stretch >= mostHeld.text; tries++) {
    const again = await send(tries)
    if (again.status === least.status && again.held.stretch < least.held.stretch) least = again
  }
  return least
}

async function isAlive({ admin }: Company): Promise<void> {
  expect((await admin.raw('GET /api/v1/user/announcement')).status).toBe(200)
}

const hasFiles = (key: string) => (allRoutes[key as Key] as Route).files !== undefined

/** The most characters that a text of a call's body can have. */
function longestField({ body }: Route): number {
  if (body === undefined) return 0
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const longest = Object.values(properties).map((one) => (typeof one === 'object' ? (one.maxLength ?? 0) : 0))
  return Math.max(0, ...longest)
}
