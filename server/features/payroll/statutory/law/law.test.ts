import { english } from '@muster/engine/testing/english.ts'
import { describe, expect, test } from 'vitest'
import { indianBook, indianLaws } from '@muster/engine/statute-book/india.ts'
import { lawRow } from '@muster/engine/law/law.ts'
import { wordsOf } from '@muster/engine/law/use.ts'
import { say } from '@muster/engine/sentence.ts'
import { aCompany, type Company } from '../../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../../testing.ts'
import { organisationBook } from './book.ts'
import { lawErrors } from './law-check.ts'
import { shapeOf } from './law-shape.ts'

const source = 'S.O. 1234(E) of 1 December 2026'
const own = (law: string, from: string, value: unknown) => ({ body: { law, from, value, source } })
const bookOf = (company: Company) => company.within(organisationBook)
const ceiling = indianLaws.find(({ id }) => id === 'in.pf.ceiling')!
const karnataka = indianLaws.find(({ id }) => id === 'in.pt.KA')!

describe('the shape of a law', () => {
  test('accepts every value that the law has had', () => {
    const wrong = indianLaws.flatMap((law) =>
      law.rows.flatMap(({ value }) => lawErrors(shapeOf(law, indianLaws), value)),
    )
    expect(wrong).toEqual([])
  })

  test('names every place that is wrong', () => {
    const errors = (value: unknown) => lawErrors(shapeOf(karnataka, indianLaws), value).map(({ path }) => path)
    const slab = { step: 'since', amountPaise: 2_500_000, taxPaise: 20_000 }
    expect(errors({ basis: 'monthlyGross', slabs: [slab] })).toEqual([])
    expect(errors({ basis: 'weekly', slabs: [{ ...slab, taxPaise: 1.5, more: 1 }] })).toEqual([
      ...['body.value.basis', 'body.value.slabs.0.more', 'body.value.slabs.0.taxPaise'],
    ])
    expect(errors({ basis: 'monthlyGross', slabs: [slab, { ...slab, amountPaise: 1 }] })).toEqual(['body.value.slabs'])
    expect(errors(null)).toEqual(['body.value'])
    expect(lawErrors(shapeOf(ceiling, indianLaws), -1)).toEqual([
      { path: 'body.value', message: say`Enter an amount of 0 or more` },
    ])
  })
})

describe('the wording of a law', () => {
  const textOf = (id: string) => {
    const law = indianLaws.find((one) => one.id === id)!
    return english(say`${wordsOf(law, law.rows.at(-1)!.value)}`)
  }
  test('says what the tables of the states and of income tax take', () => {
    expect(textOf('in.pt.KA')).toBe('On monthly pay: from ₹25,000 ₹200 (Feb ₹300)')
    expect(textOf('in.pt.BR')).toBe(
      'On annual pay: above ₹3,00,000 ₹1,000; above ₹5,00,000 ₹2,000; above ₹10,00,000 ₹2,500; deducted in Sep',
    )
    expect(textOf('in.pt.OD')).toBe('Abolished')
    expect(textOf('in.lwf.MH')).toBe('Employee ₹25, employer ₹75, in Jun and Dec; due 15 Jul and 15 Jan')
    expect(textOf('in.lwf.HR')).toMatch(/^Employee 0\.2% of the wages up to ₹34, employer 2 times that, every month/)
    expect(textOf('in.tax.slabs.old')).toBe('5% above ₹2,50,000; 20% above ₹5,00,000; 30% above ₹10,00,000')
    expect(textOf('in.pf.rate')).toBe('12%')
  })
})

