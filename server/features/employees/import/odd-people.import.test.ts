import { describe, expect, it } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { oddRow, oddWorkbook } from '../../../platform/spreadsheet/testing/odd-workbooks.ts'
import { checkedFile, imported, rowsOf } from '../../imports/testing/run-file.ts'

const mailOf = (company: Company) => (name: string) => `${name}.${company.organisation.slice(-6)}@acme.test`

const faultsOf = async (company: Company, id: string) =>
  (await rowsOf(company.admin, id)).flatMap(({ row, faults }) =>
    faults.map(({ column, message }) => ({ row, column, message })),
  )

async function list(company: Company) {
  const query = { sortBy: 'code' as const, limit: 100 }
  return (await company.admin.call('GET /api/v1/employee/basic-info', { query })).data
}

const heads = 'Employee ID,First name,Last name,Work email,Date of joining'

describe('a file of employees as people make it', { timeout: 240_000 }, () => {
  // Like a file that HR of a plant sent: titles, two kinds of headings, formats as they come, empty rows, a total and a signature.
  it('is imported in one attempt, with what is wrong in it refused by its row', async () => {
    const company = await aCompany()
    const mail = mailOf(company)
    for (const name of ['Engg', 'HR', 'Finance'])
      await company.admin.call('POST /api/v1/user/department', { body: { name } })
    const manager = await company.employee('Rahul Verma')
    const [exponent, dob, doj] = [1, 2, 3]
    const rows = [
      oddRow(1, ['NEW JOINEES – PUNE PLANT – APR TO NOV 2026 (CONFIDENTIAL)']),
      oddRow(2, ['Personal details', null, null, null, null, null, 'Job & salary']),
      oddRow(3, [
        ...['Sr. No.', 'Employee Name', 'D.O.B', 'M/F', 'Mobile No.', 'Mail ID', 'D.O.J', 'Desig.', 'Dept', 'PAN No.'],
        ...['Annual CTC (Rs.)', 'Reporting Mgr'],
      ]),
      oddRow(4, [
        1,
        'Asha Kulkarni',
        '1-Jan-80',
        'F',
        [9_820_000_000, exponent],
        mail('asha'),
        '1-Apr-26',
        'Engineer',
        'Engg',
        'ABCPK1000A',
        '3,60,000/-',
        'Rahul Verma',
      ]),
      oddRow(5, [
        2,
        'MEERA  JOSHI',
        [31_445, dob],
        'F',
        '9.821000001E+09',
        mail('meera'),
        '2-May-26',
        'Sr. Engineer',
        'engg',
        'abcpj1031b',
        '4.42 LPA',
        '',
      ]),
      oddRow(6, [
        3,
        'Smt. Sunita Jadhav',
        '23/03/1990',
        'F',
        '+91 98201 10074',
        mail('sunita'),
        [46_207, doj],
        'HR Exec',
        'HR',
        '',
        '₹ 4,01,250',
        'asha kulkarni',
      ]),
      oddRow(8, [
        4,
        'Priya Venkatesh Iyer',
        '04/04/1983',
        'F',
        '098237 03701',
        mail('priya'),
        '3-Jun-26',
        'Accountant',
        'Finance',
        '',
        '',
        mail('asha'),
      ]),
      oddRow(9, [
        5,
        'Mohd. Imran Shaikh',
        '-',
        'M',
        '',
        mail('meera').toUpperCase(),
        '5-Aug-26',
        'Operator',
        'Stores',
        '',
        '',
        'Rahul',
      ]),
      oddRow(10, [
        6,
        'Dr. Anil Kumar',
        '',
        'M',
        '9.82E+09',
        'anil.kumar@acme,test',
        '31-Jun-26',
        'Doctor',
        'N/A',
        '',
        '',
        '',
      ]),
      oddRow(12, ['Total', null, null, null, null, null, null, null, null, null, 6]),
      oddRow(14, ['Prepared by: Rekha (HR)   checked by: ______']),
    ]
    const sheets = { 'Emp Master FY26-27': rows.join(''), Sheet2: '', Sheet3: '' }
    const file = oddWorkbook({ sheets, formats: ['0.00E+00', 'dd-mmm-yy', 'd-mmm-yy'] })
    const id = await checkedFile(company, company.admin, 'employees', file)
    const rowsRead = await rowsOf(company.admin, id)
    expect(rowsRead.map(({ row, outcome }) => [row, outcome])).toEqual([
      ...[4, 5, 6, 8].map((row) => [row, 'new']),
      ...[9, 10].map((row) => [row, 'refused']),
      ...[12, 14].map((row) => [row, 'skipped']),
    ])
    const faults = await faultsOf(company, id)
    expect(faults.filter(({ row }) => row === 9).map(({ column, message }) => [column, message])).toEqual([
      ['workEmail', 'This is in row 5 too'],
      ['department', 'Stores does not exist. Add it first, or correct the name.'],
      [
        'reportsTo',
        `No employee is called Rahul. If this is Rahul Verma, enter the ID ${(await list(company))[0]!.code}.`,
      ],
    ])
    expect(faults.filter(({ row }) => row === 10).map(({ column }) => column)).toEqual([
      ...['phone', 'workEmail', 'joinedOn'],
    ])
    expect(await imported(company, company.admin, id)).toMatchObject({
      ...{ state: 'imported', sheet: null },
      counts: { new: 4, refused: 2, skipped: 2 },
    })
    const people = (await list(company)).filter(({ _id }) => _id !== manager.employee)
    expect(people.map(({ name, department, joinedOn, manager: of }) => [name, department, joinedOn, of])).toEqual([
      ['Asha Kulkarni', 'Engg', '2026-04-01', 'Rahul Verma'],
      ['MEERA JOSHI', 'Engg', '2026-05-02', null],
      ['Sunita Jadhav', 'HR', '2026-07-04', 'Asha Kulkarni'],
      ['Priya Venkatesh Iyer', 'Finance', '2026-06-03', 'Asha Kulkarni'],
    ])
    expect(new Set(people.map(({ code }) => code)).size).toBe(4)
    const details = []
    for (const { _id } of people) {
      const params = { id: _id }
      const { phone } = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params })
      const { birthDate, pan } = await company.admin.call('GET /api/v1/employee/personal-info/{id}', { params })
      details.push([phone, birthDate, pan?.slice(-4) ?? null])
    }
    expect(details).toEqual([
      ['+919820000000', '1980-01-01', '000A'],
      ['+919821000001', '1986-02-02', '031B'],
      ['+919820110074', '1990-03-23', null],
      ['+919823703701', '1983-04-04', null],
    ])
    const again = await checkedFile(company, company.admin, 'employees', file)
    expect((await rowsOf(company.admin, again)).slice(0, 4).map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 4 }, () => 'unchanged'),
    )
  })

  it('keeps the zeros of an account number, and refuses a number that has lost its digits', async () => {
    const company = await aCompany()
    const mail = mailOf(company)
    const cells = (name: string, account: readonly [number, number]) => [
      ...[name, name, 'Rao', mail(name), '02/11/2026', account, 'HDFC0001234'],
    ]
    const headings = [...heads.split(','), 'Account number', 'IFSC']
    const sheet = [headings, cells('Asha', [1_234_567_890, 1]), cells('Ravi', [123_456_789_012_345_680, 1])]
    const rows = sheet.map((row, at) => oddRow(at + 1, row)).join('')
    const file = oddWorkbook({ sheets: { A: rows }, formats: ['000000000000'] })
    const id = await checkedFile(company, company.admin, 'employees', file)
    expect(await faultsOf(company, id)).toEqual([
      {
        ...{ row: 3, column: 'accountNumber' },
        message:
          'The spreadsheet has lost the last digits of this number. Format its column as text and enter the number again.',
      },
    ])
    await imported(company, company.admin, id)
    const [asha] = await list(company)
    const params = { id: asha!._id }
    expect(await company.admin.call('GET /api/v1/employee/bank-details/{id}/reveal', { params })).toEqual({
      value: '001234567890',
    })
  })

  it('refuses an ID that differs from another one only by zeros in front, and names it', async () => {
    const company = await aCompany()
    const mail = mailOf(company)
    const line = (code: string, name: string) => `${code},${name},Rao,${mail(name)},02/11/2026`
    await imported(
      company,
      company.admin,
      await checkedFile(company, company.admin, 'employees', [heads, line('42', 'asha'), line('0007', 'ravi')]),
    )
    const lines = [heads, line('00042', 'priya'), line('7', 'anil'), line('08', 'meera'), line('8', 'kavita')]
    const id = await checkedFile(company, company.admin, 'employees', lines)
    const said = (code: string) =>
      `${code} exists already and differs only by zeros in front. Enter ${code} for this employee, or another ID for a new one.`
    expect(await faultsOf(company, id)).toEqual([
      { row: 2, column: 'code', message: said('42') },
      { row: 3, column: 'code', message: said('0007') },
      { row: 5, column: 'code', message: 'This is in row 4 too' },
    ])
    const family = ['Employee ID,Name,Relation,Date of birth', '7,Meera Nair,Mother,08/03/1964']
    expect(await faultsOf(company, await checkedFile(company, company.admin, 'family', family))).toEqual([
      { row: 2, column: 'code', message: 'There is no employee 7. Enter 0007, with its zeros, if this is the ID.' },
    ])
  })

  it('reads the words that people write', async () => {
    const company = await aCompany()
    const mail = mailOf(company)
    const words = ['Marital status', 'Employment type', 'State', 'Blood group', 'Mobile', 'Gender']
    const said = [
      ['Unmarried', 'Permanent', 'Tamilnadu', 'O +ve', '09876543210', 'F'],
      ['Widow', 'FTE', 'Orissa', 'ab negative', '00919876543210', 'Female'],
      ['Widower', 'Trainee', 'J&K', 'A1+', '+91 98765-43210', 'm'],
      ['-', 'Contractual', 'TN', 'b -ve', '91 98765 43210', 'N/A'],
    ]
    const lines = said.map((row, at) => `W-${at},Asha,Rao,${mail(`w${at}`)},02/11/2026,${row.join(',')}`)
    const id = await checkedFile(company, company.admin, 'employees', [`${heads},${words.join(',')}`, ...lines])
    expect(await faultsOf(company, id)).toEqual([])
    await imported(company, company.admin, id)
    const found = []
    for (const { _id } of await list(company)) {
      const params = { id: _id }
      const { employmentType, phone } = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params })
      const personal = await company.admin.call('GET /api/v1/employee/personal-info/{id}', { params })
      const { maritalStatus, currentAddress, bloodGroup, gender } = personal
      found.push([maritalStatus, employmentType, currentAddress.state, bloodGroup, phone, gender])
    }
    expect(found).toEqual([
      ['single', 'fullTime', 'IN-TN', 'O+', '+919876543210', 'female'],
      ['widowed', 'fullTime', 'IN-OD', 'AB-', '+919876543210', 'female'],
      ['widowed', 'intern', 'IN-JK', 'A+', '+919876543210', 'male'],
      [null, 'contract', 'IN-TN', 'B-', '+919876543210', null],
    ])
  })
})
