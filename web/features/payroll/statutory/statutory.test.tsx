import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startingSettings, type StatutorySection } from '@muster/contract/payroll/statutory/statutory-sections.ts'
import { indianLaws } from '@muster/engine/statute-book/india.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import type { Settings } from './place.ts'
import type { LawLine } from './law/section-law.tsx'
import { isNamed } from './shape-labels.ts'
import { areaNames, fieldsOf } from '../../../shared/statutory/sections.ts'
import StatutorySettingsScreen from './statutory-settings-screen.tsx'

const held = <V,>(value: V) => ({ value, from: null, next: null })
const bengaluru = '01930000-0000-7000-8000-0000000000a1'
const settings: Settings = {
  month: '2026-11',
  lockedTo: '2026-10',
  otherTan: null,
  pf: { ...held(startingSettings.pf), from: '2026-10' },
  esi: held(startingSettings.esi),
  tds: held(startingSettings.tds),
  gratuity: held(startingSettings.gratuity),
  bonus: held(startingSettings.bonus),
  pay: held(startingSettings.pay),
  states: [
    {
      state: 'IN-KA',
      code: 'KA',
      pt: held(startingSettings.pt),
      lwf: held(startingSettings.lwf),
      locations: [{ _id: bengaluru, name: 'Bengaluru', pt: null }],
    },
  ],
}
const ceiling: LawLine = {
  _id: 'in.pf.ceiling',
  name: 'EPF: monthly wage ceiling',
  area: 'pf',
  value: '₹25,000',
  from: '2026-09-17',
  source: 'S.O. 5109(E)',
  certainty: 'firm',
  note: null,
  isOwn: false,
  rows: 2,
}
const westBengal: LawLine = {
  ...ceiling,
  _id: 'in.pt.WB',
  name: 'Professional tax: West Bengal',
  area: 'pt',
  certainty: 'unsure',
}
const karnataka: LawLine = { ...westBengal, _id: 'in.pt.KA', name: 'Professional tax: Karnataka' }
const change = {
  _id: '1',
  state: null,
  location: null,
  from: '2026-10',
  note: 'Letter of the office',
  who: 'Anita Rao',
  at: '2026-10-02T09:30:00Z',
  changes: [{ field: 'epsRate', from: '0.0833', to: '1/12' }],
}

function mockAll(data: LawLine[] = [ceiling]) {
  signedInAs('HR', 'access_statutory_settings')
  return mockApi({
    'GET /api/v1/user/statutory-settings': settings,
    'GET /api/v1/user/statutory-settings/history': [change],
    'GET /api/v1/user/statutory-law': { data, pagination: { page: 1, limit: 100, total: data.length } },
    'POST /api/v1/user/statutory-settings': { _id: '2' },
  })
}

test('every section and every setting has a label', () => {
  const areas = new Set(indianLaws.map(({ id }) => id.split('.')[1] ?? ''))
  expect([...areas].filter((area) => areaNames[area] === undefined)).toEqual([])
  for (const section of Object.keys(startingSettings) as StatutorySection[]) {
    const shown = fieldsOf(section).map(({ name }) => name)
    expect(shown.toSorted()).toEqual(Object.keys(startingSettings[section]).toSorted())
  }
})

test('every part of a statutory value has a label', () => {
  const namesIn = (value: unknown): string[] =>
    Array.isArray(value)
      ? value.flatMap(namesIn)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, part]) => [key, ...namesIn(part)])
        : []
  const all = new Set(indianLaws.flatMap(({ rows }) => rows.flatMap(({ value }) => namesIn(value))))
  expect([...all].filter((name) => !isNamed(name))).toEqual([])
})

test('days of the year are dates, and shown as dates in the history', async () => {
  mockAll()
  mockApi({
    'GET /api/v1/user/statutory-settings/history': [
      { ...change, changes: [{ field: 'proofCutOff', from: '01-15', to: '02-10' }] },
    ],
  })
  show(<StatutorySettingsScreen />, { path: '*', at: '/?tab=tds' })
  const history = await screen.findByRole('region', { name: 'History' })
  expect(await within(history).findByText('10 February')).toBeTruthy()
  expect(screen.queryByDisplayValue('01-15')).toBeNull()
  expect(screen.queryByText(/01-15 is/)).toBeNull()
})

test('two conflicting TANs are resolved once', async () => {
  mockAll()
  const two = { ...settings, otherTan: 'BLRA12345B', tds: held({ ...startingSettings.tds, tan: 'BLRM54321C' }) }
  const { calls } = mockApi({
    'GET /api/v1/user/statutory-settings': two,
    'POST /api/v1/user/statutory-settings/tan': null,
  })
  const { user } = show(<StatutorySettingsScreen />, { path: '*', at: '/?tab=tds' })
  await user.click(await screen.findByRole('button', { name: 'Use BLRM54321C' }))
  await waitFor(() => expect(calls('POST /api/v1/user/statutory-settings/tan')[0]?.body).toEqual({ tan: 'BLRM54321C' }))
})

