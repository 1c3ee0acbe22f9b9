import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import Form16Screen from './form16-screen.tsx'
import OwnForm16Screen from './form16-own-screen.tsx'

const id = '01990000-0000-7000-8000-000000000001'
const at = '2026-06-10T05:00:00.000Z'
const priya = {
  ...{ _id: id, name: 'Priya Nair', code: 'ACM-0001', department: 'Design', hasPan: true, employer: null },
  partA: null,
  partB: {
    _id: `${id.slice(0, -1)}2`,
    madeAt: at,
    taxPaise: 7_500_000,
    tdsPaise: 7_500_000,
    isCurrent: true,
    perquisites: null,
  },
  issuedAt: null,
  isIssuedWhole: false,
}
const ravi = {
  ...{ ...priya, _id: `${id.slice(0, -1)}3`, name: 'Ravi Kumar', code: 'ACM-0002', hasPan: false },
  partB: { ...priya.partB, isCurrent: false },
}
const year = {
  ...{
    financialYear: '2025-26',
    form: 'Form 16',
    openMonths: [],
    people: 2,
    withoutPan: 1,
    withPartA: 0,
    withPartB: 2,
  },
  ...{ outdated: 1, issued: 0, missing: ['signatory' as const] },
}
const page = { data: [priya, ravi], pagination: { page: 1, limit: 10, total: 2 } }
const replies = { 'GET /api/v1/user/form-16': page, 'GET /api/v1/user/form-16-year': year } as const

