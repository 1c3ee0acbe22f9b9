import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PayInputDialog from './pay-input-dialog.tsx'

const key = 'POST /api/v1/user/pay-input'
const priya = '01930000-0000-7000-8000-0000000000c1'

test('a fine is marked in the register and deducted in one month, other deductions may repeat', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  const { calls } = mockApi({ 'GET /api/v1/user/pay-lock': { lockedTo: '2026-10' }, [key]: { _id: priya } })
  const { user } = show(<PayInputDialog onClose={() => {}} employeeId={priya} name="Priya Nair" />)
  const dialog = await screen.findByRole('dialog', { name: 'Add payment or deduction for Priya Nair' })
  const at = within(dialog)
  await user.click(at.getByRole('radio', { name: /^Deduction/ }))
  await user.click(await at.findByRole('switch', { name: 'Repeat every month until ended' }))
  await user.click(at.getByRole('combobox', { name: 'Nature of deduction' }))
  await user.click(await screen.findByRole('option', { name: 'Fine' }))
  expect(at.queryByRole('switch')).toBeNull()
  await user.type(at.getByLabelText('Name on the payslip'), 'Late arrival')
  await user.type(at.getByLabelText('Amount'), '200')
  await user.type(at.getByLabelText('Reason'), 'Three warnings')
  await user.click(at.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls(key)).toHaveLength(1))
  expect(calls(key)[0]?.body).toEqual({
    ...{ employeeId: priya, type: 'deduction', nature: 'fine', benefit: null },
    ...{ name: 'Late arrival', amountPaise: 20_000, reason: 'Three warnings' },
    ...{ fromMonth: '2026-11', toMonth: '2026-11' },
  })
})
