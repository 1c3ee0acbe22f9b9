import { Dialog } from '@mui/material'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SidePanel } from './side-panel.tsx'
import { useSidePanel } from './use-side-panel.ts'

describe('the side panel', () => {
  it('opens by the URL and closes with Escape, returning the focus', async () => {
    function Screen() {
      const panel = useSidePanel()
      return (
        <>
          <button onClick={() => panel.open('r1')}>Open</button>
          <SidePanel open={panel.id !== null} title="Leave of Priya" onClose={panel.close}>
            Body
          </SidePanel>
        </>
      )
    }
    const { user, router } = show(<Screen />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(router.state.location.search).toBe('?id=r1')
    expect(await screen.findByRole('dialog', { name: 'Leave of Priya' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.search).toBe('')
    expect(document.activeElement?.textContent).toBe('Open')
  })

  it('moves to neighbouring records by arrow keys and J and K, but not from a field or a dialog over it', async () => {
    function Screen() {
      const panel = useSidePanel()
      const [isAsking, setAsking] = useState(false)
      return (
        <SidePanel open title={`Payslip ${panel.id}`} onClose={panel.close} {...panel.beside(['a', 'b', 'c'])}>
          <input aria-label="Note" />
          <button onClick={() => setAsking(true)}>Ask</button>
          <Dialog open={isAsking}>
            <button>Yes</button>
          </Dialog>
        </SidePanel>
      )
    }
    const { user } = show(<Screen />, { at: '/?id=b' })
    const title = () => screen.getByRole('heading', { hidden: true }).textContent
    await user.click(screen.getByRole('button', { name: 'Next record' }))
    expect(title()).toBe('Payslip c')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next record' }).disabled).toBe(true)
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    await user.keyboard('{ArrowDown}')
    expect(title()).toBe('Payslip c')
    await user.keyboard('{ArrowUp}k')
    expect(title()).toBe('Payslip a')
    await user.keyboard('{ArrowDown}')
    expect(title()).toBe('Payslip b')
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'jk')
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    act(() => screen.getByRole('button', { name: 'Yes' }).focus())
    await user.keyboard('j{ArrowUp}')
    expect(title()).toBe('Payslip b')
  })
})
