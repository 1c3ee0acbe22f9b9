import { t } from '@lingui/core/macro'
import { Skeleton } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { hasOwnDraft } from '../../../shared/session/own-draft.ts'
import { i18n } from '../../../shared/language/i18n.ts'
import { useCan } from '../../../shared/session/session.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { AnyRequest, RequestView } from '../request-view.ts'
import { EmployeesOnly } from './employees-only.tsx'
import { OwnRequests } from './own-requests.tsx'

/** The person's own requests of a type, with the content above them and the action to add one. */
export function OwnRequestsPage<R extends AnyRequest>({ view }: { view: RequestView<R> }) {
  return (
    <EmployeesOnly title={titleOf(view)}>
      <Own view={view} />
    </EmployeesOnly>
  )
}

function Own<R extends AnyRequest>({ view }: { view: RequestView<R> }) {
  const { write, form, add: words } = entryOf(view.type)
  const mayAdd = useCan(write)
  const label = hasOwnDraft(view.type) ? t`Continue draft` : i18n._(words)
  const add = mayAdd && form !== null && { label, icon: Plus, to: form }
  return (
    <>
      <PageHeader title={titleOf(view)} primary={add} />
      {view.Above ? (
        <Suspense fallback={<Skeleton variant="rounded" height={128} sx={{ mb: 2.5 }} />}>
          <view.Above />
        </Suspense>
      ) : null}
      <OwnRequests view={view} add={add} />
    </>
  )
}

const titleOf = ({ type, title }: Pick<RequestView, 'type' | 'title'>) => i18n._(entryOf(type).list ?? title)
