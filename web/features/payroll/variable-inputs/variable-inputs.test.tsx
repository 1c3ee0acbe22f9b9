import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import VariableInputsScreen from './variable-inputs-screen.tsx'

const place = { path: '/home', at: '/home' }
const previewKey = 'POST /api/v1/user/pay-input-batch/preview'
const rowsKey = 'POST /api/v1/user/pay-input-batch/rows'
const saveKey = 'POST /api/v1/user/pay-input-batch'
const id = '01930000-0000-7000-8000-0000000000d1'
const totals = { paymentsPaise: 500_000, reimbursementsPaise: 0, deductionsPaise: 0, lossOfPayHalfDays: 0 }
const person = {
  employee: { _id: '01930000-0000-7000-8000-0000000000c1', name: 'Priya Nair', code: 'ACM-0001' },
  lines: [{ type: 'earning' as const, name: 'Incentive', amountPaise: 500_000 }],
  lossOfPayHalfDays: 0,
  knownLossOfPayHalfDays: 0,
  netBeforePaise: 5_000_000,
  netAfterPaise: 5_450_000,
  problem: null,
}
const batch = {
  ...{ _id: id, month: '2026-10', rows: 1, people: 1, totals, addedBy: 'Anita Rao' },
  ...{ createdAt: '2026-10-20T04:00:00.000Z', undoneBy: null, undoneAt: null, isPaid: false },
}

const text = 'ACM-0001,Incentive,Incentive,5000,Well done'

function aMonth(preview: unknown, batches: (typeof batch)[] = []) {
  return mockApi({
    'GET /api/v1/user/pay-lock': { lockedTo: '2026-09' },
    'GET /api/v1/user/pay-input-batch': { data: batches, pagination: { page: 1, limit: 5, total: batches.length } },
    [previewKey]: preview as {
      rows: 1
      totals: typeof totals
      netBeforePaise: 1
      netAfterPaise: 1
      people: [typeof person]
    },
    [saveKey]: { _id: id },
    [rowsKey]: { text },
    'DELETE /api/v1/user/pay-input-batch/{id}': null,
  })
}
const effect = { rows: 1, totals, netBeforePaise: 5_000_000, netAfterPaise: 5_450_000, people: [person] }

test('shows the effect of the rows on net pay before they are saved, and discards it when they change', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aMonth(effect)
  const { user } = show(<VariableInputsScreen />, place)
  const rows = await screen.findByRole('textbox', { name: /^Rows/ })
  await user.type(rows, text)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(await screen.findByText('Priya Nair')).toBeTruthy()
  expect(calls(saveKey)).toHaveLength(0)
  await user.type(rows, '!')
  expect(screen.queryByRole('button', { name: 'Save 1 row' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await user.click(await screen.findByRole('button', { name: 'Save 1 row' }))
  await waitFor(() => expect(calls(saveKey)[0]?.body).toMatchObject({ text: `${text}!` }))
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Rows/ }).value).toBe(''))
})

test('rows that were pasted are still there after leaving the page, until they are saved or discarded', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aMonth(effect)
  const pasted = `${text}\n${text}`
  const open = async () => {
    const { user, unmount } = show(<VariableInputsScreen />, place)
    const rows = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Rows/ })
    return { user, unmount, rows }
  }
  const first = await open()
  await first.user.click(first.rows)
  await first.user.paste(pasted)
  expect(screen.getByText(/^Draft saved/)).toBeTruthy()
  first.unmount()
  const second = await open()
  expect(second.rows.value).toBe(pasted)
  await second.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(second.rows.value).toBe('')
  await second.user.click(second.rows)
  await second.user.paste(text)
  await second.user.click(screen.getByRole('button', { name: 'Check' }))
  await second.user.click(await screen.findByRole('button', { name: 'Save 1 row' }))
  await waitFor(() => expect(screen.queryByText(/^Draft saved/)).toBeNull())
  second.unmount()
  expect((await open()).rows.value).toBe('')
})

test('rows that this browser cannot keep are not left without a question', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aMonth(effect)
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    removeItem: () => undefined,
    clear: () => undefined,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
  })
  const { user, router } = show(<VariableInputsScreen />, place)
  await user.click(await screen.findByRole('textbox', { name: /^Rows/ }))
  await user.paste(text)
  void router.navigate('/elsewhere')
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy()
})

test('shows LOP days beside those counted from attendance', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const lost = { ...person, lines: [], lossOfPayHalfDays: 5, knownLossOfPayHalfDays: 2, netAfterPaise: 4_600_000 }
  const lossTotals = { ...totals, paymentsPaise: 0, lossOfPayHalfDays: 5 }
  aMonth({ ...effect, totals: lossTotals, people: [lost] })
  const { user } = show(<VariableInputsScreen />, place)
  expect(await screen.findByText(/added to the loss of pay that attendance counts/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Rows/ }), text)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect((await screen.findAllByText('LOP 2.5 days in addition to 1 day'))[0]).toBeTruthy()
})

test('reads a workbook into the rows', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  aMonth(effect)
  const { user } = show(<VariableInputsScreen />, place)
  const rows = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Rows/ })
  const file = new File(['x'], 'october.csv', { type: 'text/csv' })
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file)
  await waitFor(() => expect(rows.value).toBe(text))
})

test('lists every wrong cell, and the input stays', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const errors = ['Row 1, Type: Enter Incentive', 'Row 2, Reason: Enter a reason'].map((message) => {
    return { path: 'body.text', message }
  })
  aMonth(new Failure(400, 'Nothing was saved', { errors }))
  const { user } = show(<VariableInputsScreen />, place)
  await user.type(await screen.findByRole('textbox', { name: /^Rows/ }), text)
  await user.click(screen.getByRole('button', { name: 'Check' }))
  const alert = await screen.findByRole('alert')
  expect(
    within(alert)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(errors.map(({ message }) => message))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Rows/ }).value).toBe(text)
})

test('undoes what was saved together, after confirmation', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const { calls } = aMonth(effect, [batch])
  const { user } = show(<VariableInputsScreen />, place)
  await user.click(await screen.findByRole('button', { name: /October 2026/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Undo' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(calls('DELETE /api/v1/user/pay-input-batch/{id}')).toHaveLength(1))
})

test('what a locked pay run includes cannot be undone, and a read-only user enters nothing', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  aMonth(effect, [{ ...batch, isPaid: true }])
  show(<VariableInputsScreen />, place)
  expect(await screen.findByText('In a locked pay run')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Rows/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /October 2026/ })).toBeNull()
})
