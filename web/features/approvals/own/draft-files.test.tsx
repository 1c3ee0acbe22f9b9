import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { beforeEach, describe, expect, it } from 'vitest'
import { useSession } from '../../../shared/session/session.ts'
import { browserFiles } from '../../../shared/testing/browser-files.ts'
import { signedInAs, signedOut } from '../../../shared/testing/people.ts'
import { DraftState } from '../../../shared/draft/draft-state.tsx'
import { ownDraft } from '../../../shared/session/own-draft.ts'
import { useDraftFiles } from './use-draft-files.ts'

const blank = { reason: '', documents: [] as File[] }
const bill = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

beforeEach(() => {
  signedInAs('Employee', 'claimRead')
  return signedOut
})

const next = { files: [] as File[] }

function attach(...files: File[]) {
  next.files = files
  fireEvent.click(screen.getByRole('button', { name: 'Attach' }))
}

function Page() {
  const [draft] = useState(() => ownDraft('claim'))
  const files = useDraftFiles(draft)
  return files === undefined ? <p>Loading</p> : <Fields draft={draft} files={files} />
}

function Fields({ draft, files }: { draft: ReturnType<typeof ownDraft>; files: object | null }) {
  const form = useForm({ defaultValues: { ...blank, ...draft.values, ...files } })
  const documents = useWatch({ control: form.control, name: 'documents' })
  return (
    <FormProvider {...form}>
      <input aria-label="Reason" {...form.register('reason')} />
      <ul>
        {documents.map((file) => (
          <li key={file.name}>{file.name}</li>
        ))}
      </ul>
      <button onClick={() => form.setValue('documents', next.files, { shouldDirty: true })}>Attach</button>
      <button onClick={() => draft.forget()}>Sent</button>
      <DraftState draft={draft} blank={blank} hasLost={files === null} />
    </FormProvider>
  )
}

const type = (words: string) => fireEvent.change(screen.getByLabelText('Reason'), { target: { value: words } })
const waitForWrites = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

async function startDraft(...files: File[]) {
  const page = render(<Page />)
  attach(...files)
  await waitForWrites()
  return page
}

describe('the files of a draft', () => {
  it('are there with the input when the page is opened again, in their order', async () => {
    const page = await startDraft(bill('one.pdf'), bill('two.pdf'))
    type('Client visit')
    screen.getByText(/^Draft saved [^,]*$/)
    page.unmount()
    render(<Page />)
    expect(screen.queryByLabelText('Reason')).toBeNull()
    await screen.findByText('one.pdf')
    expect(names()).toEqual(['one.pdf', 'two.pdf'])
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Client visit')
    expect(screen.queryByText(/lost/)).toBeNull()
  })

  it('are kept without other input, and are updated when one is removed', async () => {
    const page = await startDraft(bill('one.pdf'), bill('two.pdf'))
    attach(bill('two.pdf'))
    await waitForWrites()
    page.unmount()
    render(<Page />)
    await screen.findByText('two.pdf')
    expect(names()).toEqual(['two.pdf'])
  })

  it.each(['Sent', 'Discard'])('are removed on %s', async (button) => {
    const page = await startDraft(bill('one.pdf'))
    expect(browserFiles.rows.size).toBe(1)
    fireEvent.click(screen.getByRole('button', { name: button }))
    // A late write of the form must not restore them.
    if (button === 'Sent') attach(bill('late.pdf'))
    await waitForWrites()
    expect(browserFiles.rows.size).toBe(0)
    page.unmount()
    render(<Page />)
    await waitForWrites()
    expect(names()).toEqual([])
  })

  it('are not given to the next person, and are removed on sign-out', async () => {
    const page = await startDraft(bill('one.pdf'))
    page.unmount()
    const user = useSession.getState().user!
    useSession.setState({ user: { ...user, _id: '01930000-0000-7000-8000-0000000000ff' } })
    render(<Page />)
    await waitForWrites()
    expect(names()).toEqual([])
    const { removeAllFiles } = await import('../../../shared/draft/draft-files.ts')
    await removeAllFiles()
    expect(browserFiles.rows.size).toBe(0)
  })

  it('that do not fit are reported as missing, and the text stays', async () => {
    browserFiles.isFull = true
    const page = await startDraft(bill('huge.pdf'))
    await screen.findByText(/without the files/)
    type('Client visit')
    page.unmount()
    render(<Page />)
    await screen.findByText(/Its files were lost. Attach them again./)
    expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'Client visit')
    browserFiles.isFull = false
    attach(bill('small.pdf'))
    await waitForWrites()
    expect(screen.queryByText(/lost|without/)).toBeNull()
    expect(browserFiles.rows.size).toBe(1)
  })

  it('are removed after a month without use', async () => {
    browserFiles.rows.set('old', { account: 'x', at: Date.now() - 31 * 86_400_000, files: {} })
    const page = await startDraft(bill('one.pdf'))
    page.unmount()
    render(<Page />)
    await screen.findByText('one.pdf')
    expect([...browserFiles.rows.keys()]).not.toContain('old')
  })
})
