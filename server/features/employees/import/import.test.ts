import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { EmployeeImport } from '@muster/contract/employees/import.routes.ts'
import { xlsx } from '../../../platform/spreadsheet/xlsx.ts'
import { aCompany, run, type Company, type Person } from '../../../testing/company.ts'

const headings = 'Employee ID,First name,Last name,Work email,Date of joining'

type Body = z.input<typeof EmployeeImport>

function send(person: Person, lines: readonly string[], body: Body = {}) {
  const files = { file: { name: 'people.csv', bytes: Buffer.from(lines.join('\r\n')) } }
  return person.raw('POST /api/v1/employee/import', { body, files })
}

async function list(company: Company) {
  const { data } = await company.admin.call('GET /api/v1/employee/basic-info', {
    query: { sortBy: 'code', limit: 100 },
  })
  return data
}

async function faults(answer: ReturnType<typeof send>) {
  const { status, body } = await answer
  expect(status).toBe(400)
  return (body as { errors: { message: string }[] }).errors.map(({ message }) => message)
}

describe('importing employees', () => {
  it('checks the file first, then adds everybody with managers of the same file, and nobody a second time', async () => {
    const company = await aCompany()
    await company.admin.call('POST /api/v1/user/department', { body: { name: 'Sales' } })
    const mail = (name: string) => `${name}.${company.organisation.slice(-6)}@acme.test`
    const lines = [
      'Emp Code,First Name,Last Name,Email,Mobile No.,Department,Reporting Manager,DOJ,Employment Type,Shoe size',
      `E-2,Ravi,Shetty,${mail('ravi')},98765 43210,sales,e-1,02/11/2026,Part-time,9`,
      `E-1,Priya,Nair,${mail('priya')},,,,2026-11-01,,7`,
      ',,,,,,,,,',
    ]
    const checked = await send(company.admin, lines)
    expect(checked.body).toMatchObject({ data: { added: 2, unchanged: 0, missing: [], faults: [] } })
    expect(await list(company)).toHaveLength(0)

    const written = await send(company.admin, lines, { isWritten: true })
    expect(written.body).toMatchObject({ data: { added: 2, unchanged: 0 } })
    expect(await list(company)).toMatchObject([
      { code: 'E-1', name: 'Priya Nair', manager: null, joinedOn: '2026-11-01', role: 'Employee', isInvited: true },
      { code: 'E-2', name: 'Ravi Shetty', manager: 'Priya Nair', joinedOn: '2026-11-02', department: 'Sales' },
    ])
    const again = await send(company.admin, lines, { isWritten: true })
    expect(again.body).toMatchObject({ data: { added: 0, unchanged: 2 } })
    expect(await list(company)).toHaveLength(2)
  })

  it('mails invitations only when that is wanted', async () => {
    const company = await aCompany()
    const [quiet, invited] = ['quiet', 'invited'].map((name) => `${name}.${company.organisation.slice(-6)}@acme.test`)
    await send(company.admin, [headings, `E-1,Asha,Rao,${quiet},2026-11-02`], { isWritten: true })
    await send(company.admin, [headings, `E-2,Dev,Rao,${invited},2026-11-02`], { isWritten: true, isInvited: true })
    const mails = await company.app.database.globally((tx) =>
      tx.query({ name: '', text: 'select recipient from mail where recipient = any($1)', values: [[quiet, invited]] }),
    )
    expect(mails.rows).toEqual([{ recipient: invited }])
  })

  it('names every wrong cell by row and column, and adds nobody', async () => {
    const company = await aCompany()
    const meera = await company.employee('Meera Shah')
    const { workEmail } = await company.admin.call('GET /api/v1/employee/basic-info/{id}', {
      params: { id: meera.employee },
    })
    const lines = [
      `${headings},Department,Role,Reports to`,
      'E-1,Asha,Rao,asha@acme.test,2026-11-02,,,',
      'E-1,,Rao,asha,31/02/2026,Moon,HR,E-9',
      'acm-0001,Dev,Rao,dev@acme.test,2026-11-02,,,E-4',
      `E-4,Ila,Rao,${workEmail},2026-11-02,,Pilot,acm-0001`,
    ]
    expect(await faults(send(company.admin, lines, { isWritten: true }))).toEqual([
      'Row 3, Employee ID: This is in row 2 too',
      'Row 3, First name: Enter a first name',
      'Row 3, Work email: Enter a work email, for example you@company.com',
      'Row 3, Date of joining: Enter a date as DD/MM/YYYY',
      'Row 3, Department: Moon does not exist. Add it first, or correct the name.',
      'Row 3, Role: The role HR has privileged access. Add this person one at a time.',
      'Row 3, Reports to: No employee has the ID E-9, here or in the file',
      'Row 4, Employee ID: This employee ID belongs to Meera Shah',
      "Row 4, Reports to: An employee can't report to themselves, directly or through others",
      'Row 5, Work email: This email belongs to ACM-0001 (Meera Shah)',
      'Row 5, Role: Pilot does not exist. Add it first, or correct the name.',
      "Row 5, Reports to: An employee can't report to themselves, directly or through others",
    ])
    expect(await list(company)).toHaveLength(1)
  })

  it('reads the first sheet of a workbook as it reads a CSV file', async () => {
    const company = await aCompany()
    const columns = ['Emp Code', 'First Name', 'Last Name', 'Email', 'DOJ', 'Mobile No.']
    const mail = `asha.${company.organisation.slice(-6)}@acme.test`
    const bytes = xlsx(
      {
        columns: columns.map((name) => ({ name, type: name === 'DOJ' ? 'day' : 'text' })),
        rows: [['E-1', 'Asha', 'Rao', mail, '2026-11-02', 9_876_543_210]],
      },
      'People',
    )
    const files = { file: { name: 'people.xlsx', bytes } }
    const body = { isWritten: true }
    expect((await company.admin.raw('POST /api/v1/employee/import', { body, files })).body).toMatchObject({
      data: { added: 1 },
    })
    expect(await list(company)).toMatchObject([{ code: 'E-1', name: 'Asha Rao', joinedOn: '2026-11-02' }])
    const cut = { file: { name: 'people.xlsx', bytes: bytes.subarray(0, bytes.length - 40) } }
    const refused = await company.admin.raw('POST /api/v1/employee/import', { body, files: cut })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'files.file' }] } })
  })

  it('says which columns are missing, and reads a heading as the column that is chosen for it', async () => {
    const company = await aCompany()
    const lines = ['Employee ID,Code,Given,Last name,Email,Since', 'E-1,X-1,Asha,Rao,a@acme.test,2026-11-02']
    const checked = (await send(company.admin, lines)).body as { data: object }
    expect(checked.data).toMatchObject({ added: 0, missing: ['firstName', 'joinedOn'], faults: [] })
    expect(checked.data).toMatchObject({
      headings: [
        { name: 'Employee ID', column: 'code', samples: ['E-1'] },
        { name: 'Code', column: null },
        { name: 'Given', column: null, samples: ['Asha'] },
        { name: 'Last name', column: 'lastName' },
        { name: 'Email', column: 'workEmail' },
        { name: 'Since', column: null, samples: ['2026-11-02'] },
      ],
    })
    expect(await faults(send(company.admin, lines, { isWritten: true }))).toEqual([
      'Add the column First name',
      'Add the column Date of joining',
    ])
    const twice = { firstName: 2, joinedOn: 2 }
    expect(await faults(send(company.admin, lines, { columns: twice }))).toEqual([
      'Given is chosen for two columns. Choose it for one.',
    ])
    const columns = { code: 1, firstName: 2, joinedOn: 5 }
    await send(company.admin, lines, { isWritten: true, columns })
    expect(await list(company)).toMatchObject([{ code: 'X-1', name: 'Asha Rao', joinedOn: '2026-11-02' }])
    expect(await faults(send(company.admin, [headings]))).toEqual(['The file has no rows below its headings'])
  })

  it('takes corrections of cells, and leaves out rows that are skipped', async () => {
    const company = await aCompany()
    const mail = (name: string) => `${name}.${company.organisation.slice(-6)}@acme.test`
    const lines = [
      `${headings},Role`,
      `E-1,Asha,Rao,${mail('asha')},soon,`,
      `E-1,Dev,Sen,${mail('dev')},2026-11-02,HR`,
      `E-3,Ila,Das,${mail('ila')},2026-11-02,`,
    ]
    const { body } = await send(company.admin, lines)
    expect(body).toMatchObject({
      data: {
        added: 1,
        faults: [
          { row: 2, name: 'Asha Rao', column: 'joinedOn', value: 'soon', message: 'Enter a date as DD/MM/YYYY' },
          { row: 3, name: 'Dev Sen', column: 'code', value: 'E-1' },
          { row: 3, name: 'Dev Sen', column: 'role', value: 'HR' },
        ],
      },
    })
    const edits = [{ row: 2, column: 'joinedOn' as const, value: '03/11/2026' }]
    expect(await faults(send(company.admin, lines, { edits, isWritten: true }))).toHaveLength(2)
    const mended = { edits, skipped: [3] }
    const checked = await send(company.admin, lines, mended)
    expect(checked.body).toMatchObject({ data: { added: 2, skipped: 1, faults: [] } })
    await send(company.admin, lines, { ...mended, isWritten: true })
    const again = await send(company.admin, lines, { ...mended, isWritten: true })
    expect(again.body).toMatchObject({ data: { added: 0, unchanged: 2, skipped: 1 } })
    expect(await list(company)).toMatchObject([
      { code: 'E-1', name: 'Asha Rao', joinedOn: '2026-11-03' },
      { code: 'E-3', name: 'Ila Das' },
    ])
  })

  it('stops before the plan is full, and refuses who may not add employees', async () => {
    const company = await aCompany()
    await company.within((tx) => run(tx, sql`update organisation set plan = 'free'`))
    const lines = [headings, ...Array.from({ length: 11 }, (_, n) => `E-${n},A,B,p${n}@acme.test,2026-11-02`)]
    expect((await send(company.admin, lines)).status).toBe(422)
    const ravi = await company.employee('Ravi Shetty')
    expect((await send(ravi, lines)).status).toBe(403)
  })

  it('takes a full file in one go, and no larger one', { timeout: 60_000 }, async () => {
    const company = await aCompany()
    await company.within((tx) => run(tx, sql`update organisation set plan = 'scale'`))
    const line = (_: unknown, n: number) =>
      `E-${n},Asha,Rao,p${n}.${company.organisation.slice(-6)}@acme.test,2026-11-02,${n === 0 ? '' : `E-${n - 1}`}`
    const lines = (count: number) => [`${headings},Reports to`, ...Array.from({ length: count }, line).toReversed()]
    expect((await send(company.admin, lines(251))).status).toBe(400)
    const before = performance.now()
    expect((await send(company.admin, lines(250), { isWritten: true })).body).toMatchObject({ data: { added: 250 } })
    expect(performance.now() - before).toBeLessThan(30_000)
  })
})
