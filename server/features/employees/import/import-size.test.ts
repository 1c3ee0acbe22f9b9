import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { aCompany } from '../../../testing/company.ts'
import { checkedFile, undone, workImports } from '../../imports/testing/run-file.ts'

const one = 'GET /api/v1/user/data-import/{id}'

/** The number of statements sent during an operation. */
async function sentBy(what: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await what()
    return spy.mock.calls.length
  } finally {
    spy.mockRestore()
  }
}

/** Two thousand by default; `PEOPLE=10000` for more. */
const people = Number(process.env['PEOPLE'] ?? 2000)

it(
  'a file of thousands is written by a fixed number of statements for each thousand',
  { timeout: 600_000 },
  async () => {
    const company = await aCompany()
    const domain = `${company.organisation.slice(-6)}.test`
    const lines = Array.from(
      { length: people },
      (_, n) =>
        `E-${n},Asha,Rao,p${n}@${domain},02/11/2026,${n < 10 ? '' : `E-${n % 10}`},15/08/1995,ABCPR${1000 + (n % 9000)}${String.fromCharCode(65 + Math.floor(n / 9000))}`,
    )
    const times: Record<string, number> = {}
    const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      const since = performance.now()
      const result = await work()
      times[name] = Math.round(performance.now() - since)
      return result
    }
    const headings = 'Employee ID,First name,Last name,Work email,Date of joining,Reports to,DOB,PAN'
    const id = await timed('checkMs', () => checkedFile(company, company.admin, 'employees', [headings, ...lines]))
    const params = { id }
    expect(await company.admin.call(one, { params })).toMatchObject({ state: 'checked', counts: { new: people } })
    await company.admin.call('POST /api/v1/user/data-import/{id}/start', { params, body: {} })
    const before = process.memoryUsage().rss
    const sent = await timed('writeMs', () => sentBy(() => workImports(company)))
    times['memoryMb'] = Math.round((process.memoryUsage().rss - before) / 1024 / 1024)
    times['statements'] = sent
    expect(await company.admin.call(one, { params })).toMatchObject({ state: 'imported', counts: { new: people } })
    expect(sent).toBeLessThan(20 + (people / 1000) * 80)
    expect(await timed('undoMs', () => undone(company, company.admin, id))).toMatchObject({ state: 'undone' })
    if (process.env['PEOPLE']) process.stdout.write(`${JSON.stringify(times)}\n`)
  },
)
