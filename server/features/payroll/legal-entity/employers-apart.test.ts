import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Id } from '@muster/contract/values.ts'
import { owedTotal } from '@muster/engine/payroll/outputs/books/provisions.ts'
import { run, type Company, type Person } from '../../../testing/company.ts'
import { remindOfCompliance } from '../compliance/remind.ts'
import { lockMonth, pay } from '../testing.ts'
import { labs, twoEntities } from './testing.ts'

const year = '2025-26'
const terms = { rateBasisPoints: 10_00, allocableSurplusPaise: null, setOnPaise: 0, setOffPaise: 0 }
const kinds: ('gratuity' | 'bonus')[] = ['gratuity', 'bonus']

let company: Company & { template: string }
let entity: Id
let october: Id
let rahul: Person
let meera: Person

beforeAll(async () => {
  ;({ company, entity, rahul, meera } = await twoEntities())
  // Both are within the wage limit of the bonus.
  for (const person of [rahul, meera]) await pay(company, person, 20_000_000, '2026-03-01')
  await belong({ [meera.employee]: entity })
  await lockMonth(company, '2026-03')
  october = await lockMonth(company, '2026-10')
  await company.admin.call('PUT /api/v1/user/payrun/{id}/provisions', { params: { id: october }, body: { kinds } })
  await company.admin.call('PUT /api/v1/user/bonus-run', { query: { year }, body: terms })
})

/** People not named belong to the organisation itself; their payslips go to the entity they belong to. */
async function belong(people: Readonly<Record<Id, Id | null>>): Promise<void> {
  await company.within(async (tx) => {
    await run(tx, sql`delete from employee_legal_entity`)
    await run(tx, sql`update payslip set legal_entity_id = null`)
    for (const [employee, of] of Object.entries(people)) {
      await run(
        tx,
        sql`insert into employee_legal_entity (organisation_id, employee_id, from_month, legal_entity_id, created_at)
          values (${company.organisation}, ${employee}, '2026-01', ${of}, now())`,
      )
      await run(tx, sql`update payslip set legal_entity_id = ${of} where employee_id = ${employee}`)
    }
  })
}

const lines = async (
  key: 'GET /api/v1/user/gratuity/file' | 'GET /api/v1/user/bonus-run/file/{form}',
  asked: object,
) => {
  const { body } = await company.admin.raw(key, asked as never)
  return Buffer.from(body as never).toString('utf8')
}