test('the year shows how far the certificates are and what they lack', async () => {
  signedInAs('HR', 'form16Read')
  mockApi(replies)
  show(<Form16Screen />)
  const strip = await screen.findByRole('region', { name: 'Certificates for the year' })
  expect(await within(strip).findByText('1 outdated')).toBeTruthy()
  expect(screen.getByText(/Missing for Form 16: authorised signatory/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Statutory settings' })).toBeTruthy()
  const row = screen.getByRole('row', { name: /Ravi Kumar/ })
  expect(within(row).getByText('PAN missing')).toBeTruthy()
  expect(within(row).getByText('Outdated')).toBeTruthy()
})

test('Part B is generated for everyone, and issued to everyone after confirmation', async () => {
  signedInAs('HR', 'form16Read')
  const { calls } = mockApi({
    ...replies,
    'POST /api/v1/user/form-16': { people: 2 },
    'PUT /api/v1/user/form-16-issue': { issued: 2, excluded: 0 },
  })
  const { user } = show(<Form16Screen />)
  await user.click(await screen.findByRole('button', { name: 'Generate Part B' }))
  await waitFor(() => expect(calls('POST /api/v1/user/form-16')).toHaveLength(1))
  expect(calls('POST /api/v1/user/form-16')[0]?.body).toEqual({ financialYear: '2025-26' })
  await user.click(screen.getByRole('button', { name: 'Issue to employees' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Issue Form 16 for 2025-26?' })
  await user.click(within(dialog).getByRole('button', { name: 'Issue to employees' }))
  await waitFor(() => expect(calls('PUT /api/v1/user/form-16-issue')[0]?.body).toEqual({ financialYear: '2025-26' }))
})

test('a Part A that matches no one is listed with the reason', async () => {
  signedInAs('HR', 'form16Read')
  mockApi({
    ...replies,
    'POST /api/v1/user/form-16-part-a': {
      matched: [{ file: 'ABCPN1234F.pdf', name: 'Priya Nair', code: 'ACM-0001' }],
      unmatched: [{ file: 'ZZZPZ9999Z.pdf', reason: 'No one employed in 2025-26 has this PAN' }],
    },
  })
  const { user } = show(<Form16Screen />)
  await user.click(await screen.findByRole('button', { name: 'Upload Part A' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload Part A for 2025-26' })
  const zip = new File(['zip'], 'PartA.zip', { type: 'application/zip' })
  await user.upload(dialog.querySelector('input[type=file]')!, zip)
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }))
  expect(await within(dialog).findByText('Part A saved for 1 employee.')).toBeTruthy()
  expect(within(dialog).getByText('ZZZPZ9999Z.pdf: No one employed in 2025-26 has this PAN')).toBeTruthy()
})

test('with several legal entities, certificates are listed by entity, and Part A is uploaded for one', async () => {
  signedInAs('HR', 'form16Read')
  const labs = `${id.slice(0, -1)}5`
  const rows = [
    { ...priya, employer: { _id: null, name: 'Acme' } },
    { ...priya, employer: { _id: labs, name: 'Labs' } },
  ]
  const { calls } = mockApi({
    ...replies,
    'GET /api/v1/user/form-16': { ...page, data: rows },
    'GET /api/v1/user/legal-entity-name': [
      { _id: null, name: 'Acme' },
      { _id: labs, name: 'Labs' },
    ],
    'POST /api/v1/user/form-16-part-a': { matched: [], unmatched: [] },
  })
  const { user } = show(<Form16Screen />)
  expect(await screen.findByRole('row', { name: /Priya Nair.*Labs/ })).toBeTruthy()
  expect(screen.getByRole('row', { name: /Priya Nair.*Acme/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Upload Part A' }))
  const dialog = await screen.findByRole('dialog', { name: 'Upload Part A for 2025-26' })
  await user.click(await within(dialog).findByRole('combobox', { name: /Legal entity/ }))
  await user.click(await screen.findByRole('option', { name: 'Labs' }))
  await user.upload(
    dialog.querySelector('input[type=file]')!,
    new File(['zip'], 'PartA.zip', { type: 'application/zip' }),
  )
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }))
  const key = 'POST /api/v1/user/form-16-part-a'
  const sent = () => calls(key).map(({ body }) => (body as unknown as FormData).get('entity'))
  await waitFor(() => expect(sent()).toEqual([labs]))
})

test('an employee downloads what was issued; before that the page says when it comes', async () => {
  signedInAs('Employee')
  const { calls } = mockApi({
    'GET /api/v1/employee/self-form-16': [
      {
        financialYear: '2025-26',
        form: 'Form 16',
        employer: null,
        issuedAt: at,
        partA: null,
        partB: id,
        perquisites: null,
      },
    ],
    'GET /api/v1/employee/self-form-16-pdf/{id}': new Failure(404, 'The document was not found'),
  })
  const { user } = show(<OwnForm16Screen />)
  expect(await screen.findByRole('heading', { name: 'Form 16, 2025-26' })).toBeTruthy()
  expect(screen.getByText(/Part A from TRACES will follow/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Download Form 16 Part B 2025-26' }))
  await waitFor(() => expect(calls('GET /api/v1/employee/self-form-16-pdf/{id}')[0]?.params).toEqual({ id }))
})

test('everything comes as one document, or each paper separately', async () => {
  signedInAs('Employee')
  const partA = `${id.slice(0, -1)}4`
  const { calls } = mockApi({
    'GET /api/v1/employee/self-form-16': [
      {
        financialYear: '2025-26',
        form: 'Form 16',
        employer: null,
        issuedAt: at,
        partA,
        partB: id,
        perquisites: 'Form 12BA',
      },
    ],
    'GET /api/v1/employee/self-form-16-pdf/{id}': new Failure(404, 'Part A was not found.'),
  })
  const { user } = show(<OwnForm16Screen />)
  await user.click(await screen.findByRole('button', { name: 'Download Form 16 2025-26 (combined PDF)' }))
  await waitFor(() =>
    expect(calls('GET /api/v1/employee/self-form-16-pdf/{id}')[0]).toMatchObject({
      params: { id },
      query: { paper: 'whole' },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Download Form 16 Part A 2025-26' }))
  await waitFor(() => expect(calls('GET /api/v1/employee/self-form-16-pdf/{id}')[1]?.params).toEqual({ id: partA }))
  await user.click(screen.getByRole('button', { name: 'Download Form 12BA 2025-26' }))
  await waitFor(() =>
    expect(calls('GET /api/v1/employee/self-form-16-pdf/{id}')[2]?.query).toEqual({ paper: 'perquisites' }),
  )
})

test('nothing was issued yet', async () => {
  signedInAs('Employee')
  mockApi({ 'GET /api/v1/employee/self-form-16': [] })
  show(<OwnForm16Screen />)
  expect(await screen.findByText('No Form 16 yet')).toBeTruthy()
})
