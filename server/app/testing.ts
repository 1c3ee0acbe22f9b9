import type { Id } from '@muster/contract/values.ts'
import { lockMonth, pay, withPayroll } from '../features/payroll/testing.ts'
import { aCompany, type Company, type Person } from '../testing/company.ts'

type Outsider = 'colleague' | 'manager' | 'clerk'

export interface PayScene {
  company: Company
  outsiders: Record<Outsider, Person>
  payroll: Person
  priya: Person
  /** All ids of Priya's pay that a call could use. */
  ids: Id[]
  /** Amounts of her pay that appear in no other reply by chance: in paise and as displayed. */
  figures: RegExp
}

/** Priya is paid, owes a loan and has declared for her tax; others observe. */
export async function payScene(): Promise<PayScene> {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const { admin } = company
  const manager = await company.employee('Meera Nair', { role: 'Manager' })
  const priya = await company.employee('Priya Sharma', { reportsTo: manager })
  const outsiders = {
    manager,
    colleague: await company.employee('Arjun Rao', { reportsTo: manager }),
    clerk: await company.employee('Clara Dias', {
      granted: [
        ...(['informationWrite', 'locationWrite', 'allEmployeeRead', 'allEmployeeWrite', 'permissionWrite'] as const),
        ...([
          'organizationAttendanceRead',
          'allEmployeeAttendanceRead',
          'attendanceWrite',
          'leavePolicyWrite',
        ] as const),
      ],
    }),
  }
  await pay(company, priya, 487_654_321)
  const bonus = { type: 'earning' as const, name: 'Bonus', amountPaise: 1_234_567, reason: 'A year well done' }
  await admin.call('POST /api/v1/user/pay-input', {
    body: { ...bonus, employeeId: priya.employee, fromMonth: '2026-10', toMonth: '2026-10' },
  })
  const lent = { employeeId: priya.employee, name: 'Advance', principalPaise: 7_654_321, givenOn: '2026-10-01' }
  const loan = await admin.call('POST /api/v1/employee/loan', {
    body: {
      ...lent,
      startMonth: '2026-10',
      repaidBy: 'months',
      months: 3,
      installmentPaise: null,
      reason: 'A wedding',
    },
  })
  const item = { section: '80C', kind: 'ppf', note: '', amountPaise: 12_345_600 } as const
  const declared = await priya.call('POST /api/v1/employee/self-tax-item', {
    body: { financialYear: '2026-27', details: item },
  })
  const run = await lockMonth(company, '2026-10')
  const { data } = await admin.call('GET /api/v1/user/payrun/{id}/payslips', { params: { id: run } })
  const slip = data[0]!._id
  const { lines, ...sums } = await admin.call('GET /api/v1/user/payslip/{id}', { params: { id: slip } })
  const amounts = [...lines.map(({ amountPaise }) => amountPaise), sums.grossPaise, sums.netPaise, sums.deductionsPaise]
  const ids = [priya.employee, run, slip, loan._id, idOf(declared), priya.account]
  return {
    company,
    outsiders,
    payroll: admin,
    priya,
    ids,
    figures: anyOf([...amounts, lent.principalPaise, bonus.amountPaise, 487_654_321]),
  }
}

function idOf(reply: unknown): Id {
  return (reply as { _id: Id })._id
}

/** Amounts that are not round, since round ones occur in other replies: `48765432`, `4,87,654.32`, `487654.32`. */
function anyOf(amounts: readonly number[]): RegExp {
  const odd = [...new Set(amounts)].filter((paise) => paise > 100_000 && paise % 100_000 !== 0)
  const texts = odd.flatMap((paise) => {
    const rupees = new Intl.NumberFormat('en-IN').format(Math.floor(paise / 100))
    return [String(paise), rupees, String(Math.floor(paise / 100))]
  })
  return new RegExp(`(?<![\\da-f-]|\\d,)(${texts.join('|')})(?![\\da-f-]|,\\d)`)
}
