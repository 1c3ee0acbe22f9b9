import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { presetValues } from './bank-labels.ts'
import BankTemplateScreen from './bank-template-screen.tsx'
import { BankTemplatesPanel } from './bank-templates-panel.tsx'

const preview = {
  ...{ month: '2026-10', lines: ['PYMT_MODE,AMOUNT', 'NEFT,52400.50'], count: 1, sumPaise: 5_240_050 },
  excluded: [{ code: 'ACM-0002', name: 'Rahul Iyer', message: 'No bank account. Enter it under bank details.' }],
  notices: [],
}
const saved = { _id: '01930000-0000-7000-8000-0000000000d1', ...presetValues('sbi'), isDefault: true }

test("a template starts from a bank's, previews the file, and is saved with its columns in order", async () => {
  signedInAs('HR', 'payRunConfigRead', 'payRunConfigWrite')
  const { calls } = mockApi({
    'POST /api/v1/user/payrun-bank-template-preview': preview,
    'POST /api/v1/user/payrun-bank-template': saved,
  })
  const { user } = show(<BankTemplateScreen />)
  expect(await screen.findByText('1 payment · ₹52,400.50')).toBeTruthy()
  expect(screen.getByText(/NEFT,52400.50/)).toBeTruthy()
  expect(screen.getByText(/Check with your bank before first use/)).toBeTruthy()
  expect(screen.getByText(/Rahul Iyer \(ACM-0002\): No bank account/)).toBeTruthy()
  // By label and in one go: queries by role are slow in a form with this many fields.
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'ICICI salary' } })
  await user.click(screen.getAllByLabelText('Move column 2 up')[0]!)
  await user.click(screen.getByText('Save template'))
  expect(await screen.findByText('Bank template saved')).toBeTruthy()
  const body = calls('POST /api/v1/user/payrun-bank-template')[0]?.body as {
    name: string
    layout: { payments: { source: string }[] }
  }
  expect(body.name).toBe('ICICI salary')
  expect(body.layout.payments.slice(0, 3).map(({ source }) => source)).toEqual(['mode', 'text', 'debitAccount'])
  expect(body.layout.payments).toHaveLength(19)
}, 60_000)

test('templates are listed with the default, and deleted after confirmation', async () => {
  signedInAs('HR', 'payRunConfigRead', 'payRunConfigWrite')
  const { calls } = mockApi({
    'GET /api/v1/user/payrun-bank-template': [saved],
    'DELETE /api/v1/user/payrun-bank-template/{id}': { _id: saved._id },
  })
  const { user } = show(<BankTemplatesPanel />)
  expect((await screen.findByRole('link', { name: 'SBI' })).getAttribute('href')).toContain(`?id=${saved._id}`)
  expect(screen.getByText('Default')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete SBI' }))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Delete “SBI”?' })).getByRole('button', {
      name: 'Delete template',
    }),
  )
  expect(await screen.findByText('Bank template SBI deleted')).toBeTruthy()
  expect(calls('DELETE /api/v1/user/payrun-bank-template/{id}')[0]?.params).toEqual({ id: saved._id })
})

test('a read-only user changes nothing', async () => {
  signedInAs('Accountant', 'payRunConfigRead')
  mockApi({ 'GET /api/v1/user/payrun-bank-template': [] })
  show(<BankTemplatesPanel />)
  expect(await screen.findByText('No bank file templates yet')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Add bank file template' })).toBeNull()
})
