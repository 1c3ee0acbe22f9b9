import { bank, payInput } from '../../../../testing/one-of-everything/samples.ts'
import type { Attempt, Holder } from './holder.ts'
import type { World } from './world.ts'

/** Acts that move money or destroy; that one takes effect is seen in the database (`harm.ts`). */
export function acts({ company, people, today, run, payable, policy }: World, by: Holder): Attempt[] {
  const { priya, anita, zoya } = people
  const id = (of: { employee: string }) => ({ params: { id: of.employee } })
  const other = { ...bank, accountNumber: '210987654321', accountNumberAgain: '210987654321' }
  const salary = { templateId: company.template, annualCtcPaise: 900_000_000, startsOn: today.slice(0, 8) + '01' }
  const input = { ...payInput, fromMonth: '2026-12', toMonth: '2026-12' }
  const receivers = [priya.employee, ...(by.employee === null ? [] : [by.employee])]
  const loan = {
    ...{ name: 'Advance', principalPaise: 100_000, givenOn: today, startMonth: '2026-12' },
    ...{ repaidBy: 'months', months: 3, installmentPaise: null, reason: 'A wedding' },
  }
  return [
    ...receivers.flatMap((employeeId) => [
      { name: 'salary', key: 'POST /api/v1/employee/salary', body: { ...salary, employeeId } },
      { name: 'one-time payment', key: 'POST /api/v1/user/pay-input', body: { ...input, employeeId } },
      { name: 'loan', key: 'POST /api/v1/employee/loan', body: { ...loan, employeeId } },
      {
        ...{ name: 'leave paid out', key: 'POST /api/v1/employee/leave-encashment/{id}', params: { id: employeeId } },
        body: { policyId: policy, halfDays: 2, month: '2026-12', atExit: false, reason: 'Asked for it' },
      },
    ]),
    { name: 'bank account', key: 'PUT /api/v1/employee/bank-details/{id}', ...id(anita), body: other },
    { name: "company's account", key: 'PUT /api/v1/user/payrun-bank', body: other },
    { name: 'approve run', key: 'PUT /api/v1/user/payrun/{id}', params: { id: run }, body: { action: 'approve' } },
    {
      ...{ name: 'payment outside', key: 'POST /api/v1/user/payable-payment' },
      body: { payables: [payable], reference: 'By transfer' },
    },
    { name: 'erase', key: 'POST /api/v1/privacy/erasure/{id}', ...id(zoya) },
  ]
}
