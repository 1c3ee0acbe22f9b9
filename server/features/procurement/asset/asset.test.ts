import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import type { Id } from '@muster/contract/values.ts'
import { run, type Person } from '../../../testing/company.ts'
import {
  aBuyingCompany,
  approve,
  deliver,
  faults,
  idOf,
  order,
  rupees,
  see,
  submit,
  type BuyingCompany,
} from '../testing.ts'

let company: BuyingCompany
let hr: Person
let lead: Person
let priya: Person
let tara: Person
beforeEach(async () => {
  company = await aBuyingCompany()
  ;({ hr, lead, priya, tara } = company)
})

const add = (assets: object[], more: object = {}, who = hr) =>
  who.raw('POST /api/v1/user/asset', { body: { name: 'Dell Latitude', assets, ...more } as never })
const one = async (tag = 'AST-0001', more: object = {}) =>
  (await add([{ tag }], more)).body as unknown as { data: { ids: Id[] } }
const added = async (tag?: string, more?: object) => (await one(tag, more)).data.ids[0]!
const act = (who: Person, what: 'handover' | 'return' | 'retire', id: Id, body: object) =>
  who.raw(`POST /api/v1/user/asset/{id}/${what}` as 'POST /api/v1/user/asset/{id}/handover', {
    params: { id },
    body: body as never,
  })
const give = (id: Id, to: Person, more: object = {}, who = hr) =>
  act(who, 'handover', id, { employeeId: to.employee, ...more })
const back = (id: Id, more: object = {}, who = hr) => act(who, 'return', id, { condition: 'good', ...more })
const asset = (id: Id) => hr.call('GET /api/v1/user/asset/{id}', { params: { id } })

describe('the asset register', () => {
  it('identifies each asset by its tag and serial number, and suggests the next tags', async () => {
    await add([{ tag: 'AST-0041', serial: 'SN-1' }])
    expect(await hr.call('GET /api/v1/user/asset-tags', { query: { count: 2 } })).toEqual(['AST-0042', 'AST-0043'])
    expect(faults(await add([{ tag: 'ast-0041' }]))).toEqual([400, 'body.assets.0.tag'])
    expect(faults(await add([{ tag: 'A' }, { tag: 'a' }]))).toEqual([400, 'body.assets.1.tag'])
    expect(faults(await add([{ tag: 'B', serial: 'sn-1' }]))).toEqual([400, 'body.assets.0.serial'])
    expect(faults(await add([{ tag: '<b>' }]))).toEqual([400, 'body.assets.0.tag'])
    expect(faults(await add([{ tag: 'C' }], { pricePaise: -1 }))).toEqual([400, 'body.pricePaise'])
    const wrong = { boughtOn: '2026-11-01', warrantyUntil: '2026-10-31' }
    expect(faults(await add([{ tag: 'C' }], wrong))).toEqual([400, 'body.warrantyUntil'])
    const same = await Promise.all([add([{ tag: 'D' }]), add([{ tag: 'D' }])])
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await add([{ tag: 'E' }], {}, lead)).status).toBe(403)
    // Another company has its own tags.
    const other = await aBuyingCompany('Globex')
    expect((await add([{ tag: 'AST-0041' }], {}, other.hr)).status).toBe(200)
  })

  it('is corrected, searched and downloaded', async () => {
    const id = await added('AST-0001', { category: 'IT', pricePaise: rupees(60_000), boughtOn: '2026-11-02' })
    await added('AST-0002', { name: '=HYPERLINK("x")' })
    expect(faults(await add([{ tag: 'X' }], { name: 'www.evil.example' }))).toEqual([400, 'body.name'])
    await give(id, priya)
    const body = { tag: 'AST-0002', name: 'Dell', serial: '' }
    const put = (more: object) =>
      hr.raw('PUT /api/v1/user/asset/{id}', { params: { id }, body: { ...body, ...more } as never })
    expect(faults(await put({}))).toEqual([400, 'body.tag'])
    expect((await put({ tag: 'AST-0001', serial: 'SN-9' })).status).toBe(200)
    const search = (query: object) => hr.call('GET /api/v1/user/asset', { query })
    expect((await search({ search: 'priya' })).data).toMatchObject([
      { tag: 'AST-0001', serial: 'SN-9', state: 'inUse' },
    ])
    expect((await search({ state: 'inStock' })).data.map(({ tag }) => tag)).toEqual(['AST-0002'])
    expect((await search({ employeeId: tara.employee })).data).toEqual([])
    expect(await hr.call('GET /api/v1/user/asset-summary')).toEqual({ inStock: 1, inUse: 1, retired: 0, leaving: 0 })
    const fetched = (format: 'csv' | 'xlsx') => hr.raw('GET /api/v1/user/asset-file', { query: { format } })
    const file = await fetched('csv')
    const lines = String(file.body).split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[1]).toContain('"AST-0001","Dell","","SN-9","In use","Priya Nair"')
    expect(lines[2]).not.toContain('"=')
    const book = await fetched('xlsx')
    expect((book.body as unknown as Buffer).subarray(0, 2).toString()).toBe('PK')
  })
})

