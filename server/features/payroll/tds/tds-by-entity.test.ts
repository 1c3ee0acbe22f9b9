import { expect, test } from 'vitest'
import { readStatement } from '@muster/engine/payroll/outputs/tds/statement-reader.fixture.ts'
import type { Company } from '../../../testing/company.ts'
import { labs, move, numbered, twoEntities } from '../legal-entity/testing.ts'
import { certificateYear, issueCertificates, makePartB, partsOfYear } from '../form16/index.ts'
import { pdfOf } from '../pdf/pdf.fixture.ts'
import { lockMonth, pay } from '../testing.ts'

const place = {
  ...{ line1: '7 Lab Road', line2: '', line3: '', line4: '', line5: '', state: 'IN-KA', pinCode: '570001' },
  ...{ email: 'pay@labs.test', phone: '9876543210', isChanged: false },
}
const deductor = {
  ...{ type: 'K' as const, name: labs.legalName, branch: '', place, earlierReceipt: '123456789012345' },
  person: { name: 'Nisha Rao', designation: 'Director', pan: 'ABCPR1234F', place },
}
const challan = {
  ...{ bsr: '0510308', paidOn: '2026-11-06', serial: '1234', surchargePaise: null, cessPaise: null },
  ...{ interestPaise: null, feePaise: null, otherPaise: null, months: ['2026-10'] },
}

async function taxedByBoth() {
  const set = await twoEntities()
  const asha = await set.company.employee('Asha Rao')
  await pay(set.company, asha, 450_000_000)
  await numbered(set.company, asha, 4)
  const october = await lockMonth(set.company, '2026-10')
  return { ...set, asha, october }
}

const deducted = async ({ admin }: Company, entity: string) => {
  const { months } = await admin.call('GET /api/v1/user/tds-month', { query: { entity } })
  return months.find(({ month }) => month === '2026-10')
}

test('each legal entity deposits and files what it deducted, under its own TAN', async () => {
  const { company, entity, october } = await taxedByBoth()
  const { admin } = company
  const [own, other] = [await deducted(company, 'own'), await deducted(company, entity)]
  const slips = (await admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: october } })).files
  const annexures = slips.filter(({ kind }) => kind === 'tax-annexure-1').map(({ amountPaise }) => amountPaise)
  expect(annexures).toEqual([own?.deductedPaise, other?.deductedPaise])
  expect(other?.people).toBe(1)

  const body = { ...challan, entity, taxPaise: other!.deductedPaise + own!.deductedPaise }
  // A challan of Labs deposits nothing for the organisation itself.
  expect(await admin.call('POST /api/v1/user/tds-challan', { body })).toMatchObject({
    linkedPaise: other!.deductedPaise,
  })
  expect(await deducted(company, entity)).toMatchObject({ openPaise: 0 })
  expect(await deducted(company, 'own')).toMatchObject({ openPaise: own!.deductedPaise })
  expect((await admin.call('GET /api/v1/user/tds-challan', { query: { entity: 'own' } })).data).toEqual([])
  expect((await admin.call('GET /api/v1/user/tds-challan', { query: { entity } })).data).toHaveLength(1)

  await admin.call('PUT /api/v1/user/tds-deductor', { query: { entity }, body: deductor })
  expect(await admin.call('GET /api/v1/user/tds-deductor', { query: { entity: 'own' } })).toMatchObject({
    deductor: null,
  })
  const shown = await admin.call('GET /api/v1/user/tds-deductor', { query: { entity } })
  expect(shown).toMatchObject({ deductor: { person: { pan: '•••••• 234F' } }, suggested: { name: labs.legalName } })
  const key = 'GET /api/v1/user/tds-statement/{year}/{quarter}/file'
  const params = { year: '2026-27', quarter: '3' } as never
  const bytes: unknown = await admin.call(key, { params, query: { entity } })
  const text = Buffer.isBuffer(bytes) ? bytes.toString('latin1') : ''
  expect(text).toContain(labs.tan)
  expect(JSON.stringify(readStatement(text))).not.toContain('ASHA')
  const { statements } = await admin.call('GET /api/v1/user/tds-statement', { query: { entity } })
  expect(statements.find(({ quarter }) => quarter === 3)).toMatchObject({
    fileName: '138RQ327.txt',
    deductedPaise: other!.deductedPaise,
    made: { sha256: expect.any(String) },
  })
  const filing = { receipt: '999999999999999', filedOn: '2026-11-12', entity }
  await admin.call('PUT /api/v1/user/tds-statement/{year}/{quarter}', { params, body: filing })
  const ofOwn = await admin.call('GET /api/v1/user/tds-statement', { query: { entity: 'own' } })
  expect(ofOwn.statements.find(({ quarter }) => quarter === 3)).toMatchObject({ receipt: null, made: null })
})

