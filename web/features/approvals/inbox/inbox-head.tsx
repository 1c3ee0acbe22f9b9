import { plural, t } from '@lingui/core/macro'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { BulkBar } from '../../../shared/table/bulk-bar.tsx'
import { NoteDialog } from '../dialogs.tsx'
import type { AnyRequest, RequestView, Row } from '../request-view.ts'
import { type Refusal, useRequestSteps } from '../use-request-steps.ts'
import { InboxFilters } from './inbox-filters.tsx'
import type { Inbox } from './use-inbox.ts'

const RefusedDialog = lazyDialog(() => import('./refused-dialog.tsx'))

/** Above the list: its filters, or the bulk actions while requests are selected. */
export function InboxHead<R extends AnyRequest>({ view, inbox }: { view: RequestView<R>; inbox: Inbox }) {
  const { rows, ticked, selection } = inbox
  const steps = useRequestSteps(view)
  const [asks, setAsks] = useState<'approved' | 'rejected' | null>(null)
  const [refused, setRefused] = useState<readonly Refusal[] | null>(null)
  const ask = (status: 'approved' | 'rejected') => () => {
    setAsks(status)
    return false
  }
  const rest = rows.filter(({ _id }) => !selection.has(_id))

  const decide = async (status: 'approved' | 'rejected', note: string) => {
    const failed = await steps.decideAll(ticked, note === '' ? { status } : { status, note })
    selection.clear()
    const done = ticked.length - failed.length
    if (failed.length === 0) return snack(status === 'approved' ? t`${done} approved` : t`${done} rejected`)
    const text =
      status === 'approved'
        ? t`${done} approved, ${failed.length} failed`
        : t`${done} rejected, ${failed.length} failed`
    return snack(text, 'error', {
      action: { label: t`Show`, run: () => setRefused(failed) },
    })
  }
  return (
    <>
      {ticked.length === 0 ? (
        <InboxFilters inbox={inbox} />
      ) : (
        <BulkBar
          selection={{ ...selection, keys: ticked.map(({ _id }) => _id) }}
          actions={[
            { label: t`Approve`, run: ask('approved') },
            { label: t`Reject`, danger: true, run: ask('rejected') },
            ...(rest.length === 0 ? [] : [{ label: t`Select all ${rows.length}`, run: () => selectAll(inbox) }]),
          ]}
        />
      )}
      <NoteDialog
        open={asks !== null}
        title={asks === 'rejected' ? rejectTitle(ticked.length) : approveTitle(ticked.length)}
        intro={introOf(ticked)}
        label={asks === 'rejected' ? t`Reason` : t`Note`}
        submit={asks === 'rejected' ? t`Reject` : t`Approve`}
        {...(asks === 'rejected' ? { missing: t`Enter a reason. The employees see it.` } : {})}
        onSend={(note) => decide(asks ?? 'approved', note)}
        onClose={() => setAsks(null)}
      />
      <Suspense fallback={null}>
        {refused ? <RefusedDialog refused={refused} onClose={() => setRefused(null)} /> : null}
      </Suspense>
    </>
  )
}

function selectAll({ rows, selection }: Inbox): false {
  selection.setAll(
    rows.map(({ _id }) => _id),
    true,
  )
  return false
}

const approveTitle = (count: number) => plural(count, { one: 'Approve # request?', other: 'Approve # requests?' })
const rejectTitle = (count: number) => plural(count, { one: 'Reject # request?', other: 'Reject # requests?' })

/** "Priya Nair, Meera Iyer and 3 others." Cancellations are listed separately: approving them returns the days. */
function introOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.map(({ requester }) => requester.name))]
  const shown = names.length > 4 ? [...names.slice(0, 3), t`${names.length - 3} others`] : names
  const cancelling = rows.filter(({ isCancelling }) => isCancelling).length
  const who = new Intl.ListFormat('en-IN').format(shown)
  return cancelling === 0
    ? t`From ${who}.`
    : t`From ${who}. ${plural(cancelling, { one: '# is a cancellation request.', other: '# are cancellation requests.' })}`
}
