import { beforeAll, expect, it } from 'vitest'
import type { ImportKind } from '@muster/contract/imports/import-needs.ts'
import type { Company, Person } from '../../testing/company.ts'
import { importingCompany } from './testing/importing-company.ts'
import { checkedFile, imported, rowsOf } from './testing/run-file.ts'
import { batchRows } from './upload.ts'

interface Twice {
  headings: string
  /** The same value, spelled in two ways. */
  spelled: readonly [string, string]
  column: string
}

const twice: Readonly<Record<ImportKind, Twice>> = {
  employees: {
    headings: 'Employee ID,First name,Last name,Work email,Date of joining,Designation',
    spelled: ['acm-0002,Priya,Nair,,,Designer', ',Priya,Nair,PRIYA,,Engineer'],
    column: 'workEmail',
  },
  family: {
    headings: 'Employee ID,Name,Relation,Date of birth',
    spelled: ['ACM-0002,Meera Nair,Mother,08/03/1964', 'acm-0002,MEERA NAIR,Sister,8-Mar-1964'],
    column: 'name',
  },
  holidays: {
    headings: 'Date,Holiday,Locations',
    spelled: ['26/01/2027,Republic Day,', '26-Jan-2027,Republic day of India,bengaluru'],
    column: 'day',
  },
  leaveBalances: {
    headings: 'Employee ID,Leave type,Balance,As on',
    spelled: ['ACM-0002,Casual,4.5,31/10/2026', 'acm-0002,cl,9,31/10/2026'],
    column: 'leave',
  },
  attendance: {
    headings: 'Employee ID,Date,In,Out',
    spelled: ['ACM-0002,03/11/2026,9:30,18:30', 'acm-0002,3 Nov 2026,8:30,18:30'],
    column: 'day',
  },
  salaries: {
    headings: 'Employee ID,CTC,Effective from',
    spelled: ['ACM-0002,2400000,01/10/2026', 'acm-0002,"₹ 30,00,000",1-Oct-2026'],
    column: 'code',
  },
  loans: {
    headings: 'Employee ID,Loan,Outstanding balance,EMI,First month',
    spelled: ['ACM-0002,Bike loan,45000,5000,12/2026', 'acm-0002,BIKE LOAN,30000,5000,Dec-26'],
    column: 'name',
  },
  payByMonth: {
    headings: 'Employee ID,Month,Gross salary,TDS',
    spelled: ['ACM-0002,Apr-26,60000,1500', 'acm-0002,04/2026,70000,1500'],
    column: 'fromMonth',
  },
  payTotals: {
    headings: 'Employee ID,From month,To month,Gross salary,TDS',
    spelled: ['ACM-0002,05/2026,09/2026,300000,7500', 'acm-0002,Aug-26,2026-09,120000,3000'],
    column: 'fromMonth',
  },
}

let company: Company
let hr: Person
let email: string

beforeAll(async () => {
  const all = await importingCompany()
  ;({ company, hr } = all)
  const { employee } = all.priya
  const params = { id: employee }
  await company.admin.call('PUT /api/v1/employee/personal-info/{id}', { params, body: { pan: 'ABCPN1234F' } })
  email = (await hr.call('GET /api/v1/employee/basic-info/{id}', { params })).workEmail
})

it.each(Object.entries(twice) as [ImportKind, Twice][])(
  'a file of %s has everything once, however it is spelled',
  async (kind, { headings, spelled, column }) => {
    const lines = spelled.map((line) => line.replace('PRIYA', email.toUpperCase()))
    const [one, other] = await rowsOf(hr, await checkedFile(company, hr, kind, [headings, ...lines]))
    expect(one).toMatchObject({ row: 2, faults: [] })
    expect(other).toMatchObject({ row: 3, outcome: 'refused' })
    expect(other!.faults).toEqual([{ column, message: 'This is in row 2 too' }])
  },
)

it('the other row is refused when it is checked in a different batch than the first, and overwrites nothing', async () => {
  const { headings, spelled, column } = twice.leaveBalances
  const others = Array.from({ length: batchRows }, () => 'X-1,CL,4,31/10/2026')
  const id = await checkedFile(company, hr, 'leaveBalances', [headings, spelled[0], ...others, spelled[1]])
  const query = { limit: 100, page: batchRows / 100 + 1 }
  const { data } = await hr.call('GET /api/v1/user/data-import/{id}/row', { params: { id }, query })
  expect(data.at(-1)!.faults).toEqual([{ column, message: 'This is in row 2 too' }])
  expect(await imported(company, hr, id)).toMatchObject({ counts: { new: 1, changed: 0, refused: batchRows + 1 } })
})