test('each legal entity certifies what it paid to someone who moved between them in the year', async () => {
  const { company, entity, asha, meera } = await taxedByBoth()
  await move(company, [asha], entity, '2026-11')
  await lockMonth(company, '2026-11')
  const year = await company.within((tx) => certificateYear(tx, '2026-27'))
  const all = { employees: null, after: null, limit: 50 }
  const of = (which: string | null) => company.within((tx) => partsOfYear(tx, year, { ...all, entity: which }))
  const names = async (which: string | null) => (await of(which)).map(({ content }) => content.person.name).toSorted()
  expect(await names(null)).toEqual(['Asha Rao', 'Asha Rao', 'Meera Iyer', 'Priya Nair', 'Rahul Iyer'])
  expect(await names('own')).toEqual(['Asha Rao', 'Priya Nair', 'Rahul Iyer'])
  expect((await of(entity)).map(({ employee, content }) => [employee, content.entity]).toSorted()).toEqual(
    [asha, meera].map(({ employee }) => [employee, entity]).toSorted(),
  )

  const { organisation, admin } = company
  const job = { organisation, financialYear: '2026-27', employees: null, account: admin.account }
  await makePartB(company.app, job)
  await makePartB(company.app, job)
  const query = { financialYear: '2026-27' }
  const { data } = await admin.call('GET /api/v1/user/form-16', { query })
  const ashas = data.filter(({ name }) => name === 'Asha Rao')
  expect(ashas.map(({ employer, partB }) => [employer?.name, partB === null]).toSorted()).toEqual([
    ['Acme Components', false],
    ['Labs', false],
  ])
  expect(await admin.call('GET /api/v1/user/form-16-year', { query })).toMatchObject({ people: 4, withPartB: 4 })

  // Part A is of a TAN, which its file does not say.
  const take = (body: object) =>
    admin.call('POST /api/v1/user/form-16-part-a', {
      body: { ...query, ...body } as typeof query,
      files: { file: { name: 'ABCPE1234F.pdf', bytes: partA } },
    })
  const partA = await pdfOf(['of the tax department'])
  expect((await take({})).unmatched).toEqual([
    {
      file: 'ABCPE1234F.pdf',
      reason: 'Several legal entities paid them in 2026-27. Choose the one whose TAN is on the file.',
    },
  ])
  expect((await take({ entity })).matched).toHaveLength(1)
  const wrong = await admin.call('POST /api/v1/user/form-16-part-a', {
    body: { ...query, entity: 'own' as const },
    files: { file: { name: 'ABCPC1234F.pdf', bytes: partA } },
  })
  expect(wrong.unmatched).toMatchObject([{ reason: 'This legal entity paid them no salary in 2026-27.' }])

  expect(await admin.call('PUT /api/v1/user/form-16-issue', { body: query })).toEqual({ issued: 4, excluded: 0 })
  await issueCertificates(company.app, job)
  await issueCertificates(company.app, job)
  const own = await asha.call('GET /api/v1/employee/self-form-16')
  expect(own.map(({ employer, partA }) => [employer, partA !== null])).toEqual([
    ['Labs', true],
    ['Acme Components', false],
  ])
  const news = await asha.call('GET /api/v1/notification/all')
  expect(news.filter(({ type }) => type === 'own-form-16').map(({ message }) => message)).toEqual([
    'Your Form 130 of 2026-27 is available. Part A will follow.',
  ])
  const [latest] = own
  const paper = { params: { id: latest!.partB }, query: { paper: 'whole' as const } }
  const whole = await asha.raw('GET /api/v1/employee/self-form-16-pdf/{id}', paper)
  expect(decodeURIComponent(String(whole.headers['content-disposition']))).toContain('Labs.pdf')
  // The organisation's has no Part A yet: that of Labs does not belong to it.
  const other = { ...paper, params: { id: own[1]!.partB } }
  expect(await asha.refused('GET /api/v1/employee/self-form-16-pdf/{id}', other)).toMatchObject({ status: 404 })
})