test('each registration is answered before all of them are saved', async () => {
  signedInAs('HR', 'access_statutory_settings')
  const pf = { section: 'pf', state: null, law: 'Required from 20 employees.', threshold: 20, employees: 3 } as const
  const open = { answer: null, number: null, since: null, byEntity: [], isCrossed: false }
  const { calls } = mockApi({
    'GET /api/v1/user/statutory-registrations': {
      lockedTo: null,
      registrations: [
        { ...pf, ...open },
        { ...pf, ...open, section: 'pt', state: 'IN-KA', threshold: null },
      ],
    },
    'POST /api/v1/user/statutory-registrations': null,
  })
  const { user } = show(<StatutorySettingsScreen />, { path: '*', at: '/?tab=registrations' })
  expect(await screen.findByText(/2 registrations are not confirmed/)).toBeTruthy()
  await user.click(screen.getAllByRole('radio', { name: /^Not registered/ })[0]!)
  await user.click(screen.getByRole('button', { name: 'Save registrations' }))
  expect(await screen.findByText('Choose one')).toBeTruthy()
  expect(calls('POST /api/v1/user/statutory-registrations')).toHaveLength(0)
  await user.click(screen.getAllByRole('radio', { name: /^Registered/ }).at(-1)!)
  await user.type(await screen.findByLabelText(/^Registration number/), 'ka 1234-56')
  await user.click(screen.getByRole('button', { name: 'Save registrations' }))
  await waitFor(() => expect(calls('POST /api/v1/user/statutory-registrations')).toHaveLength(1))
  expect(calls('POST /api/v1/user/statutory-registrations')[0]?.body).toMatchObject({
    answers: [
      { section: 'pf', answer: 'notCovered', number: null },
      { section: 'pt', state: 'IN-KA', answer: 'registered' },
    ],
  })
})

test('a section is changed from a month on, with the law and the history below', async () => {
  const { calls } = mockAll()
  const { user } = show(<StatutorySettingsScreen />)
  expect(await screen.findByText('Effective from October 2026.')).toBeTruthy()
  expect((await screen.findAllByText('S.O. 5109(E)', { exact: false })).length).toBeGreaterThan(0)
  const history = await screen.findByRole('region', { name: 'History' })
  expect(await within(history).findByText('One twelfth')).toBeTruthy()
  await user.type(await screen.findByLabelText(/^Establishment number/), 'bg/bng/12')
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  expect(await screen.findByText(/Enter the establishment code/)).toBeTruthy()
  await user.type(screen.getByLabelText(/^Establishment number/), '34567')
  await user.click(screen.getByLabelText(/One twelfth/))
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(calls('POST /api/v1/user/statutory-settings')).toHaveLength(1))
  expect(calls('POST /api/v1/user/statutory-settings')[0]?.body).toEqual({
    section: 'pf',
    seenIn: '2026-11',
    from: '2026-11',
    note: '',
    value: { ...startingSettings.pf, establishmentNumber: 'BG/BNG/1234567', epsRate: '1/12' },
  })
})

test('a wage is tried with the values in the form', async () => {
  const { calls } = mockAll()
  const law = [{ _id: 'in.pf.ceiling', name: 'Ceiling', value: '₹25,000', from: '2026-09-17', source: 'S.O. 5109(E)' }]
  mockApi({
    'POST /api/v1/user/statutory-settings/preview': {
      lines: [{ label: 'Employee', amountPaise: 250_000, savedPaise: 300_000 }],
      steps: [{ words: 'Employee: 10 % of ₹25,000', amountPaise: 250_000, law }],
    },
  })
  const { user } = show(<StatutorySettingsScreen />)
  await user.click(await screen.findByLabelText(/^10 %/))
  await user.type(screen.getByLabelText('Monthly wage'), '{Enter}')
  expect(await screen.findByText('Employee: 10 % of ₹25,000', { exact: false })).toBeTruthy()
  expect(screen.getByText('₹3,000.00')).toBeTruthy()
  expect(calls('POST /api/v1/user/statutory-settings/preview')[0]?.body).toMatchObject({
    ...{ section: 'pf', month: '2026-11', monthlyWagePaise: 3_000_000, draft: { epfRate: '0.10' } },
  })
  expect(calls('POST /api/v1/user/statutory-settings')).toHaveLength(0)
  mockApi({
    'POST /api/v1/user/statutory-settings/preview': new Failure(422, 'The law has no value. Try another month.'),
  })
  await user.click(screen.getByRole('button', { name: 'Calculate' }))
  expect(await screen.findByText('The law has no value. Try another month.')).toBeTruthy()
})

