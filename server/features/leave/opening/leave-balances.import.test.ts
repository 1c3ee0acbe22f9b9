import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'
import { checkedFile, imported, rowsOf, undone } from '../../imports/testing/run-file.ts'
import { leave } from '../index.ts'

const headings = 'Emp Code,Leave type,Balance,As on'

async function movingIn() {
  const company = await aCompany()
  await company.within((tx) => leave.seed(tx))
  // ACM-0001 to ACM-0003
  const hr = await company.employee('Anita Rao', { role: 'HR' })
  const priya = await company.employee('Priya Nair')
  const ravi = await company.employee('Ravi Kumar')
  for (const { employee } of [hr, priya, ravi]) await company.within((tx) => leave.join(tx, employee))
  return { company, hr, priya, ravi }
}

const balance = async (person: Person, code: string, date?: string) => {
  const all = await person.call('GET /api/v1/employee/leave-policy-days', { query: date ? { date } : {} })
  return all.find((one) => one.code === code)!
}
const of = async (person: Person, code: string) => (await balance(person, code)).balanceHalfDays

const faultsOf = async (hr: Person, company: Company, lines: string[]) =>
  (await rowsOf(hr, await checkedFile(company, hr, 'leaveBalances', [headings, ...lines]))).map(({ faults }) =>
    faults.map(({ column, message }) => [column, message]),
  )

it('a file sets the leave balances, once, and is undone completely', async () => {
  const { company, hr, priya, ravi } = await movingIn()
  expect([await of(priya, 'CL'), await of(priya, 'EL')]).toEqual([24, 33])
  const lines = [
    headings,
    'ACM-0002,Casual,4.5,31/10/2026',
    'acm-0002,EL,20,31/10/2026',
    'ACM-0003,casual,-1,2026-11-20',
  ]
  const id = await checkedFile(company, hr, 'leaveBalances', lines)
  expect(await rowsOf(hr, id)).toMatchObject([
    { outcome: 'new', name: 'Priya Nair', changes: [{ column: 'balance', from: '12', to: '4.5' }] },
    { outcome: 'new', changes: [{ column: 'balance', from: '15', to: '20' }] },
    { outcome: 'new', name: 'Ravi Kumar', changes: [{ column: 'balance', from: '12', to: '-1' }] },
  ])
  expect(await imported(company, hr, id)).toMatchObject({ state: 'imported', counts: { new: 3 }, canUndo: true })
  // Earned leave accrued again on 1 November.
  expect([await of(priya, 'CL'), await of(priya, 'EL'), await of(ravi, 'CL')]).toEqual([9, 43, -2])
  expect((await balance(priya, 'CL')).rows.map(({ halfDays, text, requestId }) => [halfDays, text, requestId])).toEqual(
    [
      [-15, 'Taken before the opening balance', null],
      [24, expect.any(String), null],
    ],
  )
  expect((await balance(priya, 'EL')).rows.map(({ text }) => text)).toContain('Opening balance on 31 Oct 2026')

  const again = await checkedFile(company, hr, 'leaveBalances', lines)
  expect((await rowsOf(hr, again)).map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged'])
  const other = await checkedFile(company, hr, 'leaveBalances', [headings, 'ACM-0002,CL,6,01/11/2026'])
  expect(await rowsOf(hr, other)).toMatchObject([
    {
      outcome: 'changed',
      changes: [
        { column: 'balance', from: '4.5', to: '6' },
        { column: 'on', from: '2026-10-31', to: '2026-11-01' },
      ],
    },
  ])
  await imported(company, hr, other)
  expect(await of(priya, 'CL')).toBe(12)
  expect(await undone(company, hr, id)).toMatchObject({
    stuck: [{ row: 2, reason: 'The balance of Priya Nair was changed' }],
  })
  expect(await undone(company, hr, other)).toMatchObject({ state: 'undone' })
  expect(await of(priya, 'CL')).toBe(9)

  const { _id: policyId } = await balance(priya, 'CL')
  const asked = { policyId, from: '2026-12-09', to: '2026-12-09', fromPart: 'full', toPart: 'full' } as const
  const body = { ...asked, reason: 'At the passport office' }
  const { _id: leaveId } = await priya.call('POST /api/v1/employee/leave', { body })
  expect(await undone(company, hr, id)).toMatchObject({
    state: 'imported',
    stuck: [{ row: 2, reason: 'Priya Nair applied for leave or was paid for it after this import' }],
  })
  await priya.call('PUT /api/v1/employee/leave-cancel/{id}', { params: { id: leaveId }, body: {} })
  expect(await undone(company, hr, id)).toMatchObject({ state: 'undone' })
  expect([await of(priya, 'CL'), await of(priya, 'EL'), await of(ravi, 'CL')]).toEqual([24, 33, 24])
})

it('refuses invalid balances, with the reason at the cell', async () => {
  const { company, hr, ravi } = await movingIn()
  await company.within((tx) => run(tx, sql`update employee set left_on = '2026-11-10' where id = ${ravi.employee}`))
  expect(
    await faultsOf(hr, company, [
      'X-1,Casual,4,31/10/2026',
      'ACM-0002,Holiday pay,7.25,soon',
      'ACM-0002,Unpaid,4,31/10/2026',
      'ACM-0002,Maternity,4,31/10/2026',
      'ACM-0002,Casual,4,01/12/2026',
      'ACM-0002,CL,4,31/12/2025',
      'ACM-0003,CL,4,15/11/2026',
      'ACM-0001,CL,4,31/10/2026',
      'ACM-0002,Sick,4,31/10/2026',
      'ACM-0002,SL,5,31/10/2026',
    ]),
  ).toEqual([
    [['code', 'There is no employee X-1. Import the employees first, or correct the ID.']],
    [
      ['leave', 'Holiday pay does not exist. Add it first, or correct the name.'],
      ['balance', 'Enter days in halves from -365 to 730, for example 7.5'],
      ['on', expect.any(String)],
    ],
    [['leave', 'Unpaid has no balance']],
    [['leave', 'Priya Nair is not eligible for Maternity']],
    [['on', 'Choose a day that is not in the future']],
    [['on', 'The leave of Priya Nair begins on 1 Jan 2026 here. Enter a balance from then on.']],
    [['on', 'Ravi Kumar left on 10 Nov 2026']],
    [['code', 'Someone else must change your own leave.']],
    [],
    [['leave', 'This is in row 10 too']],
  ])
})

it('is not for those who may not change leave policies, nor for another company', async () => {
  const { company, hr, priya } = await movingIn()
  const id = await checkedFile(company, hr, 'leaveBalances', [headings, 'ACM-0002,CL,4,31/10/2026'])
  const stranger = await (await aCompany('Globex')).employee('Hans Muster', { role: 'HR' })
  for (const person of [stranger, priya]) {
    const { status } = await person.raw('POST /api/v1/user/data-import/{id}/start', { params: { id }, body: {} })
    expect([403, 404]).toContain(status)
  }
})
