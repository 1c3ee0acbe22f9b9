import { beforeAll, describe, expect, test } from 'vitest'
import { indianLaws } from '@muster/engine/statute-book/india.ts'
import { csvRows } from '@muster/engine/payroll/outputs/csv.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import { startingSettings } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { payslipPaper } from '../../features/payroll/pdf/payslip-paper.ts'
import type { PrintedPayslip } from '../../features/payroll/pdf/printed-payslip.ts'
import { lockMonth, pay, withPayroll } from '../../features/payroll/testing.ts'
import { addLanguage } from '../../platform/language/translate.ts'
import { aCompany, type Person } from '../../testing/company.ts'
import { allSentences } from '../../testing/sentences/all-sentences.ts'

/** A sentence without one English letter: any English left was never translated. */
function invented(text: string): string {
  let depth = 0
  return [...text]
    .map((sign) => {
      depth += sign === '{' ? 1 : sign === '}' ? -1 : 0
      return depth % 2 === 0 && /[A-Za-z]/.test(sign) ? 'ж' : sign
    })
    .join('')
}

/** Text written by the company's people, and proper names: of states, banks, cities and legal sources. */
const data =
  /Acme|Components|Priya|Nair|Basic|House rent allowance|Special allowance|Conveyance allowance|Karnataka|Bengaluru|Engineer|Design|HDFC|Goa|80CC\w*|Bank|Private|Limited|\bACM\b|Road|Employee$|Form \d+|Maharashtra|Oktobro|\d (?:Jan|Apr|Nov|Okt|Dec) \d+|PAN|GSTIN|CTC|http\S*|\.(csv|txt|xls)\b/g

const states = new RegExp(
  [...new Set(indianLaws.map(({ id }) => stateName(id.split('.')[2] ?? '')))]
    .filter((name) => name.length > 3)
    .join('|'),
  'g',
)

/** The words of a reply by path, except keys, ids, days, addresses and sources. */
function english(reply: unknown, path = ''): string[] {
  if (typeof reply === 'string')
    return /[A-Za-z]{3,}/.test(reply.replaceAll(data, '').replaceAll(states, '')) && !unread.test(path)
      ? [`${path}: ${reply}`]
      : []
  if (typeof reply !== 'object' || reply === null) return []
  return Object.entries(reply).flatMap(([key, part]) => english(part, `${path}.${key}`))
}

const unread =
  /\.(_id|id|key|code|kind|type|state|to|level|source|fileName|language|madeAt|rule|rounding|cause|runId|employeeId|payslipId|month|is|regime|reason|taxHead|company|address|area|certainty)$/

describe('in a language with every sentence', () => {
  let company: Awaited<ReturnType<typeof withPayroll>>
  let priya: Person
  let run: string

  beforeAll(async () => {
    addLanguage('eo', 'eo', Object.fromEntries((await allSentences()).map((text) => [text, invented(text)])))
    company = await withPayroll(await aCompany(), { statutory: true })
    priya = await company.employee('Priya Nair', { department: 'Design' })
    const params = { id: priya.employee }
    const personal = { pan: 'ABCPE1234F', birthDate: '1994-02-03', gender: 'female' as const }
    await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: personal })
    await pay(company, priya, 480_000_000)
    await lockMonth(company, '2026-10')
    const { data: slips } = await priya.call('GET /api/v1/user/passbook/{id}', { params })
    const slip = await priya.call('GET /api/v1/user/payslip/{id}', { params: { id: slips[0]!._id } })
    run = slip.runId
  })

  const read = async (url: string, person = company.admin, body?: object) => {
    const headers = { authorization: `Bearer ${person.token}`, 'accept-language': 'eo' }
    const method = body === undefined ? 'GET' : 'POST'
    const reply = await company.fastify.inject({ method, url, headers, ...(body && { payload: body }) })
    expect([url, reply.statusCode]).toEqual([url, 200])
    return reply.json<{ data: unknown }>().data
  }

  test('a payslip explains each line, and is printed, without English words', async () => {
    const { data: slips } = await priya.call('GET /api/v1/user/passbook/{id}', { params: { id: priya.employee } })
    const slip = (await read(`/api/v1/user/payslip/${slips[0]!._id}`, priya)) as PrintedPayslip
    expect(JSON.stringify(slip)).toContain('ж')
    expect(slip.lines.flatMap(({ explanation }) => explanation.steps).length).toBeGreaterThan(10)
    expect(english(slip)).toEqual([])
    expect(english(payslipPaper(slip, 'eo'))).toEqual([])
  })

  test('the checks and files of a run contain no English', async () => {
    const preflight = (await read(`/api/v1/user/payrun/${run}/preflight`)) as { findings: { code: string }[] }
    expect(preflight.findings.length).toBeGreaterThan(2)
    expect(english(preflight)).toEqual([])
    for (const { code } of preflight.findings)
      expect(english(await read(`/api/v1/user/payrun/${run}/preflight/${code}?page=1&limit=10`))).toEqual([])
    const { files } = (await read(`/api/v1/user/payrun/${run}/files`)) as { files: unknown[] }
    expect(files.length).toBeGreaterThan(5)
    expect(english(files)).toEqual([])
    expect(english(await read(`/api/v1/user/payrun/${run}/difference`))).toEqual([])
  })

  test.each(['register', 'wages-register', 'journal', 'pf-challan', 'professional-tax', 'tax-annexure-1'])(
    'the file %s has its headings and words in it, and the portal codes unchanged',
    async (kind) => {
      const headers = { authorization: `Bearer ${company.admin.token}`, 'accept-language': 'eo' }
      const { statusCode, body } = await company.fastify.inject({
        ...{ method: 'GET', url: `/api/v1/user/payrun/${run}/files/${kind}`, headers },
      })
      expect([kind, statusCode]).toEqual([kind, 200])
      const rows = [...csvRows(body)]
      expect(rows.length).toBeGreaterThan(1)
      expect(rows.flat().join()).toContain('ж')
      const isCode = (cell: string) => /^[A-Z\d-]+$/.test(cell)
      expect(rows.flat().filter((cell) => !isCode(cell) && english(cell).length > 0)).toEqual([])
    },
  )

  test('the setup steps of a new company contain no English', async () => {
    const steps = (await read('/api/v1/dashboard/checklist')) as unknown[]
    expect(steps.length).toBeGreaterThan(3)
    expect(english(steps)).toEqual([])
  })

  test.each(Object.keys(startingSettings))('trying the settings of %s returns no English', async (section) => {
    const place = section === 'pt' || section === 'lwf' ? { state: 'IN-KA' } : {}
    const body = { section, month: '2026-12', monthlyWagePaise: 3_000_000, ...place }
    const tried = (await read('/api/v1/user/statutory-settings/preview', company.admin, body)) as { lines: unknown[] }
    expect(tried.lines.length).toBeGreaterThan(0)
    expect(english(tried)).toEqual([])
  })

  test('the table of the law has its names, values and notes', async () => {
    const laws = (await read('/api/v1/user/statutory-law?page=1&limit=100')) as { _id: string }[]
    // Names of forms, sections of the Act, cities and codes are proper names.
    const said = laws.filter(({ _id }) => !/section|cities|newRegime|formNames/i.test(_id))
    expect(said.length).toBeGreaterThan(80)
    expect(english(said)).toEqual([])
  })
})
