import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import { payslip } from '../testing.ts'
import type { OpeningPay } from '../types.ts'
import { OpeningPayPanel } from './opening-pay-panel.tsx'

const priya = { employeeId: payslip.employeeId, name: 'Priya Nair' }
const entry: OpeningPay = {
  _id: '01930000-0000-7000-8000-0000000000f1',
  ...{
    fromMonth: '2026-04',
    toMonth: '2026-09',
    addedBy: 'Anita Rao',
    wasAlone: false,
    writtenAt: '2026-10-05T04:00:00.000Z',
  },
  ...{ salaryPaise: 120_000_000, basicPaise: 60_000_000, daPaise: 0, hraPaise: 0, ltaPaise: 0, exemptPaise: 0 },
  ...{
    perquisitesPaise: 0,
    employerNpsPaise: 0,
    employerPfPaise: 0,
    superannuationPaise: 0,
    pfPaise: 1_080_000,
    esiWagesPaise: 0,
    ptPaise: 120_000,
  },
  ...{ tdsPaise: 14_625_000, bonusWagesPaise: null, paidHalfDays: 365 },
}

test('HR enters the totals of a half-year; errors appear at their fields', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  const message = 'Priya Nair joined on 11 May 2026'
  const { calls } = mockApi({
    'GET /api/v1/user/opening-pay': { entries: [], firstRun: '2026-10', usedIn: null },
    'POST /api/v1/user/opening-pay': new Failure(400, message, { errors: [{ path: 'body.fromMonth', message }] }),
  })
  const { user } = show(<OpeningPayPanel {...priya} />)
  expect(await screen.findByText('No pay entered')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add pay before Muster for Priya Nair' })
  await user.type(await within(dialog).findByLabelText('Gross salary'), '1200000')
  await user.type(within(dialog).getByLabelText('TDS'), '146250')
  await user.type(within(dialog).getByLabelText('Paid days'), '182.5')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText(message)).toBeTruthy()
  expect(calls('POST /api/v1/user/opening-pay')[0]?.body).toMatchObject({
    ...{ employeeId: priya.employeeId, fromMonth: '2026-04', toMonth: '2026-09' },
    ...{ salaryPaise: 120_000_000, tdsPaise: 14_625_000, paidHalfDays: 365 },
  })
})

test('an entry can be changed and deleted until a payslip is locked', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  const { calls } = mockApi({
    'GET /api/v1/user/opening-pay': { entries: [entry], firstRun: '2026-10', usedIn: null },
    'PUT /api/v1/user/opening-pay/{id}': null,
    'DELETE /api/v1/user/opening-pay/{id}': null,
  })
  const { user } = show(<OpeningPayPanel {...priya} />)
  const row = await screen.findByRole('row', { name: /Apr 2026 – Sept? 2026/ })
  await user.click(within(row).getByRole('button', { name: /Actions/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Edit pay before Muster for Priya Nair' })
  const tds = await within(dialog).findByLabelText('TDS')
  await user.clear(tds)
  await user.type(tds, '100000')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => calls('PUT /api/v1/user/opening-pay/{id}')[0]?.body)
    .toMatchObject({
      ...{ fromMonth: '2026-04', salaryPaise: 120_000_000, tdsPaise: 10_000_000, paidHalfDays: 365 },
    })
})

test('nothing can be changed once a payslip is locked, and nothing is shown if there is nothing', async () => {
  signedInAs('HR', 'employeeSalaryRead', 'employeeSalaryWrite')
  mockApi({ 'GET /api/v1/user/opening-pay': { entries: [entry], firstRun: '2026-10', usedIn: '2026-10' } })
  const { unmount } = show(<OpeningPayPanel {...priya} />)
  expect(await screen.findByText(/Locked since the October 2026 payslip/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  unmount()
})
