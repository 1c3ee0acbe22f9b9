import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, mockApi } from '../../shared/testing/mock-api.ts'
import { show } from '../../shared/testing/show.tsx'
import ContactUsScreen from './contact-us-screen.tsx'
import FaqScreen from './faq-screen.tsx'

test('a search opens the questions that contain all of its words', async () => {
  mockApi({})
  const { user } = show(<FaqScreen />)
  await user.type(screen.getByLabelText('Search questions'), 'payslip pdf')
  expect(screen.getByText('Where is my payslip?').closest('details')?.open).toBe(true)
  expect(screen.queryByText('How does the timer work?')).toBeNull()
  await user.type(screen.getByLabelText('Search questions'), ' zebra')
  await user.click(screen.getByRole('button', { name: 'Show all questions' }))
  expect(screen.getByText('How does the timer work?')).toBeTruthy()
})

test('a category shows only its questions', async () => {
  mockApi({})
  const { user } = show(<FaqScreen />)
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Leave',
    'Ask a question',
  ])
})

test('a link to a question opens it', () => {
  mockApi({})
  show(<FaqScreen />, { at: '/faq#position' })
  expect(screen.getByText('When is my location recorded?').closest('details')?.open).toBe(true)
})

test('a message is sent, and its reference replaces the form', async () => {
  const { calls } = mockApi({ 'POST /api/v1/public/faq': { reference: 'Q-3F9A12BC' } })
  const { user } = show(<ContactUsScreen />)
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Choose a topic')).toBeTruthy()
  expect(calls('POST /api/v1/public/faq')).toHaveLength(0)
  await user.type(screen.getByLabelText('Name'), 'Meera Iyer')
  await user.type(screen.getByLabelText('Email'), 'meera@acme.test')
  await user.selectOptions(screen.getByLabelText('Topic'), 'pricing')
  await user.type(screen.getByLabelText('Message'), 'What does it cost for 80 people?')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Q-3F9A12BC')).toBeTruthy()
  expect(calls('POST /api/v1/public/faq')[0]?.body).toMatchObject({ topic: 'pricing', company: '' })
})

test('other contacts are shown as far as they are set', async () => {
  mockApi({
    'GET /api/v1/public/contact': { address: null, email: 'help@acme.test', phone: '+91 80 4000 1234', hours: null },
  })
  show(<ContactUsScreen />)
  const ways = within(await screen.findByRole('region', { name: 'Other ways to reach us' }))
  const links = ways.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['mailto:help@acme.test', 'tel:+918040001234'])
  expect(ways.queryByText('Office')).toBeNull()
})

test('on failure the server says why and no input is lost', async () => {
  mockApi({ 'POST /api/v1/public/faq': new Failure(429, 'Too many tries. Try again in 10 min.') })
  const { user } = show(<ContactUsScreen />)
  await user.type(screen.getByLabelText('Name'), 'Meera Iyer')
  await user.type(screen.getByLabelText('Email'), 'meera@acme.test')
  await user.selectOptions(screen.getByLabelText('Topic'), 'other')
  await user.type(screen.getByLabelText('Message'), 'A question of some length')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(await screen.findByText('Too many tries. Try again in 10 min.')).toBeTruthy()
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Meera Iyer')
})
