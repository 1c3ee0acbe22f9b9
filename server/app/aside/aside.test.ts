import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { withOneOfEverything } from '../../testing/one-of-everything/one-of-everything.ts'
import { idsOf } from '../../testing/one-of-everything/rows-of.ts'
import type { Company } from '../../testing/company.ts'
import { rawCall, type Key } from '../../testing/call.ts'
import { openAside } from './aside.ts'

const heavy = (Object.entries(allRoutes) as [Key, Route][]).filter(([, route]) => route.heavy)

describe('heavy calls', () => {
  it('change nothing, are of somebody and bring no file', () => {
    for (const [key, { reads, files, access }] of heavy) {
      expect.soft([key, key.startsWith('GET ') || reads]).toEqual([key, true])
      expect.soft([key, files]).toEqual([key, undefined])
      expect.soft([key, access]).not.toEqual([key, 'public'])
    }
    expect(heavy.length).toBeGreaterThan(40)
  })

  it('are every report, export and preview that the product draws or calculates for many', () => {
    const names =
      /\/(report\/|payslip\/\{id\}\/pdf|[\w-]*projection|.*preflight|spending|[\w-]+-export$|gratuity|annual-return)/
    for (const [key, { reads }] of Object.entries(allRoutes) as [Key, Route][]) {
      if (!names.test(key) || key.endsWith('/viewer') || /own-export|gratuity-register/.test(key)) continue
      if (key.startsWith('GET ') || reads) expect.soft([key, heavy.some(([one]) => one === key)]).toEqual([key, true])
    }
  })

  describe('in a thread of their own', () => {
    let company: Company
    let aside: ReturnType<typeof openAside>
    const errors: unknown[] = []
    beforeAll(async () => {
      company = await withOneOfEverything('Acme')
      const { app, sockets, clock } = company
      const log = { ...app.log, error: (...said: unknown[]) => errors.push(said) } as unknown as typeof app.log
      const start = { config: app.config, connection: app.connection, pooler: undefined, openedHosts: undefined }
      aside = openAside(start, { clock, log, sockets })
    }, 120_000)
    afterAll(() => aside?.close())
    const inThread = async <T>(work: () => Promise<T>): Promise<T> => {
      const { app } = company
      app.aside = aside.make
      try {
        return await work()
      } finally {
        app.aside = null
      }
    }

    it('answer as they do without it, whatever they answer', { timeout: 500_000 }, async () => {
      const ids = await idsOf(company)
      let good = 0
      for (const [key, route] of heavy) {
        const sent = { params: paramsOf(key, ids), query: queryOf(route), ...(route.body ? { body: {} } : {}) } as never
        const call = () => rawCall(company.admin.token, key, sent)
        const [plain, aside] = [await call(), await inThread(call)]
        expect.soft([key, aside.status]).toEqual([key, plain.status])
        const type = 'content-type'
        expect.soft([key, aside.headers[type]]).toEqual([key, plain.headers[type]])
        // What the log holds says that it was downloaded before.
        if (!Buffer.isBuffer(plain.body) && !key.endsWith('activity-log-export'))
          expect.soft([key, aside.body]).toEqual([key, plain.body])
        if (plain.status < 300) good += 1
      }
      expect(good).toBeGreaterThan(20)
      expect(errors).toEqual([])
    })

    it('are refused with the same words and fields', { timeout: 300_000 }, async () => {
      const call = () =>
        rawCall(company.admin.token, 'GET /api/v1/user/tax-projection/{id}', {
          params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' },
        } as never)
      const [plain, aside] = [await call(), await inThread(call)]
      expect(plain.status).toBeGreaterThanOrEqual(400)
      expect(aside).toMatchObject({ status: plain.status, body: plain.body as object })
    })
  })
})

function paramsOf(key: string, ids: Map<string, string>): Record<string, string> {
  const id = key.includes('/payrun/')
    ? ids.get('pay_run')
    : key.includes('/payslip/')
      ? ids.get('payslip')
      : ids.get('employee')
  const fixed: Record<string, string> = {
    report: 'headCount',
    kind: 'register',
    form: key.includes('bonus') ? 'register' : 'C',
    item: 'unpaid',
    code: 'noBank',
  }
  const more = { year: key.includes('tds') ? '2026-27' : '2026', quarter: '2', month: '2026-10' }
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return Object.fromEntries(
    names.map((name) => [name, { ...fixed, ...more, id: id ?? '01890a5d-ac96-774b-bcce-b302099a8057' }[name] ?? 'x']),
  )
}

const queries: Readonly<Record<string, string>> = {
  from: '2026-10',
  to: '2026-11',
  month: '2026-10',
  format: 'csv',
  measure: 'headCount',
}

/** What the call asks for in its query, as far as one value fits all. */
function queryOf({ query }: Route): Record<string, string> {
  const asked = Object.keys((query as { shape?: object } | undefined)?.shape ?? {})
  return Object.fromEntries(asked.flatMap((name) => (queries[name] === undefined ? [] : [[name, queries[name]]])))
}
