import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimalText } from '@muster/engine/payroll/outputs/decimal.ts'
import type { Person } from '../../../testing/company.ts'
import { labs, move, twoEntities } from '../legal-entity/testing.ts'
import { lockMonth, pay } from '../testing.ts'
import { payments } from './bank/bank-files.ts'
import { byEntity } from './by-entity.ts'
import { bytesOf } from './file-groups.ts'
import { materialOf, type Material } from './material.ts'
import { registers } from './registers/registers.ts'
import { pfReturns } from './returns/provident-fund-returns.ts'
import { professionalTax } from './returns/state-files.ts'
import type { FileGroup } from './run-file.ts'

const filesOf = async (person: Person, id: string) =>
  (await person.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })).files

const fetch = 'GET /api/v1/user/payrun/{id}/files/{kind}'

async function text(person: Person, id: string, kind: string, entity: string): Promise<string> {
  const bytes: unknown = await person.call(fetch, { params: { id, kind }, query: { entity } })
  return Buffer.isBuffer(bytes) ? bytes.toString('utf8') : ''
}

const payslips = async (person: Person, id: string) =>
  (await person.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id } })).data

describe('the files of a run with two legal entities', () => {
  test('are separate: each has its people, numbers and account, and together they make up the run', async () => {
    const { company, entity } = await twoEntities()
    const { admin } = company
    const account = { holderName: 'Acme Labs', accountNumber: '777788889999', accountNumberAgain: '777788889999' }
    await admin.call('PUT /api/v1/user/legal-entity/{id}/bank', {
      params: { id: entity },
      body: { ...account, ifsc: 'ICIC0000001' },
    })
    const october = await lockMonth(company, '2026-10')
    const files = await filesOf(admin, october)
    const ofKind = (kind: string) => files.filter((file) => file.kind === kind)
    for (const kind of [
      'bank',
      'register',
      'wages-register',
      'employee-register',
      'pf-return',
      'pf-challan',
      'journal',
    ])
      expect(ofKind(kind).map(({ entity: of }) => of?.name)).toEqual(['Acme Components', 'Labs'])
    expect(ofKind('register').map(({ people }) => people)).toEqual([2, 1])
    expect(ofKind('bank').map(({ fileName }) => fileName)).toEqual([
      'Bank 2026-10 Acme Components.csv',
      'Bank 2026-10 Labs.csv',
    ])
    expect(ofKind('pf-return')[1]?.fileName).toMatch(/^[A-Za-z0-9]+Labs\.txt$/)

    const ofEntity = { params: { id: october }, query: { entity } }
    expect((await admin.call('GET /api/v1/user/payrun/{id}/payslips', ofEntity)).data).toMatchObject([
      { employee: { name: 'Meera Iyer' } },
    ])
    const slips = await payslips(admin, october)
    const net = (name: string) => decimalText(slips.find(({ employee }) => employee.name === name)!.netPaise)
    const total = slips.reduce((sum, { netPaise }) => sum + netPaise, 0)
    expect(ofKind('bank').reduce((sum, { amountPaise }) => sum + (amountPaise ?? 0), 0)).toBe(total)
    const [own, other] = [await text(admin, october, 'bank', 'own'), await text(admin, october, 'bank', entity)]
    expect(own).toContain(net('Priya Nair'))
    expect(own).not.toContain(net('Meera Iyer'))
    expect(other).toContain('"777788889999"')
    expect(other).toContain(net('Meera Iyer'))
    // Payment references are unique within the whole run.
    const references = [...`${own}${other}`.matchAll(/PAY202610\d{5}/g)].map(([reference]) => reference)
    expect([new Set(references).size, references.length]).toEqual([3, 3])

    expect(await text(admin, october, 'pf-return', entity)).toMatch(/^100904319452#~#[^\r]+\r\n$/)
    expect((await text(admin, october, 'pf-return', 'own')).trimEnd().split('\r\n')).toHaveLength(2)
    expect(await text(admin, october, 'professional-tax', entity)).toContain('299999999')
    const { problems } = await admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: october } })
    expect(problems).toEqual([])
    expect(await admin.refused(fetch, { params: { id: october, kind: 'bank' } })).toMatchObject({
      message: 'Choose a legal entity: each has files of its own.',
    })
    await admin.call('POST /api/v1/user/payrun/{id}/certificates', { params: { id: october } })
    const [certificate] = await admin.call('GET /api/v1/user/payrun/{id}/certificates', { params: { id: october } })
    expect(certificate).toMatchObject({ people: 3, ties: true })

    const members = 'GET /api/v1/user/payrun/{id}/pf-members'
    const known = await admin.call(members, { params: { id: october }, query: { entity } })
    expect(known.map(({ employee }) => employee.name)).toEqual(['Meera Iyer'])
    const meera = slips.find(({ employee }) => employee.name === 'Meera Iyer')!
    const paper = await admin.call('GET /api/v1/user/payslip/{id}', { params: { id: meera._id } })
    expect(paper.company).toMatchObject({ name: 'Acme Components', legalName: labs.legalName })
    expect(paper.company.address).toContain('7 Lab Road')
  })

  test('report a move as an exit from the first entity and a joining at the second', async () => {
    const { company, entity, rahul } = await twoEntities()
    const { admin } = company
    await lockMonth(company, '2026-09')
    await move(company, [rahul], entity, '2026-10')
    const october = await lockMonth(company, '2026-10')
    const files = await filesOf(admin, october)
    const epf = files.filter(({ kind }) => kind.startsWith('epf-')).map(({ kind, entity: of }) => [of?.name, kind])
    expect(epf).toEqual([
      ['Acme Components', 'epf-exits'],
      ['Labs', 'epf-joiners'],
      ['Labs', 'epf-kyc'],
    ])
    expect(await text(admin, october, 'epf-exits', 'own')).toBe('100904319451#~#30/09/2026#~#C\r\n')
    expect(files.filter(({ kind }) => kind === 'register').map(({ people }) => people)).toEqual([1, 2])
    expect((await text(admin, october, 'pf-return', entity)).trimEnd().split('\r\n')).toHaveLength(2)
    // The previous month stays with the entity that paid it.
    const november = await lockMonth(company, '2026-11')
    expect((await filesOf(admin, november)).filter(({ kind }) => kind.startsWith('epf-'))).toEqual([])
  })

  test('put arrears for a month before a move where the member was in that month', async () => {
    const { company, entity, rahul } = await twoEntities()
    const { admin } = company
    await lockMonth(company, '2026-10')
    await move(company, [rahul], entity, '2026-11')
    company.clock.advance(60)
    await pay(company, rahul, 22_000_000, '2026-10-01')
    const november = await lockMonth(company, '2026-11')
    const late = (await filesOf(admin, november)).filter(({ kind }) => kind.startsWith('pf-arrear'))
    expect(late).toMatchObject([
      {
        entity: { name: 'Labs' },
        kind: 'pf-arrear-2026-10-own',
        note: expect.stringContaining('belonged to Acme Components'),
      },
    ])
    const { problems } = await admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: november } })
    expect(problems).toEqual([])
  })
})

