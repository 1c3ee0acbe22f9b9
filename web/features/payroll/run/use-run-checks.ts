import { t } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import type { ReplyOf } from '@muster/contract/routes.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useApi, useApiWith } from '../../../shared/call/use-api.ts'
import { decidingPermissions } from '@muster/contract/security/deciding-permissions.ts'
import { pendingOf } from '../../../shared/pending/pending-of.ts'
import type { PayRun } from '../types.ts'
import { useCan } from '../../../shared/session/session.ts'
import type { Preflight } from '../preflight/findings.ts'
import { readRunsAgain } from './use-run-progress.ts'

export type Changes = ReplyOf<RouteOf<'GET /api/v1/user/payrun/{id}/changes'>>

export interface RunChecks {
  /** For the calculation shown; undefined while loading. */
  preflight: Preflight | undefined
  changes: Changes | undefined
  /** Why the run cannot be approved now; null if it can. */
  blocked: string | null
}

/** The interval in milliseconds; longer if the comparison takes the server a long time. */
const everyMs = 15_000
const timesItsOwnTime = 30

/** The findings of the present calculation, and whether its inputs have changed: read when opened, and repeatedly while visible. */
export function useRunChecks(run: PayRun | null | undefined): RunChecks {
  const isOpen = run?.state === 'calculated'
  const params = { id: run?._id ?? '' }
  const attempt = run?.attempt ?? 0
  const preflight = useApi(isOpen ? 'GET /api/v1/user/payrun/{id}/preflight' : null, { params, query: { attempt } })
  const changes = useChanges(isOpen ? params.id : null)
  const pending = usePending(isOpen ? params.id : null)
  const isOther = isOpen && changes.data !== undefined && isAnotherThan(run, changes.data)
  useEffect(() => {
    if (isOther) readRunsAgain()
  }, [isOther, changes.data])
  const findings = preflight.data?.attempt === attempt ? preflight.data : undefined
  const since = changes.data?.attempt === attempt ? changes.data : undefined
  const failed = (preflight.error ?? changes.error) !== undefined
  return { preflight: findings, changes: since, blocked: isOpen ? (pending ?? whyNot(findings, since, failed)) : null }
}

/** An approval that was submitted and awaits a second person; the notice above the run says who and links to it. */
function usePending(recordId: string | null): string | null {
  const maySee = useCan(decidingPermissions)
  const { data } = useApi(...pendingOf(maySee ? recordId : null))
  const approval = data?.data.find(({ area }) => area === 'payRun')
  if (approval === undefined) return null
  return approval.canDecide ? t`Pending your approval.` : t`Submitted for approval. Another person must approve it.`
}

function useChanges(id: string | null) {
  const startedAt = useRef(0)
  const tookMillis = useRef(0)
  const reply = useApiWith(
    {
      revalidateOnFocus: true,
      refreshInterval: () => Math.max(everyMs, tookMillis.current * timesItsOwnTime),
      onSuccess: () => (tookMillis.current = startedAt.current === 0 ? 0 : Date.now() - startedAt.current),
    },
    id === null ? null : 'GET /api/v1/user/payrun/{id}/changes',
    { params: { id: id ?? '' } },
  )
  const { isValidating } = reply
  useEffect(() => {
    startedAt.current = isValidating ? Date.now() : 0
  }, [isValidating])
  return reply
}

function isAnotherThan(run: PayRun, { attempt, state }: Changes): boolean {
  return attempt !== run.attempt || state !== run.state
}

function whyNot(findings: Preflight | undefined, since: Changes | undefined, failed: boolean): string | null {
  if (since !== undefined && since.count > 0) return t`Inputs have changed. Recalculate before approving.`
  if (findings === undefined || since === undefined)
    return failed ? t`The checks could not be loaded. Reload the page.` : t`Checking the pay run …`
  return findings.blocked
}
