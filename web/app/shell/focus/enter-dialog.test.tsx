import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { lazy, Suspense, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { SidePanel } from '../../../shared/ui/side-panel/side-panel.tsx'
import { UploadDialog } from '../../../features/payroll/upload-dialog.tsx'
import { usePageKeys } from '../../../shared/shortcuts/shortcut.ts'
import { expectText } from '../../../shared/shortcuts/type-ahead.ts'
import { enterDialogs } from './enter-dialog.ts'

let stop = () => {}
beforeEach(() => {
  stop = enterDialogs()
})
afterEach(() => stop())

const none = () => undefined
const focusIsOn = (find: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(find()))

describe('the focus in a dialog that opens', () => {
  it('is on its first field', async () => {
    render(
      <Dialog open aria-label="Note">
        <DialogTitle>Note</DialogTitle>
        <DialogContent>
          <button>Close</button>
          <textarea aria-label="Note" />
        </DialogContent>
      </Dialog>,
    )
    await focusIsOn(() => screen.getByRole('textbox'))
  })

  it('is on its heading, if there is no input', async () => {
    const upload = { pending: false, error: null, reset: none }
    render(
      <UploadDialog
        {...{ title: 'Add people', intro: 'A list', label: 'List', types: ['text/csv'], maxBytes: 9, upload }}
        send={() => Promise.resolve()}
        onClose={none}
        leave="Close"
      />,
    )
    await focusIsOn(() => screen.getByRole('heading', { name: 'Add people' }))
  })

  it('is on the heading of a record beside its list, although there is a field below', async () => {
    render(
      <SidePanel open title="Payslip" onClose={none}>
        <input aria-label="Note" />
      </SidePanel>,
    )
    await focusIsOn(() => screen.getByRole('heading', { name: 'Payslip' }))
  })

  it('is on the safe answer of a confirmation', async () => {
    render(
      <ConfirmDialog open title="Delete?" confirm="Delete" onConfirm={none} onClose={none}>
        It is gone then.
      </ConfirmDialog>,
    )
    await focusIsOn(() => screen.getByRole('button', { name: 'Keep' }))
  })

  it('is on a field that loads later, unless the person has moved on', async () => {
    let arrive: () => void = none
    const Later = lazy(
      () =>
        new Promise<{ default: () => React.ReactElement }>((resolve) => {
          arrive = () => resolve({ default: () => <input aria-label="Day" /> })
        }),
    )
    render(
      <Dialog open aria-label="Leave">
        <DialogTitle>Leave</DialogTitle>
        <Suspense>
          <Later />
        </Suspense>
      </Dialog>,
    )
    await focusIsOn(() => screen.getByRole('heading', { name: 'Leave' }))
    arrive()
    await focusIsOn(() => screen.getByRole('textbox', { name: 'Day' }))
  })
})

it('a press beside the fields of a dialog leaves the focus out of its first field', async () => {
  render(
    <Dialog open aria-label="Correction">
      <DialogContent>
        <input aria-label="Day" />
        <label>
          <input type="radio" /> Punch-in
        </label>
      </DialogContent>
    </Dialog>,
  )
  const day = screen.getByRole('textbox')
  await focusIsOn(() => day)
  let focused = 0
  day.addEventListener('focus', () => (focused += 1))
  await userEvent.click(screen.getByText('Punch-in'))
  expect(screen.getByRole('radio')).toHaveProperty('checked', true)
  expect(focused).toBe(0)
})

describe('text typed right after the key that opens a dialog', () => {
  function Inbox() {
    const [isOpen, setOpen] = useState(false)
    const [approved, setApproved] = useState(0)
    const [note, setNote] = useState('')
    usePageKeys({
      a: () => setApproved(approved + 1),
      n: () => {
        expectText()
        // The dialog has to be loaded first.
        window.setTimeout(() => setOpen(true), 60)
      },
    })
    return (
      <>
        <p>{`${approved} approved, ${note}`}</p>
        <Dialog open={isOpen} aria-label="Note">
          <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
        </Dialog>
      </>
    )
  }

  it('ends up in its field, and triggers no other shortcut', async () => {
    render(<Inbox />)
    await userEvent.keyboard('n')
    await userEvent.keyboard('asks a lot')
    await focusIsOn(() => screen.getByRole('textbox'))
    await waitFor(() => expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('asks a lot'))
    await userEvent.keyboard('!')
    expect(screen.getByText('0 approved, asks a lot!')).toBeTruthy()
  })

  it('triggers shortcuts again after Escape', async () => {
    render(<Inbox />)
    await userEvent.keyboard('n')
    await userEvent.keyboard('b{Escape}')
    fireEvent.keyDown(document.body, { key: 'a' })
    expect(await screen.findByText('1 approved,')).toBeTruthy()
  })
})
