import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bankPresets } from '@muster/engine/payroll/outputs/bank/template/presets.ts'
import type { BankLayout } from '@muster/contract/payroll/pay-run/bank-layout.ts'
import type { z } from 'zod'
import { aCompany, run } from '../../../testing/company.ts'
import { approveOnly, toDecide, withPasswords } from '../../../testing/second-person.ts'
import { lockedOctober } from '../outputs/testing.ts'

const list = 'GET /api/v1/user/payrun-bank-template'
const add = 'POST /api/v1/user/payrun-bank-template'
const one = 'PUT /api/v1/user/payrun-bank-template/{id}'
const remove = 'DELETE /api/v1/user/payrun-bank-template/{id}'
const preview = 'POST /api/v1/user/payrun-bank-template-preview'
type Sent = z.input<typeof BankLayout>
const sbi = bankPresets.sbi as Sent
const icici = bankPresets.icici as Sent

test('templates are added, changed and deleted, one of them the default, and the log says so', async () => {
  const company = await aCompany()
  const first = await company.admin.call(add, { body: { name: 'SBI salary', isDefault: true, layout: sbi } })
  const second = await company.admin.call(add, { body: { name: 'ICICI', isDefault: true, layout: icici } })
  const kept = await company.admin.call(list)
  expect(kept.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['ICICI', true],
    ['SBI salary', false],
  ])
  expect(await company.admin.refused(add, { body: { name: 'icici', layout: icici } })).toMatchObject({
    errors: [{ path: 'body.name', message: 'A bank template with this name exists' }],
  })
  const params = { id: first._id }
  await company.admin.call(one, {
    params,
    body: { name: 'SBI', isDefault: true, layout: { ...sbi, extension: 'CSV' } },
  })
  expect((await company.admin.call(list)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['ICICI', false],
    ['SBI', true],
  ])
  await company.admin.call(remove, { params: { id: second._id } })
  expect(await company.admin.refused(remove, { params: { id: second._id } })).toMatchObject({ status: 404 })
  const { rows } = await company.within((tx) =>
    run(tx, sql`select action, changes from audit_event where action like '%BankTemplate' order by n`),
  )
  expect(rows.map((row) => (row as { action: string }).action)).toEqual([
    ...['changedBankTemplate', 'changedBankTemplate', 'changedBankTemplate', 'deletedBankTemplate'],
  ])
  expect(JSON.stringify(rows[0])).toContain('debit(debitAccount, debitIfsc')
  const priya = await company.employee('Priya Nair')
  expect(await priya.refused(list)).toMatchObject({ status: 403 })
  const globex = await aCompany('Globex')
  expect(await globex.admin.call(list)).toEqual([])
  expect(await globex.admin.refused(remove, { params })).toMatchObject({ status: 404 })
})

test('a layout needs an account and an amount, and lengths if nothing separates its columns', async () => {
  const { admin } = await aCompany()
  const [first] = icici.payments
  const less = await admin.refused(add, { body: { name: 'A', layout: { ...icici, payments: [first!] } } })
  expect(less.errors).toEqual([
    { path: 'body.layout.payments', message: 'Add the account number and the amount: a payment needs both' },
  ])
  const fixed = await admin.refused(add, { body: { name: 'A', layout: { ...sbi, delimiter: 'none' } } })
  expect(fixed.errors).toContainEqual({
    path: 'body.layout.payments.0.maxLength',
    message: 'Enter a length: the file has no delimiter',
  })
})

test('the preview shows the last run with masked accounts, or sample people to those who may not see them', async () => {
  const { company } = await lockedOctober()
  const shown = await company.admin.call(preview, { body: icici })
  expect(shown).toMatchObject({ month: '2026-10', count: 1, excluded: [{ name: 'Rahul Iyer' }] })
  expect(shown.lines[1]).toContain('XXXXXXXX4821')
  expect(JSON.stringify(shown)).not.toContain('501001234821')
  const reader = await company.employee('Asha Pillai', { granted: ['payRunConfigRead'] })
  const sample = await reader.call(preview, { body: icici })
  expect(sample).toMatchObject({ month: null, count: 3 })
  expect(JSON.stringify(sample)).not.toContain('PRIYA')
})

test('a bank file has the default layout, another chosen one, or the standard one', async () => {
  const { company, october } = await lockedOctober()
  const saved = await company.admin.call(add, { body: { name: 'SBI', isDefault: true, layout: sbi } })
  const other = await company.admin.call(add, { body: { name: 'ICICI', isDefault: false, layout: icici } })
  const params = { id: october }
  const { files, templates, problems } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params })
  expect(problems).toEqual([])
  expect(templates.map(({ name, isDefault, extension }) => [name, isDefault, extension])).toEqual([
    ['ICICI', false, 'csv'],
    ['SBI', true, 'txt'],
  ])
  expect(files.find(({ kind }) => kind === 'bank')).toMatchObject({ fileName: 'Bank 2026-10.txt', people: 1 })
  const text = async (template?: string) => {
    const bytes: unknown = await company.admin.call('GET /api/v1/user/payrun/{id}/files/{kind}', {
      params: { ...params, kind: 'bank' },
      query: template === undefined ? {} : { template },
    })
    return String(bytes)
  }
  expect(await text()).toMatch(
    /\r\n501001234821\|HDFC0001234\|31\/10\/2026\|\|\d+\.\d\d\|PAY20261000001\|PRIYA NAIR\r\n$/,
  )
  expect(await text(other._id)).toMatch(/^PYMT_PROD_TYPE_CODE,/)
  expect(await text('standard')).toContain('"PRIYA NAIR","501001234821"')
  await company.admin.call(remove, { params: { id: saved._id } })
  expect(await text()).toContain('"PRIYA NAIR","501001234821"')
})

test('once people are paid, a change of a template awaits a second person, and admins are notified', async () => {
  const { company } = await lockedOctober()
  const { _id } = await company.admin.call(add, { body: { name: 'SBI', isDefault: true, layout: sbi } })
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  const meera = await company.employee('Meera Iyer', { role: 'HR' })
  await withPasswords(company, ravi, meera)
  const params = { id: _id }
  const evil = { ...sbi, payments: [{ source: 'text' as const, text: '999' }, ...sbi.payments] }
  const names = async () => (await company.admin.call(list)).map(({ name, layout }) => [name, layout.payments.length])
  const sent = await ravi.raw(one, { params, body: { name: 'SBI', isDefault: true, layout: evil } })
  expect(sent.status).toBe(202)
  expect(await names()).toEqual([['SBI', 7]])
  const [waiting] = await toDecide(meera)
  expect(waiting).toMatchObject({ title: 'Bank file template SBI' })
  expect(JSON.stringify(waiting?.changes)).toContain('payments(“999”, account')
  await approveOnly(meera)
  expect(await names()).toEqual([['SBI', 8]])
  expect((await ravi.raw(add, { body: { name: 'ICICI', isDefault: false, layout: icici } })).status).toBe(202)
  await approveOnly(meera)
  expect(await names()).toHaveLength(2)
  expect((await ravi.raw(remove, { params })).status).toBe(202)
  await approveOnly(meera)
  expect(await names()).toEqual([['ICICI', 19]])
  const { rows } = await company.within((tx) => run(tx, sql`select kind, message from security_alert`))
  expect(JSON.stringify(rows)).toContain('changed the bank file template')
})
