import { expect, test } from 'vitest'
import { aCompany, type Company, type Person } from '../../../../testing/company.ts'
import { approveOnly, withPasswords } from '../../../../testing/second-person.ts'
import { lockMonth, pay, runPayroll, withPayroll } from '../../testing.ts'

async function locked() {
  const company = await withPayroll(await aCompany())
  const people = []
  for (const [name, account] of [
    ['Priya Nair', '501001234821'],
    ['Rahul Iyer', '501001234822'],
    ['Tara Sen', '501001234823'],
  ] as const) {
    const person = await company.employee(name)
    await pay(company, person, 60_000_000)
    await saveBank(company, person, name, account)
    people.push(person)
  }
  return { company, people, october: await lockMonth(company, '2026-10') }
}

async function saveBank(company: Company, { employee }: Person, name: string, accountNumber: string) {
  const body = { holderName: name, accountNumber, accountNumberAgain: accountNumber, ifsc: 'HDFC0001234' }
  await company.admin.call('PUT /api/v1/employee/bank-details/{id}', {
    params: { id: employee },
    body: { ...body, accountType: 'savings' },
  })
}

const calls = (company: Company, id: string, person: Person = company.admin) => ({
  counts: () => person.call('GET /api/v1/user/payrun/{id}/bank-answer', { params: { id } }),
  payments: (query: object = {}) => person.call('GET /api/v1/user/payrun/{id}/payments', { params: { id }, query }),
  file: async (kind: string) => {
    const bytes: unknown = await person.call('GET /api/v1/user/payrun/{id}/files/{kind}', { params: { id, kind } })
    return String(bytes)
  },
  upload: (lines: string[]) =>
    person.raw('POST /api/v1/user/payrun/{id}/bank-answer', {
      params: { id },
      files: { file: { name: 'answers.csv', bytes: Buffer.from(lines.join('\r\n')) } },
    }),
})

/** The lines of a bank file with the bank's response appended to each. */
function answered(file: string, of: (line: string) => string): string[] {
  const [header = '', ...lines] = file.trimEnd().split('\r\n')
  return [`${header},status,reason`, ...lines.map((line) => `${line},${of(line)}`)]
}

test('the bank responds with its file; a returned payment is sent again with new details', async () => {
  const { company, people, october } = await locked()
  const [, rahul] = people
  const { counts, payments, file, upload } = calls(company, october)
  expect(await counts()).toMatchObject({ payments: 3, paid: 0, returned: 0, open: 3 })
  const first = await file('bank')
  const answers = answered(first, (line) => (line.includes('RAHUL') ? 'returned,Account closed' : 'paid,'))
  expect((await upload(answers)).body).toMatchObject({ data: { paid: 2, returned: 1, unchanged: 0 } })
  expect((await upload(answers)).body).toMatchObject({ data: { paid: 0, returned: 0, unchanged: 3 } })
  expect(await counts()).toMatchObject({ paid: 2, returned: 1, open: 0 })
  const { data } = await payments({ state: 'returned' })
  expect(data).toMatchObject([{ employee: { name: 'Rahul Iyer' }, reason: 'Account closed', returns: 1 }])

  await saveBank(company, rahul!, 'Rahul Iyer', '501009999999')
  // A changed account is effective after three days, so that its owner can object.
  company.clock.advance(3 * 86_400 + 1)
  const again = await file('bank-returned')
  expect(again.trimEnd().split('\r\n')).toHaveLength(2)
  expect(again).toMatch(/"501009999999".*"PAY202610\d{5}R1"/)
  expect((await upload(answered(again, () => 'paid,'))).body).toMatchObject({ data: { paid: 1 } })
  expect(await counts()).toMatchObject({ paid: 3, returned: 0 })
  const params = { id: october }
  const { files } = await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params })
  expect(files.map(({ kind }) => kind)).not.toContain('bank-returned')

  // The first response file once more must not undo the second one.
  const late = await upload(answers)
  expect(late).toMatchObject({ status: 400 })
  expect(JSON.stringify(late.body)).toContain('answers an earlier file')
  expect(await counts()).toMatchObject({ paid: 3 })
})

