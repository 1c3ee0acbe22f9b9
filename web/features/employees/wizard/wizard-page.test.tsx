import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { show } from '../../../shared/testing/show.tsx'
import { useWizard, WizardPage } from './wizard-page.tsx'

describe('a task of several steps', () => {
  it('moves from step to step by URL and leaves at the end', async () => {
    const steps = [
      { id: 'basics', title: 'Basics', state: 'done' as const },
      { id: 'bank', title: 'Bank' },
    ]
    function Screen() {
      const wizard = useWizard(steps, '/done')
      return (
        <WizardPage title="Add employee" steps={steps} wizard={wizard}>
          <button onClick={wizard.next}>{`Save ${wizard.step}`}</button>
        </WizardPage>
      )
    }
    const { user, router } = show(<Screen />, { path: '/', at: '/' })
    await user.click(screen.getByRole('button', { name: 'Save basics' }))
    expect(router.state.location.search).toBe('?step=bank')
    expect(screen.getByText('Step 2 of 2 · Bank')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Done: 1 Basics' }).getAttribute('href')).toBe('/?step=basics')
    await user.click(screen.getByRole('button', { name: 'Save bank' }))
    expect(router.state.location.pathname).toBe('/done')
  })
})
