import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState, type ReactElement } from 'react'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { FormDialog } from '../shared/form/form-dialog.tsx'
import { TextField } from '../shared/form/text/text-field.tsx'
import PortalErrorsDialog from '../features/payroll/output/portal-errors-dialog.tsx'
import { UploadDialog } from '../features/payroll/upload-dialog.tsx'
import { show } from '../shared/testing/show.tsx'
import CropPart from '../shared/ui/crop/crop-part.tsx'
import FeedbackDialog from './feedback/feedback-dialog.tsx'

interface Kind {
  dialog: (onClose: () => void) => ReactElement
  /** Enters something that Escape must not lose; null if the dialog has no input. */
  enter: ((user: UserEvent) => Promise<void>) | null
  /** Whether the input is still there. */
  isKept?: () => boolean
}

const kinds: Record<string, Kind> = {
  'shared/form/form-dialog.tsx': {
    dialog: (onClose) => (
      <FormDialog
        {...{ open: true, title: 'Note', values: { note: '' }, submit: 'Add note', onClose }}
        schema={() => Promise.resolve(z.object({ note: z.string() }))}
        send={() => Promise.resolve(null)}
      >
        <TextField name="note" label="Note" />
      </FormDialog>
    ),
    enter: (user) => user.type(screen.getByRole('textbox'), 'Hello'),
    isKept: () => screen.getByRole<HTMLInputElement>('textbox').value === 'Hello',
  },
  'features/payroll/upload-dialog.tsx': {
    dialog: (onClose) => (
      <UploadDialog
        {...{ title: 'Bank response', intro: '', label: 'File', types: ['text/csv'], maxBytes: 999, leave: 'Close' }}
        upload={{ pending: false, error: null, reset: () => undefined }}
        send={() => Promise.resolve()}
        onClose={onClose}
      />
    ),
    enter: (user) =>
      user.upload(
        document.querySelector('input[type=file]') as HTMLInputElement,
        new File(['a,b'], 'response.csv', { type: 'text/csv' }),
      ),
    isKept: () => screen.queryByText('response.csv') !== null,
  },
  'features/payroll/output/portal-errors-dialog.tsx': {
    dialog: (onClose) => (
      <PortalErrorsDialog entity={{}} runId="01890a5d-ac96-774b-bcce-b302099a8057" onClose={onClose} />
    ),
    enter: (user) => user.type(screen.getByRole('textbox'), 'Line 1'),
    isKept: () => screen.getByRole<HTMLTextAreaElement>('textbox').value === 'Line 1',
  },

  'shared/ui/crop/crop-part.tsx': {
    dialog: (onClose) => (
      <CropPart
        file={new File(['x'], 'me.png', { type: 'image/png' })}
        {...{ title: 'Profile picture', onClose }}
        onCropped={() => {}}
      />
    ),
    enter: null,
  },
  'app/feedback/feedback-dialog.tsx': {
    dialog: (onClose) => <FeedbackDialog onClose={onClose} />,
    enter: (user) => user.type(screen.getByRole('textbox'), 'Hello'),
    isKept: () => screen.getByRole<HTMLTextAreaElement>('textbox').value === 'Hello',
  },
}

/** Confirmations, lists, searches and single choices: their input is not saved anyway. */
const withoutEntry = [
  'app/feedback/discard-question.tsx',
  'app/palette/command-palette.tsx',
  'app/shortcuts/shortcut-list.tsx',
  'features/approvals/file-viewer.tsx',
  'features/approvals/inbox/refused-dialog.tsx',
  'features/calendar/feed/feed-dialog.tsx',
  'features/noticeboard/text/loading-dialog.tsx',
  'features/noticeboard/text/people-dialog.tsx',
  'features/notifications/notification-panel.tsx',
  'features/payroll/output/part-payment-dialog.tsx',
  'features/reports/people-behind.tsx',
  'shared/permissions/copy-access-dialog.tsx',
  'shared/form/confirm/confirm-dialog.tsx',
  'shared/ui/secret-dialog.tsx',
]

function Asked({ dialog }: Pick<Kind, 'dialog'>) {
  const [isOpen, setOpen] = useState(true)
  return isOpen ? dialog(() => setOpen(false)) : <p>Closed</p>
}

it('every dialog of the product is one of these', () => {
  const files = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx', '!../node_modules/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const own = Object.entries(files)
    .filter(([, source]) => /<Dialog$|<Dialog |<dialog$|<dialog /m.test(source))
    .map(([path]) => (path.startsWith('./') ? `app/${path.slice(2)}` : path.slice(3)))
  expect(own.toSorted()).toEqual([...Object.keys(kinds), ...withoutEntry].toSorted())
})

it.each(Object.entries(kinds))('Escape closes %s while nothing is entered', async (_, { dialog }) => {
  const { user } = show(<Asked dialog={dialog} />)
  within('dialog').focus()
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Closed')).toBeTruthy()
})

it.each(Object.entries(kinds).filter(([, { enter }]) => enter !== null))(
  'Escape confirms before %s loses input',
  async (_, { dialog, enter, isKept }) => {
    const { user } = show(<Asked dialog={dialog} />)
    await enter?.(user)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(isKept?.()).toBe(true)
    within('dialog').focus()
    await user.keyboard('{Escape}')
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(isKept?.()).toBe(true)
    within('dialog').focus()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(await screen.findByText('Closed')).toBeTruthy()
  },
)

/** What can be focused in it. */
function within(role: string): HTMLElement {
  const dialog = screen.getByRole(role)
  return dialog.querySelector<HTMLElement>('button, input, textarea') ?? dialog
}
