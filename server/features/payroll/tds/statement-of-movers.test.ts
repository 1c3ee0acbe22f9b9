import { beforeAll, expect, test } from 'vitest'
import { paise, readStatement } from '@muster/engine/payroll/outputs/tds/statement-reader.fixture.ts'
import { certificateYear, partsOfYear } from '../form16/index.ts'
import { labs, move, numbered, twoEntities } from '../legal-entity/testing.ts'
import { lockMonth, pay } from '../testing.ts'

const place = {
  ...{ line1: '7 Lab Road', line2: '', line3: '', line4: '', line5: '', state: 'IN-KA' as const, pinCode: '570001' },
  ...{ email: 'pay@labs.test', phone: '9876543210', isChanged: false },
}
const deductor = {
  ...{ type: 'K' as const, name: labs.legalName, branch: '', place, earlierReceipt: '123456789012345' },
  person: { name: 'Nisha Rao', designation: 'Director', pan: 'ABCPR1234F', place },
}
const financialYear = '2025-26'
const months = ['2025-12', '2026-01', '2026-02', '2026-03'] as const

type Set = Awaited<ReturnType<typeof moved>>
let set: Set

/**
 * Asha was in the organisation to January and in Labs from February; Dev stayed in the organisation, Ravi was in Labs, and Works paid Nila
 * in December only. Zoya came back to the organisation.
 */
async function moved() {
  const { company, entity } = await twoEntities()
  const { admin } = company
  const works = await admin.call('POST /api/v1/user/legal-entity', {
    body: { ...labs, name: 'Works', legalName: 'Acme Works Limited', pan: 'AAACW1234F', tan: 'BLRW12345B' },
  })
  const [asha, dev, ravi, nila, zoya] = await Promise.all(
    ['Asha Rao', 'Dev Shah', 'Ravi Kumar', 'Nila Das', 'Zoya Khan'].map((name) =>
      company.employee(name, { joinedOn: '2025-12-01' }),
    ),
  )
  const people = [asha!, dev!, ravi!, nila!, zoya!]
  for (const [at, person] of people.entries()) {
    await pay(company, person, 900_000_000, '2025-12-01')
    await numbered(company, person, at + 3)
  }
  await move(company, [ravi!], entity, '2025-12')
  await move(company, [nila!], works._id, '2025-12')
  await move(company, [asha!], entity, '2026-02')
  for (const month of months) {
    if (month === '2026-01') await move(company, [nila!, zoya!], entity, month)
    if (month === '2026-03') await move(company, [zoya!], null, month)
    await lockMonth(company, month)
  }
  await company.within((tx) =>
    tx.query({
      name: '',
      text: `update organisation set tan = 'BLRA12345B', pan = 'AAACA1234A' where id = $1`,
      values: [company.organisation],
    }),
  )
  return { company, entities: ['own' as const, entity, works._id], asha: asha!, dev: dev!, nila: nila!, zoya: zoya! }
}

beforeAll(async () => {
  set = await moved()
}, 240_000)

/** Deposits everything an entity deducted, and gives its statement of the fourth quarter. */
async function fourth(entity: string) {
  const { admin } = set.company
  await admin.call('PUT /api/v1/user/tds-deductor', { query: { entity }, body: deductor })
  const asked = await admin.call('GET /api/v1/user/tds-month', { query: { entity, financialYear } })
  for (const { month, deductedPaise } of asked.months.filter((one) => one.deductedPaise > 0)) {
    const amounts = { taxPaise: deductedPaise, surchargePaise: null, cessPaise: null, interestPaise: null }
    const serial = String(100 * set.entities.indexOf(entity) + months.indexOf(month as (typeof months)[number]) + 1)
    await admin.call('POST /api/v1/user/tds-challan', {
      body: {
        ...{ entity, bsr: '0510308', paidOn: '2026-04-30', serial, ...amounts, feePaise: null, otherPaise: null },
        months: [month],
      },
    })
  }
  const params = { year: financialYear, quarter: 4 }
  const { statements } = await admin.call('GET /api/v1/user/tds-statement', { query: { entity, financialYear } })
  expect(statements.find(({ quarter }) => quarter === 4)?.missing).toEqual([])
  const bytes: unknown = await admin.call('GET /api/v1/user/tds-statement/{year}/{quarter}/file', {
    params,
    query: { entity },
  })
  return readStatement(Buffer.isBuffer(bytes) ? bytes.toString('latin1') : '')
}

