import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { mockApi } from '../../testing/mock-api.ts'
import { show } from '../../testing/show.tsx'
import { DateInput } from './date-field.tsx'

const onChange = vi.fn()

/** As on a phone. */
function byFinger() {
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('pointer')
      ? ({
          ...matchMedia('all'),
          matches: query.includes('coarse'),
          addEventListener() {},
          removeEventListener() {},
          addListener() {},
          removeListener() {},
        } as unknown as MediaQueryList)
      : matchMedia(query),
  )
}

// Loaded once for all tests, however slow the machine is.
beforeAll(async () => void (await import('./date-part.tsx')))

beforeEach(() => {
  mockApi({
    'GET /api/v1/employee/days-off': ({ query }) => [
      { day: `${query['year']}-10-02`, kind: 'holiday', name: 'Gandhi Jayanti' },
      { day: `${query['year']}-10-04`, kind: 'weeklyOff', name: 'Weekly off' },
    ],
  })
})

function From({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <DateInput
      label="From"
      value={value}
      error={error}
      onChange={(day) => {
        onChange(day)
        setValue(day)
      }}
    />
  )
}

afterEach(() => vi.restoreAllMocks())

describe('a day', () => {
  it.each(['1/2/26', '1-2-2026', '01022026', '1 Feb 2026'])('can be typed as %s', async (text) => {
    const { user } = show(<From />)
    await user.click(await screen.findByRole('spinbutton', { name: 'Day' }))
    await user.keyboard(text)
    await user.tab()
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-02-01'))
  })

  it('is not an error while half typed', async () => {
    const { user } = show(<From error="Choose a day" />)
    expect(await screen.findByText('Choose a day')).toBeTruthy()
    await user.click(await screen.findByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('21')
    await waitFor(() => expect(screen.queryByText('Choose a day')).toBeNull())
  })

  it('is chosen from a calendar that opens on tap', async () => {
    byFinger()
    const { user } = show(<From error="Choose a day" />)
    await user.click(await screen.findByRole('group', { name: 'From' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('Choose a day')).toBeNull()
  })

  it('can be typed on a phone, too, and the slashes are added automatically', async () => {
    byFinger()
    const { user } = show(<From />)
    await user.click(await screen.findByRole('group', { name: 'From' }))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Date as DD/MM/YYYY' })
    await user.type(field, '0110')
    expect(field.value).toBe('01/10')
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()
    await user.type(field, '2026')
    expect(field.value).toBe('01/10/2026')
    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeTruthy()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(onChange).toHaveBeenLastCalledWith('2026-10-01')
  })

  it('that does not exist is reported on a phone beside the input', async () => {
    byFinger()
    const { user } = show(<From />)
    await user.click(await screen.findByRole('group', { name: 'From' }))
    await user.type(await screen.findByRole('textbox', { name: 'Date as DD/MM/YYYY' }), '31022026')
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a date as DD/MM/YYYY')
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()
  })

  it("off is marked in the calendar, and the legend names the month's holidays", async () => {
    const { calls } = mockApi({})
    const { user } = show(<DateInput label="From" value="2026-10-20" onChange={onChange} />)
    await user.click(await screen.findByRole('button', { name: /^Choose date/ }))
    expect(await screen.findByRole('gridcell', { name: '2, Gandhi Jayanti' })).toBeTruthy()
    expect(screen.getByRole('gridcell', { name: '4, Weekly off' })).toBeTruthy()
    expect(screen.getByRole('gridcell', { name: '5' })).toBeTruthy()
    const legend = screen.getByRole('list', { name: 'Days off' })
    expect(legend.textContent).toContain('02 Oct Gandhi Jayanti')
    await user.click(screen.getByRole('button', { name: 'Next month' }))
    await screen.findByRole('grid', { name: 'November 2026' })
    expect(screen.queryByRole('list', { name: 'Days off' })).toBeNull()
    expect(calls('GET /api/v1/employee/days-off').length).toBeLessThanOrEqual(1)
  })
})
