import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aCompany, run } from '../../../testing/company.ts'
import { withPasswords } from '../../../testing/second-person.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'
import { labs, move, twoEntities } from './testing.ts'

const list = 'GET /api/v1/user/legal-entity'
const add = 'POST /api/v1/user/legal-entity'

describe('the legal entities of an organisation', () => {
  test('start with the organisation itself, and each has its own numbers, account and people', async () => {
    const { company, entity } = await twoEntities()
    const bank = { holderName: 'Acme Labs', ifsc: 'ICIC0000001', bankName: 'ICICI Bank' }
    const number = { accountNumber: '777788889999', accountNumberAgain: '777788889999' }
    const params = { id: entity }
    await company.admin.call('PUT /api/v1/user/legal-entity/{id}/bank', { params, body: { ...bank, ...number } })
    const { own, entities } = await company.admin.call(list)
    expect(own).toMatchObject({ name: 'Acme Components', people: 2, establishmentNumber: 'BGBNG0012345000' })
    expect(entities).toMatchObject([{ ...labs, people: 1, bank: { ...bank, accountNumber: '•••• 9999' } }])
    const changed = { ...labs, name: 'Laboratories', tan: null }
    await company.admin.call('PUT /api/v1/user/legal-entity/{id}', { params, body: changed })
    expect((await company.admin.call(list)).entities[0]).toMatchObject({ name: 'Laboratories', tan: null })
    await company.admin.call('PUT /api/v1/user/legal-entity/{id}', { params, body: labs })
    const reveal = await company.admin.call('GET /api/v1/user/legal-entity/{id}/bank/reveal', { params })
    expect(reveal).toEqual({ value: '777788889999' })
    const { rows } = await company.within((tx) =>
      run(tx, sql`select account_sealed from legal_entity_bank union all select changes::text from audit_event`),
    )
    expect(JSON.stringify(rows)).not.toContain('777788889999')
    const { rows: log } = await company.within((tx) => run(tx, sql`select action from audit_event`))
    expect(log.map((row) => (row as { action: string }).action)).toEqual(
      expect.arrayContaining(['addedLegalEntity', 'changedCompanyBank', 'movedToLegalEntity', 'saw accountNumber']),
    )
  })

  test('have unique names and valid numbers, and are managed by those who manage statutory settings', async () => {
    const company = await aCompany()
    const wrong = { ...labs, name: 'L', pan: 'X', tan: 'Y', establishmentNumber: 'Z', employerCode: '1' }
    const { errors } = await company.admin.refused(add, { body: wrong })
    expect(errors?.map(({ path }) => path)).toEqual([
      'body.name',
      'body.pan',
      'body.tan',
      'body.establishmentNumber',
      'body.employerCode',
    ])
    const twice = [...labs.registrations, ...labs.registrations]
    expect(await company.admin.refused(add, { body: { ...labs, registrations: twice } })).toMatchObject({
      errors: [{ path: 'body.registrations', message: 'Enter each state once' }],
    })
    await company.admin.call(add, { body: labs })
    expect(await company.admin.refused(add, { body: { ...labs, name: 'labs' } })).toMatchObject({
      errors: [{ path: 'body.name', message: 'A legal entity with this name exists' }],
    })
    const priya = await company.employee('Priya Nair')
    expect(await priya.refused(list)).toMatchObject({ status: 403 })
    expect((await (await aCompany('Globex')).admin.call(list)).entities).toEqual([])
  })

  test('are archived once no one belongs to them, and restored', async () => {
    const { company, entity, meera } = await twoEntities()
    const archive = 'PUT /api/v1/user/legal-entity/{id}/archived'
    const sent = (isArchived: boolean) => ({ params: { id: entity }, body: { isArchived } })
    expect(await company.admin.refused(archive, sent(true))).toMatchObject({
      status: 409,
      message: 'One person belongs to Labs. Move them to another legal entity first.',
    })
    await move(company, [meera], null, '2026-04')
    await company.admin.call(archive, sent(true))
    const body = { employees: [meera.employee], entityId: entity, from: '2026-11' }
    expect(await company.admin.refused('PUT /api/v1/user/legal-entity-people', { body })).toMatchObject({
      status: 409,
      message: 'Labs is archived. Restore it first.',
    })
    await company.admin.call(archive, sent(false))
    expect(await move(company, [meera], entity, '2026-11')).toEqual({ moved: 1 })
  })
})

