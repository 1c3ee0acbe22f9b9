import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../testing/show.tsx'
import { DateInput } from './date-field.tsx'

const told = vi.fn()

function From({ error }: { error?: string }) {
  const [value, setValue] = useState<string | null>(null)
  return (
    <DateInput
      label="From"
      value={value}
      error={error}
      onChange={(day) => {
        told(day)
        setValue(day)
      }}
    />
  )
}

describe('a day', () => {
  it.each(['1/2/26', '1-2-2026', '01022026', '1 Feb 2026'])('is typed as %s', async (text) => {
    const { user } = show(<From />)
    await user.click(await screen.findByRole('spinbutton', { name: 'Day' }))
    await user.keyboard(text)
    await user.tab()
    await waitFor(() => expect(told).toHaveBeenLastCalledWith('2026-02-01'))
  })

  it('is no mistake while half of it is typed', async () => {
    const { user } = show(<From error="Choose a day" />)
    expect(await screen.findByText('Choose a day')).toBeTruthy()
    await user.click(await screen.findByRole('spinbutton', { name: 'Day' }))
    await user.keyboard('21')
    await waitFor(() => expect(screen.queryByText('Choose a day')).toBeNull())
  })

  it('is chosen from a calendar that a tap opens', async () => {
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
    const { user } = show(<From error="Choose a day" />)
    await user.click(await screen.findByRole('group', { name: 'From' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByText('Choose a day')).toBeNull()
  })
})