describe('the holder of an asset', () => {
  it('is one person at a time, who confirms it; earlier holders stay in its history', async () => {
    const id = await added()
    expect((await give(id, priya, { day: '2026-11-10', note: 'With charger' })).status).toBe(200)
    expect((await give(id, tara)).status).toBe(409)
    const [own] = await priya.call('GET /api/v1/employee/asset')
    expect(own).toMatchObject({
      tag: 'AST-0001',
      handedOn: '2026-11-10',
      handedBy: 'Hema Pillai',
      acknowledgedAt: null,
    })
    const confirm = (who: Person) =>
      who.raw('PUT /api/v1/employee/asset/{id}/acknowledge', { params: { id: own!._id } })
    expect((await confirm(tara)).status).toBe(404)
    expect([(await confirm(priya)).status, (await confirm(priya)).status]).toEqual([200, 200])
    const news = await priya.call('GET /api/v1/notification/all')
    expect(news[0]).toMatchObject({ type: 'asset', message: expect.stringContaining('Dell Latitude (AST-0001)') })
    expect((await asset(id)).acknowledgedAt).not.toBeNull()
    expect(faults(await back(id, { condition: 'damaged' }))).toEqual([400, 'body.note'])
    expect(faults(await back(id, { day: '2026-11-09' }))).toEqual([400, 'body.day'])
    expect((await back(id, { day: '2026-11-15', condition: 'worn' })).status).toBe(200)
    expect((await back(id)).status).toBe(409)
    expect(faults(await give(id, tara, { day: '2026-11-14' }))).toEqual([400, 'body.day'])
    expect(faults(await give(id, tara, { day: '2026-11-21' }))).toEqual([400, 'body.day'])
    expect((await give(id, tara, { day: '2026-11-15' })).status).toBe(200)
    expect(await asset(id)).toMatchObject({
      ...{ state: 'inUse', condition: 'worn', holder: { name: 'Tara Sen' } },
      holdings: [
        { holder: { name: 'Tara Sen' }, handedOn: '2026-11-15', returnedOn: null },
        { holder: { name: 'Priya Nair' }, handedOn: '2026-11-10', returnedOn: '2026-11-15', returnedTo: 'Hema Pillai' },
      ],
    })
    expect(await priya.call('GET /api/v1/employee/asset')).toMatchObject([{ returnedOn: '2026-11-15' }])
  })

  it('is one person even if two are handed it at the same moment, as the database enforces too', async () => {
    const id = await added()
    const both = await Promise.all([give(id, priya), give(id, tara, {}, company.admin)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const insert = (from: string, to: string | null) =>
      company.within((tx) =>
        run(
          tx,
          sql`insert into asset_holding (organisation_id, asset_id, employee_id, handed_on, handed_by, created_at, returned_on,
              returned_to, condition)
            values (${tx.organisation}, ${id}, ${tara.employee}, ${from}, ${hr.account}, ${tx.now}, ${to},
              ${to === null ? null : hr.account}, ${to === null ? null : 'good'})`,
        ),
      )
    await expect(insert('2026-01-01', null)).rejects.toThrow(/asset_holding/)
    await expect(insert('2026-11-01', '2026-12-01')).rejects.toThrow(/asset_holding_days_check|held by somebody else/)
    await insert('2026-11-01', '2026-11-20')
    const change = (what: string) => company.within((tx) => run(tx, sql.raw(what)))
    for (const what of [
      'delete from asset_holding',
      'delete from asset',
      `update asset_holding set handed_on = '2020-01-01'`,
    ])
      await expect(change(what)).rejects.toThrow(/permission denied/)
  })

  it('works here, and is not the person handing it over', async () => {
    const id = await added()
    const gone = await company.employee('Gone Das', { status: 'inactive' })
    const nobody = { employeeId: '01930000-0000-7000-8000-000000000001' }
    expect(faults(await give(id, gone))).toEqual([400, 'body.employeeId'])
    expect(faults(await act(hr, 'handover', id, nobody))).toEqual([400, 'body.employeeId'])
    expect(faults(await give(id, hr))).toEqual([400, 'body.employeeId'])
    await give(id, hr, {}, company.admin)
    expect((await back(id)).status).toBe(403)
    expect((await back(id, {}, company.admin)).status).toBe(200)
    expect((await give(id, priya, {}, lead)).status).toBe(403)
    expect((await give(id, await company.employee('New Joiner', { status: 'onboarding' }))).status).toBe(200)
  })

  it('does not exist once it is retired or lost', async () => {
    const id = await added()
    await give(id, priya)
    const scrap = () => act(hr, 'retire', id, { reason: 'scrapped' })
    expect((await scrap()).status).toBe(409)
    await back(id)
    expect(faults(await act(hr, 'retire', id, { reason: 'other' }))).toEqual([400, 'body.note'])
    expect((await scrap()).status).toBe(200)
    expect((await scrap()).status).toBe(409)
    expect((await give(id, tara)).status).toBe(409)
    const other = await added('AST-0002')
    await give(other, priya)
    expect((await back(other, { condition: 'lost', note: 'Left in a taxi' })).status).toBe(200)
    expect(await asset(other)).toMatchObject({ state: 'retired', retiredReason: 'lost', holder: null })
  })
})

describe('assets of a procurement request', () => {
  it('are as many as were received, and bring it into use and back', async () => {
    const laptop = { name: 'Laptop', quantity: 2, unitPaise: rupees(60_000), neededBy: '2026-12-01' }
    const id = await submit(priya, [laptop])
    await approve(lead, id)
    const lineId = (await see(priya, id)).lines[0]!._id
    const purchase = idOf(await order(hr, id, 'PO-1', [{ lineId, quantity: 2, unitPaise: rupees(60_000) }]))
    expect(faults(await add([{ tag: 'A' }], { lineId }))).toEqual([400, 'body.assets'])
    await deliver(hr, purchase, [{ lineId, quantity: 1 }])
    expect(faults(await add([{ tag: 'A' }, { tag: 'B' }], { lineId }))).toEqual([400, 'body.assets'])
    const first = await added('A', { lineId })
    expect(faults(await add([{ tag: 'B' }], { lineId }))).toEqual([400, 'body.assets'])
    await give(first, priya)
    expect(await see(priya, id)).toMatchObject({
      stage: 'inUse',
      details: { assets: [{ tag: 'A', holder: 'Priya Nair' }] },
    })
    await deliver(hr, purchase, [{ lineId, quantity: 1 }])
    const second = await added('B', { lineId })
    await give(second, tara)
    await back(first)
    expect((await see(priya, id)).stage).toBe('inUse')
    await back(second)
    expect((await see(priya, id)).stages.map(({ stage }) => stage)).toEqual([
      ...['ordered', 'partlyReceived', 'inUse', 'received', 'inUse', 'returned'],
    ])
    expect((await asset(second)).request).toMatchObject({ number: 'PR-0001' })
  })
})