test('a response is entered by hand, with a reason for a returned payment', async () => {
  const { company, october } = await locked()
  const { payments, counts } = calls(company, october)
  const priya = (await payments({ search: 'priya' })).data[0]!
  const params = { id: october }
  const put = (answer: 'paid' | 'returned', reason = '') =>
    company.admin.call('PUT /api/v1/user/payrun/{id}/bank-answer', {
      params,
      body: { payslipId: priya.payslipId, answer, reason },
    })
  const unexplained = { params, body: { payslipId: priya.payslipId, answer: 'returned' } } as const
  expect(await company.admin.refused('PUT /api/v1/user/payrun/{id}/bank-answer', unexplained)).toMatchObject({
    errors: [{ path: 'body.reason', message: 'Enter why the bank returned it' }],
  })
  expect(await put('returned', 'Name differs')).toMatchObject({ returned: 1, open: 2, returnedPaise: priya.netPaise })
  expect(await put('returned', 'Name differs still')).toMatchObject({ returned: 1 })
  expect((await payments({ state: 'returned' })).data).toMatchObject([{ returns: 2, reason: 'Name differs still' }])
  expect(await put('paid')).toMatchObject({ returned: 0, paid: 1 })
  expect(await counts()).toMatchObject({ paid: 1, open: 2 })
})

test('only those who run payroll enter responses, and nothing in a file is imported if a line is wrong', async () => {
  const { company, people, october } = await locked()
  const accountant = await company.employee('Dev Shah', { role: 'Accountant' })
  const lines = ['employee_code,amount,reference,status', 'NOBODY,1.00,PAY20261000001,paid']
  expect(await calls(company, october, accountant).upload(lines)).toMatchObject({ status: 403 })
  expect(await calls(company, october, accountant).counts()).toMatchObject({ payments: 3 })
  expect(await people[0]!.refused('GET /api/v1/user/payrun/{id}/payments', { params: { id: october } })).toMatchObject({
    status: 403,
  })
  const other = await aCompany('Globex')
  expect(
    await other.admin.refused('GET /api/v1/user/payrun/{id}/bank-answer', { params: { id: october } }),
  ).toMatchObject({ status: 404 })
  const wrong = await calls(company, october).upload(lines)
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'files.file', message: 'Line 2: NOBODY has no payment in this run' }] },
  })
})

test('a returned payment is not sent to the old account while the new one is pending, and is once that is effective', async () => {
  const { company, people, october } = await locked()
  const [priya, rahul] = people as [Person, Person]
  const { payments, file } = calls(company, october)
  const params = { id: october }
  const listed = async (kind: string) =>
    (await company.admin.call('GET /api/v1/user/payrun/{id}/files', { params })).files.find((one) => one.kind === kind)
  for (const name of ['priya', 'rahul']) {
    const payslipId = (await payments({ search: name })).data[0]!.payslipId
    const body = { payslipId, answer: 'returned' as const, reason: 'Account closed' }
    await company.admin.call('PUT /api/v1/user/payrun/{id}/bank-answer', { params, body })
  }
  await saveBank(company, rahul, 'Rahul Iyer', '777788889999')
  const reason = expect.stringMatching(
    /^The bank returned a payment to this account, and the new account is effective from /,
  )
  expect(await file('bank-returned')).toContain('501001234821')
  expect(await file('bank-returned')).not.toMatch(/501001234822|777788889999/)
  expect(await listed('bank-returned')).toMatchObject({ people: 1, excluded: [{ name: 'Rahul Iyer', reason }] })
  // Nor in any other file, and whoever approves the next month is told first.
  expect(await listed('bank')).toMatchObject({ excluded: [{ name: 'Rahul Iyer', reason }] })
  const november = await runPayroll(company, '2026-11')
  const { findings } = await company.admin.call('GET /api/v1/user/payrun/{id}/preflight', {
    params: { id: november },
    query: {},
  })
  expect(findings.find(({ code }) => code === 'bankRefused')).toMatchObject({ names: ['Rahul Iyer'] })
  expect(findings.map(({ code }) => code)).not.toContain('bankWaiting')

  company.clock.advance(3 * 86_400 + 1)
  expect(await file('bank-returned')).toContain('777788889999')
  // The account now in force has returned nothing, so another pending change prevents no payment.
  await saveBank(company, rahul, 'Rahul Iyer', '888899990000')
  expect(await file('bank-returned')).toContain('777788889999')
  const ravi = await company.employee('Ravi Kumar', { role: 'HR' })
  await withPasswords(company, ravi)
  await saveBank(company, priya, 'Priya Nair', '123412341234')
  expect(await listed('bank-returned')).toMatchObject({
    excluded: [{ name: 'Priya Nair', reason: expect.stringMatching(/is pending approval\.$/) }],
  })
  await approveOnly(ravi)
  // Someone who recorded the return cannot download the file that pays it again if someone else could.
  expect(await calls(company, october, ravi).file('bank-returned')).toContain('123412341234')
})