test('once pay is approved, a second person reviews changes to its numbers and account', async () => {
  const { company, entity } = await twoEntities()
  const ravi = await company.employee('Ravi Kumar', { role: 'HR', granted: ['access_statutory_settings'] })
  const params = { id: entity }
  const account = { holderName: 'Acme Labs', accountNumber: '777788889999', accountNumberAgain: '777788889999' }
  const bank = { ...account, ifsc: 'ICIC0000001' }
  await company.admin.call('PUT /api/v1/user/legal-entity/{id}/bank', { params, body: bank })
  await lockMonth(company, '2026-10')
  await withPasswords(company, ravi)
  await company.admin.call('PUT /api/v1/user/legal-entity/{id}', { params, body: { ...labs, tan: 'BLRX12345B' } })
  await company.admin.call('PUT /api/v1/user/legal-entity/{id}/bank', {
    params,
    body: { ...bank, ifsc: 'HDFC0001234' },
  })
  const { entities } = await company.admin.call(list)
  expect(entities[0]).toMatchObject({ tan: labs.tan, bank: { ifsc: 'ICIC0000001' } })
  const { data } = await ravi.call('GET /api/v1/user/pending-change', { query: {} })
  expect(data.map(({ title }) => title).toSorted()).toEqual(['Legal entity Labs', 'The bank account of Labs'])
})

describe('people belong to one legal entity at a time', () => {
  test('from an unapproved month on, at the earliest from the month of joining', async () => {
    const { company, entity, priya, meera } = await twoEntities()
    await lockMonth(company, '2026-10')
    const key = 'PUT /api/v1/user/legal-entity-people'
    const sent = (employees: string[], from: string) => ({ body: { employees, entityId: entity, from } })
    expect(await company.admin.refused(key, sent([priya.employee], '2026-10'))).toMatchObject({
      errors: [
        {
          path: 'body.from',
          message: 'Pay is approved up to October 2026. Choose November 2026 or a later month.',
        },
      ],
    })
    const asha = await company.employee('Asha Rao', { joinedOn: '2027-01-11' })
    expect(await company.admin.refused(key, sent([priya.employee, asha.employee], '2026-12'))).toMatchObject({
      errors: [
        { path: 'body.employees.1', message: 'Asha Rao joins in January 2027. Choose that month or a later one.' },
      ],
    })
    await company.admin.call(key, sent([priya.employee], '2027-01'))
    const people = 'GET /api/v1/user/legal-entity-people'
    const { data } = await company.admin.call(people, { query: { search: 'Priya' } })
    expect(data).toMatchObject([
      { entity: { _id: null, name: 'Acme Components' }, from: null, next: { name: 'Labs', from: '2027-01' } },
    ])
    const ofLabs = await company.admin.call(people, { query: { entity } })
    expect(ofLabs.data).toMatchObject([{ employee: { name: 'Meera Iyer' }, entity: { name: 'Labs' }, from: '2026-04' }])
    // An earlier move replaces the planned one.
    await move(company, [priya], entity, '2026-12')
    await move(company, [meera], null, '2026-12')
    const params = { id: priya.employee }
    const { history, entities, firstOpen } = await company.admin.call(
      'GET /api/v1/employee/legal-entity-history/{id}',
      {
        params,
      },
    )
    expect(firstOpen).toBe('2026-11')
    expect(entities.map(({ name }) => name)).toEqual(['Acme Components', 'Labs'])
    expect(history).toMatchObject([
      { name: 'Labs', from: '2026-12' },
      { name: 'Acme Components', from: null },
    ])
  })

  test('and an organisation without others is asked for nothing', async () => {
    const company = await withPayroll(await aCompany())
    const priya = await company.employee('Priya Nair')
    await pay(company, priya, 60_000_000)
    const params = { id: priya.employee }
    expect(await company.admin.call('GET /api/v1/employee/legal-entity-history/{id}', { params })).toMatchObject({
      entities: [],
      history: [],
    })
    const id = await lockMonth(company, '2026-10')
    const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
    expect(files.every(({ entity }) => entity === null)).toBe(true)
  })
})
