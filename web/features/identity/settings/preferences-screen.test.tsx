import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { formatTime } from '../../../shared/format/time.ts'
import { useShortcutSetting } from '../../../shared/shortcuts/shortcut.ts'
import { Failure, mockApi } from '../../../shared/testing/mock-api.ts'
import { signedInAs } from '../../../shared/testing/people.ts'
import { show } from '../../../shared/testing/show.tsx'
import PreferencesScreen from './preferences-screen.tsx'

const put = 'PUT /api/v1/user/preference'
let user: ReturnType<typeof signedInAs>

beforeEach(() => {
  user = signedInAs('Employee')
})

test('the 12-hour clock is saved, and times use it at once', async () => {
  const { calls } = mockApi({
    [put]: { hour12: true },
    'GET /api/v1/employee/user-info': { ...user, hour12: true },
  })
  const { user: person } = show(<PreferencesScreen />)
  expect(formatTime('14:30')).toBe('14:30')
  await person.click(screen.getByRole('radio', { name: /12-hour clock/ }))
  await waitFor(() => expect(formatTime('14:30')).toBe('2:30 pm'))
  expect(calls(put)[0]?.body).toEqual({ hour12: true })
  expect((screen.getByRole('radio', { name: /12-hour clock/ }) as HTMLInputElement).checked).toBe(true)
})

test('a choice that could not be saved is reported and unchanged', async () => {
  mockApi({ [put]: new Failure(500, 'Something went wrong') })
  const { user: person } = show(<PreferencesScreen />)
  await person.click(screen.getByRole('radio', { name: /12-hour clock/ }))
  expect(await screen.findByText('Something went wrong')).toBeTruthy()
  expect((screen.getByRole('radio', { name: /24-hour clock/ }) as HTMLInputElement).checked).toBe(true)
})

test('shortcuts can be turned off', async () => {
  mockApi({})
  const { user: person } = show(<PreferencesScreen />)
  await person.click(screen.getByRole('switch', { name: 'Use shortcuts without Ctrl' }))
  expect(useShortcutSetting.getState().on).toBe(false)
  useShortcutSetting.setState({ on: true })
})
