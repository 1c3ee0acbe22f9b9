import { t } from '@lingui/core/macro'
import { Skeleton } from '@mui/material'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { entryOf } from '@muster/contract/request-types.ts'
import { hasOwnDraft } from '../../../shared/draft/own-draft.ts'
import { useCan } from '../../../shared/session/session.ts'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import type { AnyRequest, RequestKind } from '../request-kind.ts'
import { EmployeesOnly } from './employees-only.tsx'
import { OwnRequests } from './own-requests.tsx'

/** One's own requests of a type, with what stands above them and the way to a new one. */
export function OwnRequestsPage<R extends AnyRequest>({ kind }: { kind: RequestKind<R> }) {
  return (
    <EmployeesOnly title={kind.title}>
      <Own kind={kind} />
    </EmployeesOnly>
  )
}

function Own<R extends AnyRequest>({ kind }: { kind: RequestKind<R> }) {
  const mayAdd = useCan(entryOf(kind.type).write)
  const label = hasOwnDraft(kind.type) ? t`Continue draft` : kind.add.label
  const add = mayAdd && { label, icon: Plus, to: kind.add.path }
  return (
    <>
      <PageHeader title={kind.title} primary={add} />
      {kind.Above ? (
        <Suspense fallback={<Skeleton variant="rounded" height={128} sx={{ mb: 2.5 }} />}>
          <kind.Above />
        </Suspense>
      ) : null}
      <OwnRequests kind={kind} add={add} />
    </>
  )
}