describe("an organisation's law", () => {
  test('is the statutory value until it has an override, from its day until the law changes', async () => {
    const [company, other] = [await aCompany(), await aCompany('Other')]
    const hr = await company.employee('Anita Rao', { role: 'HR' })
    expect(await bookOf(company)).toBe(indianBook)
    await hr.call('POST /api/v1/user/statutory-law', own('in.pf.ceiling', '2026-12-01', 3_000_000))
    const book = await bookOf(company)
    expect(lawRow(book, ceiling, '2026-11-30')).toMatchObject({ value: 2_500_000 })
    expect(lawRow(book, ceiling, '2026-12-01')).toMatchObject({ value: 3_000_000, source, certainty: 'firm' })
    expect(book.hash).not.toBe(indianBook.hash)
    expect((await bookOf(company)).hash).toBe(book.hash)
    expect(await bookOf(other)).toBe(indianBook)
  })

  test('is listed with its sources, and found by words, area and certainty', async () => {
    const { admin } = await aCompany()
    const all = await admin.call('GET /api/v1/user/statutory-law', { query: { limit: 100 } })
    expect(all.pagination.total).toBe(indianLaws.length)
    const search = 'wage ceiling provident'
    const laws = await admin.call('GET /api/v1/user/statutory-law', { query: { search } })
    expect(laws.data).toMatchObject([
      { _id: 'in.pf.ceiling', area: 'pf', value: '₹25,000', from: '2026-09-17', isOwn: false },
    ])
    const unsure = await admin.call('GET /api/v1/user/statutory-law', { query: { area: 'pt', certainty: 'unsure' } })
    expect(unsure.data.length).toBeGreaterThan(2)
    expect(unsure.data.every(({ area, certainty }) => area === 'pt' && certainty === 'unsure')).toBe(true)
  })

  test('shows the history of a value, and removes an override', async () => {
    const company = await aCompany()
    const { _id } = await company.admin.call(
      'POST /api/v1/user/statutory-law',
      own('in.pf.ceiling', '2026-12-01', 3_000_000),
    )
    const detail = () => company.admin.call('GET /api/v1/user/statutory-law/{id}', { params: { id: 'in.pf.ceiling' } })
    expect((await detail()).history).toMatchObject([
      { from: '2026-12-01', text: '₹30,000', own: { _id, who: 'Acme Components Admin', mayEnd: true } },
      { from: '2026-09-17', text: '₹25,000', own: null },
      { from: ceiling.rows[0]!.from, text: '₹15,000', own: null },
    ])
    const again = await company.admin.refused(
      'POST /api/v1/user/statutory-law',
      own('in.pf.ceiling', '2026-12-01', 3_500_000),
    )
    expect(again).toMatchObject({ status: 409, errors: [{ path: 'body.from' }] })
    await company.admin.call('DELETE /api/v1/user/statutory-law/{id}', { params: { id: _id } })
    expect(await detail()).toMatchObject({ rows: 2, ended: [{ text: '₹30,000', who: 'Acme Components Admin' }] })
    expect(
      (await company.admin.refused('DELETE /api/v1/user/statutory-law/{id}', { params: { id: _id } })).status,
    ).toBe(404)
  })

  test('keeps an override that a locked pay run may have used', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const add = (from: string) =>
      company.admin.call('POST /api/v1/user/statutory-law', own('in.pf.adminMinimum', from, 60_000))
    const [early, late] = [await add('2026-08-01'), await add('2027-06-01')]
    await lockMonth(company, '2026-09')
    const params = { id: early._id }
    const refusal = await company.admin.refused('DELETE /api/v1/user/statutory-law/{id}', { params })
    expect(refusal).toMatchObject({ status: 409, message: expect.stringContaining('locked pay run') })
    await company.admin.call('DELETE /api/v1/user/statutory-law/{id}', { params: { id: late._id } })
  })

  test('for yearly values begins on a 1 April', async () => {
    const { admin } = await aCompany()
    const refused = await admin.refused('POST /api/v1/user/statutory-law', own('in.tax.cess', '2026-12-01', 300))
    expect(refused.errors).toEqual([{ path: 'body.from', message: 'Income tax goes by the year: choose a 1 April' }])
    await admin.call('POST /api/v1/user/statutory-law', own('in.tax.cess', '2027-04-01', 300))
  })

  test('refuses a value of another shape, an unknown law, and anyone without the permission', async () => {
    const company = await aCompany()
    const post = (law: string, value: unknown) =>
      company.admin.refused('POST /api/v1/user/statutory-law', own(law, '2026-12-01', value))
    expect((await post('in.pf.ceiling', '30000')).errors).toEqual([
      { path: 'body.value', message: 'Enter an amount of 0 or more' },
    ])
    expect((await post('in.pf.nothing', 1)).errors?.[0]?.path).toBe('body.law')
    const slabs = [{ step: 'since', amountPaise: 100, taxPaise: 100 }]
    expect((await post('in.pt.KA', { basis: 'halfYearGross', slabs })).errors?.[0]?.path).toBe('body.value.deductIn')
    for (const law of ['in.tax.roundedTo', 'in.gratuity.monthDays', 'in.overtime.hours'])
      expect((await post(law, 0)).errors).toContainEqual({ path: 'body.value', message: 'Enter a number of 1 or more' })
    expect((await post('in.settlement.days', 10_000_000)).errors?.[0]?.message).toBe('Enter whole days, 0 to 366')
    const accountant = await company.employee('Ravi Kumar', { role: 'Accountant' })
    expect((await accountant.refused('GET /api/v1/user/statutory-law')).status).toBe(403)
  })
})