/** The people and amounts in the files of a part. */
async function said(part: Material) {
  const made = await payments(part)
  const { regular } = await pfReturns(part, await part.numbers())
  const amountOf = async (group: FileGroup) =>
    (await group.make(part)).reduce((sum, { amountPaise }) => sum + (amountPaise ?? 0), 0)
  const [register] = await registers.make(part)
  const lines = (await bytesOf(register!, ({ text }) => text)).toString('utf8').split('\r\n')
  return {
    paid: made.ok ? made.lines.filter((line) => /PAY\d/.test(line)) : [],
    paidPaise: made.ok ? made.control.sumPaise : 0,
    members: regular?.made.lines ?? [],
    taxPaise: await amountOf(professionalTax),
    // A register only has the columns that its people need.
    registered: lines.flatMap((line) => /^"(ACM-\d+)"/.exec(line)?.[1] ?? []),
  }
}

test('wherever people belong, all files together name everyone once and add up to the run', async () => {
  const { company } = await twoEntities()
  const { admin } = company
  const { _id: works } = await admin.call('POST /api/v1/user/legal-entity', { body: { ...labs, name: 'Works' } })
  const october = await lockMonth(company, '2026-10')
  // An entity that does not pay anyone yet owes nothing, not even the minimum charge of an establishment.
  expect((await filesOf(admin, october)).filter(({ entity }) => entity?.name === 'Works')).toEqual([])
  await company.within(async (tx) => {
    const whole = await materialOf(company.app, tx, october)
    const run = await said(whole)
    expect([run.paid.length, run.members.length, run.registered.length]).toEqual([3, 3, 3])
    const { entity: lab } = whole.rows.find(({ entity }) => entity !== null)!
    const assigned = fc.array(fc.constantFrom(null, lab, works), { minLength: 3, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(assigned, async (entities) => {
        const rows = whole.rows.map((row, index) => ({ ...row, entity: entities[index]! }))
        const parts: Awaited<ReturnType<typeof said>>[] = []
        for (const part of await byEntity({ ...whole, rows })) parts.push(await said(part))
        const all = (of: (part: (typeof parts)[number]) => readonly string[]) => parts.flatMap(of).toSorted()
        const total = (of: (part: (typeof parts)[number]) => number) => parts.reduce((sum, one) => sum + of(one), 0)
        expect(all(({ registered }) => registered)).toEqual(run.registered.toSorted())
        expect(all(({ members }) => members)).toEqual(run.members.toSorted())
        expect(all(({ paid }) => paid)).toEqual(run.paid.toSorted())
        expect(total(({ paidPaise }) => paidPaise)).toBe(run.paidPaise)
        expect(total(({ taxPaise }) => taxPaise)).toBe(run.taxPaise)
      }),
      { numRuns: 27 },
    )
  })
})