test("each entity's fourth quarter has its part of everyone it paid in the year, as their certificates", async () => {
  const { company, entities } = set
  const year = await company.within((tx) => certificateYear(tx, financialYear))
  let [salary, deducted] = [0, 0]
  for (const entity of entities) {
    const { of, order } = await fourth(entity)
    const all = { employees: null, after: null, limit: 50, entity }
    const parts = await company.within((tx) => partsOfYear(tx, year, all))
    const certified = parts.map(({ content: { person, rows, tdsPaise, earlierTdsPaise } }) => [
      person.name.toUpperCase(),
      ...(['salary', 'otherEmployers', 'totalIncome'] as const).map(
        (figure) => rows.find((row) => row.figure === figure)?.amountPaise,
      ),
      ...[tdsPaise, earlierTdsPaise],
    ])
    const filed = of('SD').map((one) => [
      one['name']!.toUpperCase(),
      ...['salary', 'previousEmployer', 'taxable', 'deductedHere', 'deductedBefore'].map((name) => paise(one[name])),
    ])
    expect(filed.toSorted()).toEqual(certified.toSorted())
    salary += of('SD').reduce((sum, one) => sum + paise(one['salary']), 0)
    deducted += of('SD').reduce((sum, one) => sum + paise(one['deductedHere']), 0)
    // Works paid nobody from January on.
    expect(order.includes('DD')).toBe(entity !== entities[2])
  }
  const paid = await Promise.all(months.map((month) => slipsOf(month)))
  expect(salary).toBe(paid.flat().reduce((sum, { tax }) => sum + tax.salaryPaise, 0))
  expect(deducted).toBe(paid.flat().reduce((sum, { tax }) => sum + tax.tdsPaise, 0))
})

test("a move changes nothing in what is withheld, and the last employer's certificate has the year's tax", async () => {
  const { company, asha, dev, zoya, nila } = set
  const withheld = async (employee: string) =>
    (await Promise.all(months.map((month) => slipsOf(month))))
      .flat()
      .filter((one) => one.employee === employee)
      .map(({ tax }) => tax.tdsPaise)
  const stayed = await withheld(dev.employee)
  for (const { employee } of [asha, zoya, nila]) expect(await withheld(employee)).toEqual(stayed)
  const year = await company.within((tx) => certificateYear(tx, financialYear))
  const all = { employees: null, after: null, limit: 50 }
  const parts = await company.within((tx) => partsOfYear(tx, year, all))
  const taxes = (employee: string) => parts.filter((one) => one.employee === employee).map(({ content }) => content)
  const [alone] = taxes(dev.employee)
  for (const { employee } of [asha, zoya, nila]) {
    const last = taxes(employee).toSorted((a, b) => b.taxPaise - a.taxPaise)[0]!
    expect(last.taxPaise).toBe(alone!.taxPaise)
    expect(last.tdsPaise + last.earlierTdsPaise).toBe(alone!.tdsPaise)
  }
  expect(taxes(zoya.employee).map(({ from, to }) => [from, to])).toEqual([
    ['2025-12-01', '2026-03-31'],
    ['2026-01-01', '2026-02-28'],
  ])
})

async function slipsOf(month: string) {
  const { rows } = await set.company.within((tx) =>
    tx.query({
      name: '',
      text: `select employee_id as employee, facts -> 'tax' as tax from payslip
        where organisation_id = $1 and month = $2`,
      values: [set.company.organisation, month],
    }),
  )
  return rows as { employee: string; tax: { salaryPaise: number; tdsPaise: number } }[]
}