describe('what each of several legal entities owes, pays and files', () => {
  test('the calendar has the returns of each, marked as filed and reminded of by entity', async () => {
    company.clock.set('2026-11-10T04:00:00.000Z')
    const key = 'GET /api/v1/user/compliance'
    const returns = async () =>
      (await company.admin.call(key, {})).items.filter(({ kind, to }) => kind === 'pf' && to === '2026-10')
    const [own, other] = await returns()
    expect([own?.entity?.name, other?.entity?.name]).toEqual(['Acme Components', 'Labs'])
    expect(own!.amountPaise).not.toBe(other!.amountPaise)
    const which = { kind: 'pf' as const, state: '', period: '2026-10', entity }
    const filed = { ...which, filedOn: '2026-11-09', reference: 'TRRN 77' }
    await company.admin.call('PUT /api/v1/user/compliance', { body: filed })
    await company.admin.call('PUT /api/v1/user/compliance', { body: { ...filed, reference: 'TRRN 78' } })
    expect(await returns()).toMatchObject([{ status: 'open' }, { status: 'filed', filed: { reference: 'TRRN 78' } }])
    await company.admin.call('POST /api/v1/user/compliance/reopen', { body: which })
    expect(await returns()).toMatchObject([{ filed: null }, { filed: null }])
    const nobody = { ...which, entity: october }
    expect(await company.admin.refused('PUT /api/v1/user/compliance', { body: { ...filed, ...nobody } })).toMatchObject(
      {
        status: 404,
      },
    )
    const reopen = 'POST /api/v1/user/compliance/reopen'
    expect(await company.admin.refused(reopen, { body: nobody })).toMatchObject({ status: 404 })

    for (const _ of [1, 2]) await remindOfCompliance(company.app, { organisation: company.organisation })
    const told = (await company.admin.call('GET /api/v1/notification/all')).map(({ message }) => message)
    const due = 'EPF return and payment to October 2026'
    expect(told.filter((one) => one.startsWith(due)).toSorted()).toEqual([
      `${due} (Acme Components) is due on 15 Nov 2026.`,
      `${due} (Labs) is due on 15 Nov 2026.`,
    ])
  })

  test('an entity that no longer employs anyone files only for its last months', async () => {
    await belong({ [meera.employee]: entity })
    await company.within((tx) => run(tx, sql`delete from employee_legal_entity`))
    const { items } = await company.admin.call('GET /api/v1/user/compliance', {})
    const months = items.filter(({ kind, entity: of }) => kind === 'pf' && of?.name === 'Labs').map(({ to }) => to)
    expect(months.at(-1)).toBe('2026-10')
    expect(items.some(({ kind, to, entity: of }) => kind === 'bonus' && to === '2027-03' && of?.name === 'Labs')).toBe(
      false,
    )
    await belong({ [meera.employee]: entity })
  })

  test('a state belongs to an entity with a registration or pay there, otherwise to the organisation', async () => {
    const { items } = await company.admin.call('GET /api/v1/user/compliance', {})
    const taxed = items.filter(({ kind, to }) => kind === 'pt' && to === '2026-10')
    expect(taxed.map(({ state, entity: of }) => [state, of?.name])).toEqual([
      ['KA', 'Acme Components'],
      ['KA', 'Labs'],
    ])
  })

  test('the number of employees for a scheme is shown by entity, and in total', async () => {
    const { registrations } = await company.admin.call('GET /api/v1/user/statutory-registrations')
    const split = [
      { name: null, employees: 2 },
      { name: 'Labs', employees: 1 },
    ]
    const counted = registrations.map(({ section, employees, byEntity }) => [
      section,
      employees,
      byEntity.toSorted((a, b) => b.employees - a.employees),
    ])
    expect(counted).toEqual([
      ['pf', 3, split],
      ['esi', 3, split],
      ['pt', 3, []],
      ['lwf', 3, split],
    ])
  })

  test('the gratuity register says who employs each person, and can be limited to one entity', async () => {
    const key = 'GET /api/v1/user/gratuity'
    const { data } = await company.admin.call(key, { query: { entity } })
    expect(data).toMatchObject([{ employee: { name: 'Meera Iyer' }, entity: { name: 'Labs' } }])
    const all = await lines('GET /api/v1/user/gratuity/file', { query: { format: 'csv' } })
    expect(all).toMatch(/"Legal entity"\r\n/)
    expect(all).toMatch(/Meera Iyer.*"Labs"\r\n/)
    const own = await lines('GET /api/v1/user/gratuity/file', { query: { format: 'csv', entity: 'own' } })
    expect(own).not.toMatch(/Meera|Legal entity/)
    const none = { query: { entity: october } }
    expect(await company.admin.refused('GET /api/v1/user/gratuity-liability', none)).toMatchObject({ status: 404 })
  })

  test('a bonus has the rate and surplus of the entity, and separate forms', async () => {
    const ofLabs = { query: { year, entity } }
    const body = { ...terms, rateBasisPoints: 20_00, allocableSurplusPaise: 50_000_00 }
    await company.admin.call('PUT /api/v1/user/bonus-run', { ...ofLabs, body })
    const of = async (query: object) =>
      (await company.admin.call('GET /api/v1/user/bonus-run', { query: { year, ...query } })).run!
    const [own, other, all] = [await of({ entity: 'own' }), await of({ entity }), await of({})]
    expect(own).toMatchObject({ rateBasisPoints: 10_00, carriedPaise: null, eligible: 1 })
    expect(other).toMatchObject({ rateBasisPoints: 20_00, allocableSurplusPaise: 50_000_00, eligible: 1 })
    expect(other.bonusPaise).toBe(own.bonusPaise * 2)
    expect([own.dueToAllPaise, other.dueToAllPaise]).toEqual([all.payablePaise, all.payablePaise])
    const people = await company.admin.call('GET /api/v1/user/bonus-run/people', ofLabs)
    expect(people.data.map(({ employee }) => employee.name)).toEqual(['Meera Iyer'])

    const file = 'GET /api/v1/user/bonus-run/file/{form}'
    const register = await lines(file, { params: { form: 'register' }, query: { ...ofLabs.query, format: 'csv' } })
    expect(register).toContain('Meera Iyer')
    expect(register).not.toContain('Rahul Iyer')
    const annual = await lines(file, { params: { form: 'return' }, query: { ...ofLabs.query, format: 'csv' } })
    expect(annual).toContain(labs.legalName)
    expect(annual).toContain('7 Lab Road')
    expect(annual).toContain('"20%"')
    const asked = { params: { form: 'return' as const }, query: { year, format: 'csv' as const } }
    expect(await company.admin.refused(file, asked)).toMatchObject({
      message: 'Choose a legal entity: each has files of its own.',
    })
    // The year is recalculated for the organisation: the terms of Labs stay.
    await company.admin.call('PUT /api/v1/user/bonus-run', {
      query: { year },
      body: { ...terms, rateBasisPoints: 9_00 },
    })
    expect(await of({ entity })).toMatchObject({ rateBasisPoints: 20_00, bonusPaise: other.bonusPaise })
  })

  test('wherever people belong, what all entities owe, pay and file adds up to the total', async () => {
    const { _id: works } = await company.admin.call('POST /api/v1/user/legal-entity', {
      body: { ...labs, name: 'Works' },
    })
    const same = { query: { year, entity }, body: { ...terms, rateBasisPoints: 9_00 } }
    await company.admin.call('PUT /api/v1/user/bonus-run', same)
    const asked = ['own', entity, works]
    const { data } = await company.admin.call('GET /api/v1/user/legal-entity-people', { query: {} })
    const everybody = data.map(({ employee }) => employee._id)
    const assigned = fc.array(fc.constantFrom(null, entity, works), {
      minLength: everybody.length,
      maxLength: everybody.length,
    })
    const sums = async (query: { entity?: Id }) => {
      const gratuity = await company.admin.call('GET /api/v1/user/gratuity-liability', { query })
      const bonus = (await company.admin.call('GET /api/v1/user/bonus-run', { query: { year, ...query } })).run!
      const { accruedPaise, payablePaise, people } = gratuity
      return [accruedPaise, payablePaise, people, bonus.people, bonus.payablePaise, bonus.wagesPaise]
    }
    const dues = async () => {
      const { items } = await company.admin.call('GET /api/v1/user/compliance', {})
      const totals = new Map<string, number>()
      for (const { kind, state, to, amountPaise } of items)
        if (amountPaise !== null)
          totals.set(`${kind} ${state} ${to}`, (totals.get(`${kind} ${state} ${to}`) ?? 0) + amountPaise)
      return Object.fromEntries([...totals].toSorted())
    }
    const provided = async () => {
      await company.admin.call('PUT /api/v1/user/payrun/{id}/provisions', { params: { id: october }, body: { kinds } })
      const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id: october } })
      const { rows } = await company.within((tx) => run(tx, sql`select owed from provision order by kind`))
      return {
        files: files
          .filter(({ kind }) => kind === 'provisions')
          .reduce((sum, { amountPaise }) => sum + amountPaise!, 0),
        owed: (rows as { owed: Parameters<typeof owedTotal>[0] }[]).map(({ owed }) => owedTotal(owed)),
      }
    }
    await belong({})
    const alone = { sums: await sums({}), dues: await dues(), provided: await provided() }
    expect(alone.sums.slice(2, 4)).toEqual([3, 2])
    await fc.assert(
      fc.asyncProperty(assigned, async (entities) => {
        await belong(Object.fromEntries(everybody.map((employee, index) => [employee, entities[index]!])))
        if (entities.every((of) => of === null)) return
        const parts: number[][] = []
        for (const of of asked) parts.push(await sums({ entity: of }))
        expect(alone.sums.map((_, index) => parts.reduce((sum, part) => sum + part[index]!, 0))).toEqual(alone.sums)
        expect(await dues()).toEqual(alone.dues)
        expect(await provided()).toEqual(alone.provided)
      }),
      { numRuns: 6 },
    )
  })
})
