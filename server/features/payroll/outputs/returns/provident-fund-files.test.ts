import { expect, test } from 'vitest'
import type { Person } from '../../../../testing/company.ts'
import { lockMonth, pay } from '../../testing.ts'
import { lockedOctober } from '../testing.ts'

const list = async (person: Person, id: string) => {
  const { files, problems } = await person.call('GET /api/v1/user/payrun/{id}/files', { params: { id } })
  expect(problems).toEqual([])
  return files.filter(({ kind }) => kind.startsWith('pf-') && kind !== 'pf-challan')
}
async function text(person: Person, id: string, kind: string): Promise<string> {
  const bytes: unknown = await person.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind } })
  return Buffer.isBuffer(bytes) ? bytes.toString('utf8') : ''
}
async function slipOf(person: Person, run: string, name: string) {
  const { data } = await person.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const id = data.find(({ employee }) => employee.name === name)!._id
  return person.call('GET /api/v1/user/payslip/{id}', { params: { id } })
}
const october = async () => {
  const set = await lockedOctober()
  const body = { employeeId: set.rahul.employee, uan: '100904319457' }
  await set.company.admin.call('POST /api/v1/employee/personal-info', { body })
  set.company.clock.advance(60)
  return set
}

test('arrears of a member whose month was filed go in the arrear return, not a supplementary one', async () => {
  const { company, rahul } = await october()
  await pay(company, rahul, 22_000_000, '2026-10-01')
  const november = await lockMonth(company, '2026-11')
  const files = await list(company.admin, november)
  expect(files.map(({ kind }) => kind)).toEqual(['pf-return', 'pf-arrear-2026-10'])
  expect(files[1]).toMatchObject({
    name: 'PF arrear return for October 2026',
    people: 1,
    refused: null,
    dueOn: '2026-12-15',
  })
  expect(await text(company.admin, november, 'pf-arrear-2026-10')).toContain('"100904319457","Rahul Iyer","2026-10"')
})

test('someone who joined in a filed month and was entered later is in its supplementary return', async () => {
  const { company } = await october()
  const asha = await company.employee('Asha Rao', { joinedOn: '2026-10-05' })
  const body = { employeeId: asha.employee, uan: '100904319458' }
  await company.admin.call('POST /api/v1/employee/personal-info', { body })
  await pay(company, asha, 24_000_000, '2026-10-05')
  const november = await lockMonth(company, '2026-11')
  const files = await list(company.admin, november)
  expect(files.map(({ kind, fileName }) => [kind, fileName])).toEqual([
    ['pf-return', 'ECR202611.txt'],
    ['pf-supplementary-2026-10', 'ECR202610Supplementary202611.txt'],
  ])
  // October's own gross, and November's return without it.
  const { lines } = await slipOf(company.admin, november, 'Asha Rao')
  const earned = (isLate: boolean) =>
    lines
      .filter(({ code, type }) => type === 'earning' && code.includes('@') === isLate)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const grossIn = async (kind: string) =>
    (await text(company.admin, november, kind))
      .split('\r\n')
      .filter((line) => line.startsWith('100904319458#~#Asha Rao#~#'))
      .map((line) => Number(line.split('#~#')[2]) * 100)
  const [late, own] = [earned(true), earned(false)]
  expect(late).toBeGreaterThan(0)
  expect(Math.abs((await grossIn('pf-supplementary-2026-10'))[0]! - late)).toBeLessThanOrEqual(50)
  expect(Math.abs((await grossIn('pf-return'))[0]! - own)).toBeLessThanOrEqual(50)
})

test('a month that came to less than was filed is in a revised return with the whole month', async () => {
  const { company, rahul } = await october()
  await pay(company, rahul, 15_000_000, '2026-10-01')
  const november = await lockMonth(company, '2026-11')
  const revised = (await list(company.admin, november)).find(({ kind }) => kind === 'pf-revised-2026-10')
  expect(revised).toMatchObject({ people: 1, excluded: [], amountPaise: null, fileName: 'ECR202610Revised202611.txt' })
  expect(revised?.note).toContain('It comes to less than was filed.')
  const [, , , epfWages, , , ee] = (await text(company.admin, november, 'pf-revised-2026-10')).split('#~#')
  expect(Number(epfWages)).toBeGreaterThan(0)
  expect(Math.round(Number(epfWages) * 0.12)).toBe(Number(ee))
})

test('a month that was reversed and paid again is revised, and asks for nothing that was filed', async () => {
  const { company, october: run } = await october()
  const { data } = await company.admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const priya = data.find(({ employee }) => employee.name === 'Priya Nair')!
  await company.admin.call('POST /api/v1/user/payslip/{id}/reversal', {
    params: { id: priya._id },
    body: { reason: 'Paid twice' },
  })
  const november = await lockMonth(company, '2026-11')
  const files = await list(company.admin, november)
  const revised = files.find(({ kind }) => kind === 'pf-revised-2026-10')
  expect(revised).toMatchObject({ people: 1, amountPaise: null, note: null })
  const [uan, name, ...figures] = (await text(company.admin, november, 'pf-revised-2026-10')).trim().split('#~#')
  const [, , ...before] = (await text(company.admin, run, 'pf-return')).split('\r\n')[0]!.split('#~#')
  expect([uan, name]).toEqual(['100904319456', 'Priya Nair'])
  expect(figures.slice(1)).toEqual(before.slice(1))
})

test('pay of a filed month that changes no contribution stays in the gross of the month of payment', async () => {
  const { company, priya } = await october()
  // Above the ceiling before and after.
  await pay(company, priya, 200_000_000, '2026-10-01')
  const november = await lockMonth(company, '2026-11')
  expect((await list(company.admin, november)).map(({ kind }) => kind)).toEqual(['pf-return'])
  const { grossPaise } = await slipOf(company.admin, november, 'Priya Nair')
  const line = (await text(company.admin, november, 'pf-return')).split('\r\n').find((one) => one.includes('Priya'))!
  expect(Math.abs(Number(line.split('#~#')[2]) * 100 - grossPaise)).toBeLessThanOrEqual(50)
})
