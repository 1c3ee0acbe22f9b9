import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PayslipPanel from './payslip-panel.tsx'
import { payslip } from '../testing.ts'

const back = '01930000-0000-7000-8000-0000000000b2'

test('payroll reverses a payslip with a reason and is led to the reversal', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({
    'GET /api/v1/user/payslip/{id}': payslip,
    'GET /api/v1/user/payslip/{id}/proof': { result: 'identical', hash: '3fa9c1d2e4b5', law: 'in-2026-11-20' },
    'POST /api/v1/user/payslip/{id}/reversal': { _id: back, runId: payslip.runId },
  })
  const { user, router } = show(<PayslipPanel id={payslip._id} onClose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Reverse' }))
  const dialog = await screen.findByRole('dialog', { name: /^Reverse .+'s payslip/ })
  await user.type(within(dialog).getByLabelText('Reason'), 'Paid to the wrong account')
  await user.click(within(dialog).getByRole('button', { name: 'Reverse payslip' }))
  await expect
    .poll(() => calls('POST /api/v1/user/payslip/{id}/reversal')[0]?.body)
    .toEqual({ reason: 'Paid to the wrong account', cameBack: false })
  expect(within(dialog).queryByLabelText('The payment failed or came back')).toBeNull()
  await expect.poll(() => router.state.location.search).toBe(`?id=${back}`)
})

test('what was paid is set off, unless payroll says that the payment came back', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = mockApi({
    'GET /api/v1/user/payslip/{id}': { ...payslip, paidOn: '2026-10-31' },
    'GET /api/v1/user/payslip/{id}/proof': { result: 'identical', hash: '3fa9c1d2e4b5', law: 'in-2026-11-20' },
    'POST /api/v1/user/payslip/{id}/reversal': { _id: back, runId: payslip.runId },
  })
  const { user } = show(<PayslipPanel id={payslip._id} onClose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Reverse' }))
  const dialog = await screen.findByRole('dialog', { name: /^Reverse .+'s payslip/ })
  expect(within(dialog).getByText(/₹21,767.* was paid on 31 Oct 2026\. .*only the difference/)).toBeTruthy()
  await user.type(within(dialog).getByLabelText('Reason'), 'The account was closed')
  await user.click(within(dialog).getByLabelText(/^The payment failed or came back/))
  await user.click(within(dialog).getByRole('button', { name: 'Reverse payslip' }))
  await expect
    .poll(() => calls('POST /api/v1/user/payslip/{id}/reversal')[0]?.body)
    .toEqual({ reason: 'The account was closed', cameBack: true })
})

test('a reversed payslip links to its reversal and cannot be reversed again', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  mockApi({
    'GET /api/v1/user/payslip/{id}': {
      ...payslip,
      reversal: { is: 'reversed', reason: 'Paid to the wrong account', payslipId: back },
    },
    'GET /api/v1/user/payslip/{id}/proof': { result: 'identical', hash: '3fa9c1d2e4b5', law: 'in-2026-11-20' },
  })
  const { user, router } = show(<PayslipPanel id={payslip._id} onClose={() => {}} />)
  await user.click(await screen.findByRole('button', { name: 'Open reversal' }))
  expect(router.state.location.search).toBe(`?id=${back}`)
  expect(screen.queryByRole('button', { name: 'Reverse' })).toBe(null)
})
