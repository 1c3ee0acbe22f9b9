import { aCompany } from '../../../testing/company.ts'
import { lockMonth, pay, withPayroll } from '../testing.ts'

const bank = {
  ...{ holderName: 'Priya Nair', accountNumber: '501001234821', accountNumberAgain: '501001234821' },
  ...{ ifsc: 'HDFC0001234', bankName: 'HDFC Bank', branch: 'MG Road', accountType: 'savings' as const },
}

/** Two people paid in a locked October 2026, one with account and identity numbers; on request a third with tax. */
export async function lockedOctober({ taxed = false } = {}) {
  const company = await withPayroll(await aCompany(), { statutory: true })
  const priya = await company.employee('Priya Nair')
  const rahul = await company.employee('Rahul Iyer')
  await pay(company, priya, 180_000_000)
  await pay(company, rahul, 20_000_000)
  if (taxed) await pay(company, await company.employee('Meera Iyer'), 600_000_000)
  await company.admin.call('POST /api/v1/employee/bank-details', { body: { employeeId: priya.employee, ...bank } })
  await company.admin.call('POST /api/v1/employee/personal-info', {
    body: {
      employeeId: priya.employee,
      birthDate: '1994-02-28',
      pan: 'ABCPN1234F',
      uan: '100904319456',
      esi: '3100123456',
    },
  })
  const october = await lockMonth(company, '2026-10')
  return { company, priya, rahul, october }
}
