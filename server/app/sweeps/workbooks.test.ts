import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '@muster/contract/all-routes.ts'
import type { Route } from '@muster/contract/routes.ts'
import { reportNames } from '@muster/contract/reports/report-kinds.ts'
import type { Company } from '../../testing/company.ts'
import type { Key } from '../../testing/call.ts'
import { withOneOfEverything } from '../../testing/one-of-everything/one-of-everything.ts'
import { lockMonth } from '../../features/payroll/testing.ts'
import { workbookReaders, type ReadCell } from '../../platform/spreadsheet/testing/workbook-readers.ts'

const asked = { from: '2026-04', to: '2026-11', format: 'xlsx', year: '2026' }
const bonusYear = { year: '2026-27' }

/** The calls that answer with a workbook: with a choice of formats, or always. */
const calls = (Object.entries(allRoutes) as [Key, Route][])
  .filter(([, { query, reply }]) => reply === 'blob' && formatsOf(query).includes('xlsx'))
  .map(([key]) => key)
const always: Key[] = ['GET /api/v1/user/annual-return/file']

function formatsOf(query: Route['query']): readonly string[] {
  const { format } = (query as unknown as { shape?: { format?: { options?: string[] } } } | undefined)?.shape ?? {}
  return format?.options ?? []
}

let company: Company
/** Values of the parameters in the addresses of these calls. */
const params: Record<string, readonly string[]> = { report: reportNames, form: ['register', 'return'] }

beforeAll(async () => {
  company = await withOneOfEverything('Acme', async (made) => {
    await lockMonth(made, '2026-10')
  })
  const { admin } = company
  const register = 'Emp Code,Name,Gross,Net Pay\r\nACM-0002,"=1+1",50000,48000\r\n'
  const files = { file: { name: 'old.csv', bytes: Buffer.from(register) } }
  const { body } = await admin.raw('POST /api/v1/user/parallel-run', { body: { month: '2026-11' }, files })
  const { _id: id } = (body as { data: { _id: string } }).data
  const { columns } = await admin.call('GET /api/v1/user/parallel-run/{id}', { params: { id } })
  await admin.call('PUT /api/v1/user/parallel-run/{id}', { params: { id }, body: { columns } })
  params['id'] = [id]
  company.clock.set('2027-04-20T06:00:00.000Z')
  await admin.call('PUT /api/v1/user/bonus-run', { query: bonusYear, body: { rateBasisPoints: 8_33 } })
})

test(
  'every workbook that a call answers with is opened by the programs that people have',
  { timeout: 240_000 },
  async () => {
    expect(calls.length).toBeGreaterThan(5)
    // The other one of those that may be installed takes ten seconds a file; the writer's own test has it.
    const readers = workbookReaders.filter(({ name, why }) => why === null && name !== 'LibreOffice')
    for (const key of [...calls, ...always])
      for (const sent of addresses(key)) {
        const { status, body } = await company.admin.raw(key, sent as never)
        expect([key, sent, status, Buffer.isBuffer(body) || body]).toEqual([key, sent, 200, true])
        for (const { name, read } of readers) {
          const rows: ReadCell[][] = await read(body as Buffer)
          expect([key, name, rows[0]?.every((cell) => typeof cell === 'string' && cell !== '')]).toEqual([
            key,
            name,
            true,
          ])
        }
      }
  },
)

/** With each value of the parameter in its address. */
function addresses(key: Key): object[] {
  const [name] = [...key.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one)
  const { query: takes } = allRoutes[key] as Route
  const { shape } = takes as unknown as { shape: Record<string, unknown> }
  const known = {
    ...asked,
    ...(key.includes('bonus') ? bonusYear : {}),
    ...('format' in shape ? { entity: 'own' } : {}),
  }
  const query = Object.fromEntries(Object.entries(known).filter(([one]) => one in shape))
  return name === undefined ? [{ query }] : params[name]!.map((value) => ({ params: { [name]: value }, query }))
}
