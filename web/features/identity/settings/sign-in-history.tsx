import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { SignInWay } from '@muster/contract/identity/sign-in-ways.ts'
import { Box, Typography } from '@mui/material'
import { useApiCursor } from '../../../shared/call/use-api-cursor.ts'
import type { Got } from '../../../shared/call/types.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'

type SignIn = Got<'GET /api/v1/user/sign-in-history'>['data'][number]

const ways: Record<SignInWay, string> = {
  password: t`Password`,
  code: t`Password and code`,
  recoveryCode: t`Password and recovery code`,
  passkey: t`Passkey`,
  link: t`Link in an email`,
  signUp: t`Company sign-up`,
  singleSignOn: t`Single sign-on`,
}

/** Sign-ins of the last 90 days: the person's own, or an employee's for people who help them. */
export default function SignInHistory({ of }: { of?: string }) {
  return of === undefined ? <Own /> : <Employees id={of} />
}

function Own() {
  return <History list={useApiCursor('GET /api/v1/user/sign-in-history', { query: {} })} />
}

function Employees({ id }: { id: string }) {
  return <History list={useApiCursor('GET /api/v1/employee/sign-in-history/{id}', { params: { id }, query: {} })} />
}

interface List {
  rows: readonly SignIn[]
  error?: unknown
  isLoading: boolean
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => unknown
  retry: () => unknown
}

function History({ list }: { list: List }) {
  return (
    <Panel flush title={t`Sign-in history`} subtitle={t`Sign-ins and failed attempts in the last 90 days`}>
      {list.error ? (
        <ErrorState
          title={t`Could not load the sign-in history.`}
          error={list.error}
          onRetry={() => void list.retry()}
        />
      ) : list.isLoading ? (
        <Box sx={{ px: 2.5, pb: 2.5 }}>
          <TextSkeleton lines={3} />
        </Box>
      ) : list.rows.length === 0 ? (
        <EmptyState title={t`No sign-ins yet`} text={t`Sign-ins appear here from now on.`} />
      ) : (
        <Box component="ul" aria-label={t`Sign-in history`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {list.rows.map((one) => (
            <Row key={one._id} row={one} />
          ))}
        </Box>
      )}
      {list.hasMore ? (
        <Box sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <ActionButton
            size="small"
            look="text"
            action={{ label: t`Show more`, pending: list.isLoadingMore, onClick: () => void list.loadMore() }}
          />
        </Box>
      ) : null}
    </Panel>
  )
}

function Row({ row: { at, way, isSuccess, isNewDevice, device, address } }: { row: SignIn }) {
  return (
    <Box
      component="li"
      sx={{
        ...{ display: 'flex', alignItems: 'center', gap: 2, px: 2.5, py: 1.5 },
        ...{ borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500 }}>{device}</Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Trans>
            {formatInstant(at)} · {ways[way]} · {address}
          </Trans>
        </Typography>
      </Box>
      {isSuccess ? (
        isNewDevice ? (
          <StatusChip status="pending" label={t`New device`} />
        ) : null
      ) : (
        <StatusChip status="rejected" label={t`Failed`} />
      )}
    </Box>
  )
}
