import { expect, it } from 'vitest'
import { aCompany, type Company } from '../../../testing/company.ts'
import { checkedFile, imported, rowsOf, undone } from '../../imports/testing/run-file.ts'

const headings = 'Employee ID,First name,Last name,Work email,Date of joining,PAN,Account number,IFSC'
const pan = 'ABCPN1234F'

/** Someone with a PAN and a bank account, who left on 14 August. */
async function leaver(company: Company, name: string, personal: object) {
  const person = await company.employee(name)
  const params = { id: person.employee }
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: personal })
  const number = { accountNumber: '12345678901', accountNumberAgain: '12345678901' }
  const bank = { holderName: name, ...number, ifsc: 'SBIN0000454', accountType: 'savings' as const }
  await company.admin.call('PUT /api/v1/employee/bank-details/{id}', { params, body: bank })
  const left = { status: 'inactive' as const, inactiveDate: '2026-08-14', reason: 'Moved abroad' }
  await company.admin.call('PUT /api/v1/employee/status/{id}', { params, body: left })
  const { workEmail, code } = await company.admin.call('GET /api/v1/employee/basic-info/{id}', { params })
  return { ...person, workEmail, code }
}

const employments = async (company: Company, id: string) =>
  company.admin.call('GET /api/v1/employee/employments/{id}', { params: { id } })

it(
  'hires people again whom an identity number or the email finds among those who left',
  { timeout: 60_000 },
  async () => {
    const company = await aCompany()
    const priya = await leaver(company, 'Priya Nair', { pan, uan: '100123456789', birthDate: '1994-05-02' })
    const ravi = await leaver(company, 'Ravi Shetty', { pan: 'ABCPS1234G' })
    const file = [
      headings,
      `E-1,Priya,Menon,priya.menon@acme.test,02/11/2026,${pan},222233334444,HDFC0001234`,
      `E-2,Ravi,Shetty,${ravi.workEmail},2026-11-03,,,`,
    ]
    const id = await checkedFile(company, company.admin, 'employees', file)
    expect(await rowsOf(company.admin, id)).toMatchObject([
      {
        outcome: 'new',
        faults: [],
        changes: [
          { column: 'code', from: priya.code, to: 'E-1' },
          { column: 'joinedOn', to: '2026-11-02' },
        ],
      },
      { outcome: 'new', faults: [], changes: [{ column: 'code', from: ravi.code }, { column: 'joinedOn' }] },
    ])
    expect(await employments(company, priya.employee)).toHaveLength(1)
    await imported(company, company.admin, id)

    const [, again] = await employments(company, priya.employee)
    expect(again).toMatchObject({ code: 'E-1', joinedOn: '2026-11-02', leftOn: null })
    const params = { id: again!._id }
    expect(await company.admin.call('GET /api/v1/employee/personal-info/{id}', { params })).toMatchObject({
      ...{ pan: '•••• 234F', uan: '•••• 6789', birthDate: '1994-05-02' },
    })
    expect(await company.admin.call('GET /api/v1/employee/bank-details/{id}', { params })).toMatchObject({
      ...{ accountNumber: '•••• 4444', ifsc: 'HDFC0001234' },
    })
    const of = { params: { id: (await employments(company, ravi.employee))[1]!._id } }
    expect(await company.admin.call('GET /api/v1/employee/bank-details/{id}', of)).toMatchObject({
      ifsc: 'SBIN0000454',
    })

    const same = await checkedFile(company, company.admin, 'employees', file)
    expect(await company.admin.call('GET /api/v1/user/data-import/{id}', { params: { id: same } })).toMatchObject({
      counts: { new: 0, unchanged: 2, refused: 0 },
    })
    expect(await undone(company, company.admin, id)).toMatchObject({
      state: 'imported',
      stuck: [
        { reason: 'The person was hired again. Set the employee to inactive instead.' },
        { reason: 'The person was hired again. Set the employee to inactive instead.' },
      ],
    })
  },
)

it('says by row why someone is not hired again', { timeout: 60_000 }, async () => {
  const company = await aCompany()
  const priya = await leaver(company, 'Priya Nair', { pan })
  const ravi = await leaver(company, 'Ravi Shetty', { pan: 'ABCPS1234G' })
  const asha = await company.employee('Asha Rao')
  const params = { id: asha.employee }
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { pan: 'ABCPR1234H' } })
  const line = (code: string, joinedOn: string, more = '') =>
    `${code},Priya,Nair,${code}@acme.test,${joinedOn},${more},,`
  const faultsOf = async (...lines: string[]) => {
    const id = await checkedFile(company, company.admin, 'employees', [headings, ...lines])
    const rows = await rowsOf(company.admin, id)
    return rows.map(({ faults }) => faults.map(({ column, message }) => `${column}: ${message}`))
  }
  const left = 'The last working day was 14 Aug 2026. Enter a later joining date.'
  expect(await faultsOf(line('E-1', '2026-08-14', pan))).toEqual([[`joinedOn: ${left}`]])
  expect((await faultsOf(line('E-1', '2026-08-20', pan)))[0]![0]).toContain(
    'joinedOn: The employment ended in the same month',
  )
  expect(await faultsOf(line('E-1', '2026-11-02', 'ABCPR1234H'))).toEqual([
    [expect.stringContaining('pan: This number belongs to')],
  ])
  expect((await faultsOf(`${priya.code},Priya,Nair,${priya.workEmail},2026-11-02,,,`))[0]).toEqual([
    'joinedOn: Priya Nair left on 14 Aug 2026. To hire this person again, enter a new employee ID.',
  ])
  // The number of one, the email of another.
  expect(await faultsOf(`E-1,Priya,Nair,${ravi.workEmail},2026-11-02,${pan},,`)).toEqual([
    [expect.stringContaining('workEmail: This email belongs to')],
  ])
  const twice = await faultsOf(line('E-1', '2026-11-02', pan), line('E-2', '2026-11-03', pan))
  expect(twice.flat()).toEqual(['code: This is in row 2 too', 'pan: This is in row 2 too'])
  expect(await employments(company, priya.employee)).toHaveLength(1)
})
