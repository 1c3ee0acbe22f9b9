import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { aCompany, run, type Company } from '../../../testing/company.ts'
import { labs } from '../../payroll/legal-entity/testing.ts'
import { checkedFile, imported, rowsOf, undone } from '../../imports/testing/run-file.ts'

const headings = 'Emp Code,First Name,Last Name,Email,Mobile No.,Department,Manager,DOJ,Employment Type'

const one = 'GET /api/v1/user/data-import/{id}'
const mailOf = (company: Company) => (name: string) => `${name}.${company.organisation.slice(-6)}@acme.test`

async function list(company: Company) {
  const query = { sortBy: 'code' as const, limit: 100 }
  return (await company.admin.call('GET /api/v1/employee/basic-info', { query })).data
}

describe('a file of employees', { timeout: 120_000 }, () => {
  it('adds people with managers of the same file in any order; the same file again changes nothing', async () => {
    const company = await aCompany()
    await company.admin.call('POST /api/v1/user/department', { body: { name: 'Sales' } })
    const mail = mailOf(company)
    const lines = [
      headings,
      `E-2,Ravi,Shetty,${mail('ravi')},98765 43210,sales,e-1,02/11/2026,Part-time`,
      `E-1,Priya,Nair,${mail('priya')},,,,2026-11-01,`,
    ]
    const id = await checkedFile(company, company.admin, 'employees', lines)
    expect(await list(company)).toHaveLength(0)
    expect(await imported(company, company.admin, id)).toMatchObject({
      state: 'imported',
      counts: { new: 2, refused: 0 },
    })
    expect(await list(company)).toMatchObject([
      { code: 'E-1', name: 'Priya Nair', manager: null, joinedOn: '2026-11-01', role: 'Employee', isInvited: true },
      { code: 'E-2', name: 'Ravi Shetty', manager: 'Priya Nair', joinedOn: '2026-11-02', department: 'Sales' },
    ])
    const again = await checkedFile(company, company.admin, 'employees', lines)
    expect(await company.admin.call(one, { params: { id: again } })).toMatchObject({ counts: { new: 0, unchanged: 2 } })

    const other = [
      lines[0]!,
      `E-2,Ravi,Shetty,${mail('ravi')},,Marketing,,,Full-time`,
      `E-1,Priya,Menon,${mail('priya')},,,,,`,
    ]
    await company.admin.call('POST /api/v1/user/department', { body: { name: 'Marketing' } })
    const changing = await checkedFile(company, company.admin, 'employees', other)
    expect((await rowsOf(company.admin, changing)).map(({ changes }) => changes)).toEqual([
      [
        { column: 'department', from: 'Sales', to: 'Marketing' },
        { column: 'employmentType', from: 'partTime', to: 'Full-time' },
      ],
      [{ column: 'lastName', from: 'Nair', to: 'Menon' }],
    ])
    await imported(company, company.admin, changing)
    expect((await list(company)).map(({ name, department }) => [name, department])).toEqual([
      ['Priya Menon', null],
      ['Ravi Shetty', 'Marketing'],
    ])
    expect((await undone(company, company.admin, id)).stuck).toHaveLength(2)
    expect(await undone(company, company.admin, changing)).toMatchObject({ state: 'undone' })
    expect((await list(company))[0]).toMatchObject({ name: 'Priya Nair' })
    expect(await undone(company, company.admin, id)).toMatchObject({ state: 'undone' })
    expect(await list(company)).toEqual([])
    const third = await checkedFile(company, company.admin, 'employees', lines)
    expect(await imported(company, company.admin, third)).toMatchObject({ counts: { new: 2 } })
  })

  it("sets people's legal entity, and moves existing employees in the first open month", async () => {
    const company = await aCompany()
    const mail = mailOf(company)
    const { _id: entity } = await company.admin.call('POST /api/v1/user/legal-entity', { body: labs })
    const own = 'Acme Components'
    const heading = 'Employee ID,First name,Last name,Work email,Date of joining,Legal entity'
    const line = (n: number, of: string) => `E-${n},Asha,Rao,${mail(`e${n}`)},02/11/2026,${of}`
    const wrong = await checkedFile(company, company.admin, 'employees', [heading, line(1, 'Works')])
    expect((await rowsOf(company.admin, wrong))[0]?.faults).toEqual([
      { column: 'legalEntity', message: 'Works does not exist. Add it first, or correct the name.' },
    ])
    const file = [heading, line(1, 'labs'), line(2, own), line(3, '')]
    const adding = await checkedFile(company, company.admin, 'employees', file)
    await imported(company, company.admin, adding)
    const employers = async () =>
      (await list(company)).flatMap(({ code, entity: of }) => (code.startsWith('E-') ? [of] : []))
    expect(await employers()).toEqual(['Labs', own, own])
    const query = { entity, limit: 10 }
    expect((await company.admin.call('GET /api/v1/employee/basic-info', { query })).data).toMatchObject([
      { code: 'E-1' },
    ])
    const again = await checkedFile(company, company.admin, 'employees', file)
    expect(await company.admin.call(one, { params: { id: again } })).toMatchObject({ counts: { new: 0, unchanged: 3 } })

    const moving = [heading, line(1, ''), line(2, 'Labs')]
    const anita = await company.employee('Anita Rao', { granted: ['allEmployeeRead', 'allEmployeeWrite'] })
    const [, refused] = await rowsOf(anita, await checkedFile(company, anita, 'employees', moving))
    expect(refused?.faults).toEqual([
      { column: 'legalEntity', message: "You don't have permission to move people between legal entities." },
    ])
    const changing = await checkedFile(company, company.admin, 'employees', moving)
    expect((await rowsOf(company.admin, changing)).map(({ changes }) => changes)).toEqual([
      [],
      [{ column: 'legalEntity', from: own, to: 'Labs' }],
    ])
    await imported(company, company.admin, changing)
    expect((await employers()).slice(0, 2)).toEqual(['Labs', 'Labs'])
    await undone(company, company.admin, changing)
    expect((await employers()).slice(0, 2)).toEqual(['Labs', own])
  })

  it('accepts personal details, identity numbers, bank account and emergency contact, and shows them to those with permission', async () => {
    const company = await aCompany()
    const mail = mailOf(company)
    const columns =
      'Employee ID,First name,Last name,Work email,Date of joining,DOB,Gender,State,PAN,Account number,IFSC,Emergency contact,Relation,Emergency mobile'
    await imported(
      company,
      company.admin,
      await checkedFile(company, company.admin, 'employees', [
        'Employee ID,First name,Last name,Work email,Date of joining',
        `E-1,Asha,Rao,${mail('asha')},02/11/2026`,
      ]),
    )
    const line = `E-1,Asha,Rao,${mail('asha')},02/11/2026,15/08/1995,F,Karnataka,abcpr1234f,123456789012,HDFC0001234,Meera Rao,Mother,9876543210`
    const id = await checkedFile(company, company.admin, 'employees', [columns, line])
    expect((await rowsOf(company.admin, id))[0]?.faults).toEqual([])
    await imported(company, company.admin, id)
    const [asha] = await list(company)
    const params = { id: asha!._id }
    expect(await company.admin.call('GET /api/v1/employee/personal-info/{id}', { params })).toMatchObject({
      ...{ birthDate: '1995-08-15', gender: 'female', pan: '•••• 234F', currentAddress: { state: 'IN-KA' } },
    })
    expect(await company.admin.call('GET /api/v1/employee/bank-details/{id}', { params })).toMatchObject({
      ...{ holderName: 'Asha Rao', accountNumber: '•••• 9012', ifsc: 'HDFC0001234' },
    })
    expect(await company.admin.call('GET /api/v1/employee/emergency-contact/{id}', { params })).toMatchObject([
      { name: 'Meera Rao', relation: 'parent', phone: '+919876543210' },
    ])
    const hr = await company.employee('Hema Rao', { role: 'Employee', granted: ['allEmployeeWrite'] })
    const other = line.replace('E-1', 'E-2').replace(mail('asha'), mail('dev')).replace('1234f', '1234g')
    const refused = await checkedFile(company, hr, 'employees', [columns, other])
    expect((await rowsOf(hr, refused))[0]?.faults.map(({ column }) => column)).toEqual(['pan', 'accountNumber'])
    const taken = await checkedFile(company, company.admin, 'employees', [columns, other.replace('1234g', '1234f')])
    expect((await rowsOf(company.admin, taken))[0]?.faults).toMatchObject([
      { column: 'pan', message: 'This number belongs to E-1' },
    ])
    expect(
      await company.admin.refused('POST /api/v1/user/data-import/{id}/start', { params: { id: taken }, body: {} }),
    ).toMatchObject({ status: 409 })

    expect(await undone(company, company.admin, id)).toMatchObject({ state: 'undone' })
    expect(await list(company)).toHaveLength(2)
    expect(await company.admin.call('GET /api/v1/employee/emergency-contact/{id}', { params })).toEqual([])
    expect(await company.admin.call('GET /api/v1/employee/personal-info/{id}', { params })).toMatchObject({
      ...{ birthDate: null, pan: null },
    })
    expect(await company.admin.call('GET /api/v1/employee/bank-details/{id}', { params })).toBeNull()
  })

  it('reports by row what is wrong: duplicates, unknown names, circles, privileged roles, and a full plan', async () => {
    const company = await aCompany()
    const mail = mailOf(company)
    const line = (code: string, manager = '', more = '') => `${code},A,B,${mail(code)},,,${manager},02/11/2026,${more}`
    const id = await checkedFile(company, company.admin, 'employees', [
      `${headings},Role`,
      line('E-1', 'E-2'),
      line('E-2', 'E-1'),
      line('E-3'),
      line('E-3'),
      line('E-4', 'E-9', ',HR'),
      line('E-5', 'E-1'),
    ])
    const faults = (await rowsOf(company.admin, id)).map((row) => row.faults.map(({ message }) => message))
    expect(faults[0]).toContain('Rows of this file depend on each other in a circle')
    expect(faults[2]).toEqual([])
    expect(faults[3]).toEqual(['This is in row 4 too', 'This is in row 4 too'])
    expect(faults[4]).toEqual([
      'The role HR has privileged access. Add this person one at a time.',
      'No employee has the ID, email or name E-9, here or in the file',
    ])
    expect(faults[5]).toContain('No employee has the ID, email or name E-1, here or in the file')
    await company.within((tx) => run(tx, sql`update organisation set plan = 'free'`))
    const many = Array.from({ length: 12 }, (_, n) => line(`F-${n}`))
    const full = await checkedFile(company, company.admin, 'employees', [headings, ...many])
    expect(await company.admin.call(one, { params: { id: full } })).toMatchObject({ counts: { new: 10, refused: 2 } })
  })

  it('is not undone once later records depend on it, and names the people', async () => {
    const company = await aCompany()
    const mail = mailOf(company)
    const line = (code: string) => `${code},Asha,Rao,${mail(code)},,,,02/11/2026,`
    const id = await checkedFile(company, company.admin, 'employees', [headings, line('E-1'), line('E-2')])
    await imported(company, company.admin, id)
    const [first] = await list(company)
    const ravi = await company.employee('Ravi Shetty')
    await company.within((tx) =>
      run(tx, sql`update employee set reports_to = ${first!._id} where id = ${ravi.employee}`),
    )
    expect(await undone(company, company.admin, id)).toMatchObject({
      state: 'imported',
      stuckRows: 1,
      stuck: [{ row: 2, reason: 'Ravi Shetty reports to this person' }],
    })
    expect(await list(company)).toHaveLength(3)
  })
})
