import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { Certificate } from './certificate-sentences.ts'
import RunCertificate from './run-certificate.tsx'

const id = '01930000-0000-7000-8000-0000000000a1'
const certificate: Certificate = {
  ...{ _id: '01930000-0000-7000-8000-0000000000d1', n: 1, stage: 'approved', people: 2 },
  ...{ grossPaise: 100_00, deductionsPaise: 0, reimbursementsPaise: 0, employerPaise: 0 },
  ...{ debitPaise: 100_00, creditPaise: 100_00, ties: true, sha256: 'ab'.repeat(32), text: '{}' },
  figures: [
    {
      ...{ item: 'net', payslipsPaise: 100_00, bankPaise: 60_00, journalPaise: 100_00, returnPaise: null },
      differences: [{ against: 'bank', cause: 'onHold', people: 1, amountPaise: 40_00 }],
      unexplainedPaise: 0,
    },
  ],
  ...{ issuedBy: 'Anita Rao', issuedAt: '2026-11-20T04:00:00.000Z', voided: null },
}
const key = 'GET /api/v1/user/payrun/{id}/certificates'
const issueKey = 'POST /api/v1/user/payrun/{id}/certificates'
const shown = () => show(<RunCertificate runId={id} />, { path: '/run', at: '/run' })

test('shows that the figures agree, why the bank file is lower, and the hash', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  mockApi({ [key]: [certificate] })
  shown()
  expect(await screen.findByText(/2 payslips: payslips, bank, journal and returns agree/)).toBeTruthy()
  expect(screen.getByText('Bank file: ₹40, on hold (1 person)')).toBeTruthy()
  expect(screen.getByText(`SHA-256 of the figures: ${'ab'.repeat(32)}`)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull()
})

test('an unexplained difference is an error', async () => {
  signedInAs('Accountant', 'payRollHistoryRead')
  mockApi({
    [key]: [{ ...certificate, ties: false, figures: [{ ...certificate.figures[0]!, unexplainedPaise: 7_00 }] }],
  })
  shown()
  expect(await screen.findByText(/do not agree/)).toBeTruthy()
  expect(screen.getByText('₹7 not explained')).toBeTruthy()
})

test('a void certificate is listed with its reason, and HR issues a new one', async () => {
  signedInAs('HR', 'payRollHistoryRead', 'payRollHistoryWrite')
  const voided = { cause: 'reversed' as const, reason: 'Wrong account', by: 'Anita Rao', at: certificate.issuedAt }
  const { calls } = mockApi({ [key]: [{ ...certificate, voided }], [issueKey]: { n: 2 } })
  const { user } = shown()
  expect(await screen.findByText('No valid certificate')).toBeTruthy()
  expect(screen.getByText('Void: a payslip was reversed. Wrong account')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Issue certificate' }))
  await waitFor(() => expect(calls(issueKey)).toHaveLength(1))
})

test('says that the certificate could not be loaded', async () => {
  signedInAs('HR', 'payRollHistoryRead')
  mockApi({ [key]: new Failure(500, 'down') })
  shown()
  expect(await screen.findByText('Could not load the certificate.')).toBeTruthy()
})