test('someone who may see pay runs sees the effect of a change on the next one before saving', async () => {
  const { calls } = mockAll()
  signedInAs('HR', 'access_statutory_settings', 'payRollHistoryRead')
  const before = { deductionsPaise: 600_000, employerPaise: 650_000, netPaise: 14_400_000 }
  const after = { deductionsPaise: 500_000, employerPaise: 650_000, netPaise: 14_500_000 }
  mockApi({
    'POST /api/v1/user/statutory-settings/effect': { month: '2026-11', people: 60, changed: 2, before, after },
  })
  const { user } = show(<StatutorySettingsScreen />)
  await user.click(await screen.findByLabelText(/^10 %/))
  await user.click(screen.getByRole('button', { name: 'Preview next pay run' }))
  expect(await screen.findByText(/2 of 60 payslips change/)).toBeTruthy()
  expect(screen.getByText('₹5,000')).toBeTruthy()
  expect(screen.queryByText(/Employer contributions/)).toBeNull()
  expect(calls('POST /api/v1/user/statutory-settings/effect')[0]?.body).toMatchObject({
    ...{ section: 'pf', from: '2026-11', note: '', value: { epfRate: '0.10', establishmentNumber: null } },
  })
  expect(calls('POST /api/v1/user/statutory-settings')).toHaveLength(0)
})

test('professional tax is set for a state or one location, with a warning about a table that no one confirmed', async () => {
  const { calls } = mockAll([westBengal, karnataka])
  const { user } = show(<StatutorySettingsScreen />, { path: '/s', at: '/s?tab=pt' })
  expect(await screen.findByText(/Confirm before you rely on it: Professional tax: Karnataka\./)).toBeTruthy()
  expect(screen.queryByText(/West Bengal/)).toBeNull()
  await user.click(await screen.findByRole('combobox', { name: 'Applies to' }))
  await user.click(await screen.findByRole('option', { name: 'Bengaluru (same as Karnataka)' }))
  // Fields for other states only are not shown.
  expect(screen.queryByLabelText(/^Spread over months/)).toBeNull()
  await user.click(await screen.findByLabelText(/^Count bonus and arrears/))
  await user.click(screen.getByRole('button', { name: 'Save settings' }))
  await waitFor(() => expect(calls('POST /api/v1/user/statutory-settings')).toHaveLength(1))
  expect(calls('POST /api/v1/user/statutory-settings')[0]?.body).toMatchObject({
    ...{
      section: 'pt',
      state: 'IN-KA',
      locationId: bengaluru,
      value: { bonusMonthCounts: false, mode: 'atOnce', registrationNumber: null },
    },
  })
})

test('without a location there is nothing to set for a state, and the page says what to do', async () => {
  mockAll()
  mockApi({ 'GET /api/v1/user/statutory-settings': { ...settings, states: [] } })
  show(<StatutorySettingsScreen />, { path: '/s', at: '/s?tab=lwf' })
  expect(await screen.findByText('No location with a state yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add location' })).toBeTruthy()
})

const number = { kind: 'number', options: null, fields: [], item: null, mayBeEmpty: false, growsBy: null } as const
const noPart = { unit: null, either: [], nullable: false }
const slabShape = {
  ...{ ...number, ...noPart, kind: 'record' },
  fields: [
    { name: 'amountPaise', optional: false, shape: { ...number, ...noPart, unit: 'paise' } },
    { name: 'taxPaise', optional: false, shape: { ...number, ...noPart, unit: 'paise' } },
  ],
}

test('an override replaces the law, row by row, with its source', async () => {
  mockAll([karnataka])
  const value = { slabs: [{ amountPaise: 2_500_000, taxPaise: 20_000 }] }
  const { calls } = mockApi({
    'GET /api/v1/user/statutory-law/{id}': {
      ...{ ...karnataka, unit: 'table', ended: [] },
      shape: {
        ...{ ...number, ...noPart, kind: 'record' },
        fields: [{ name: 'slabs', optional: false, shape: { ...number, ...noPart, kind: 'list', item: slabShape } }],
      },
      history: [
        { from: '2025-04-01', value, text: 'slabs', source: 'The Act', certainty: 'unsure', note: null, own: null },
      ],
    },
    'POST /api/v1/user/statutory-law': new Failure(400, 'Some fields need correction.', {
      errors: [
        { path: 'body.source', message: 'Enter the source' },
        { path: 'body.value.slabs', message: 'Put the rows in order, the lowest limit first' },
      ],
    }),
  })
  const { user } = show(<StatutorySettingsScreen />, { path: '/s', at: '/s?tab=rules&law=in.pt.KA' })
  await user.click(await screen.findByRole('button', { name: 'Add override' }, { timeout: 5000 }))
  await user.click(await screen.findByRole('button', { name: 'Add row' }))
  const tax = within(await screen.findByRole('group', { name: 'Slabs, row 2' })).getByLabelText('Tax')
  await user.clear(tax)
  await user.type(tax, '300')
  await user.click(screen.getByRole('button', { name: 'Save override' }))
  expect(await screen.findByText('Put the rows in order, the lowest limit first')).toBeTruthy()
  expect(screen.getByText('Enter the source')).toBeTruthy()
  expect(calls('POST /api/v1/user/statutory-law')[0]?.body).toMatchObject({
    ...{ law: 'in.pt.KA', value: { slabs: [{ taxPaise: 20_000 }, { amountPaise: 2_500_000, taxPaise: 30_000 }] } },
  })
})
