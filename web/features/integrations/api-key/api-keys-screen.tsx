import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from '@mui/material'
import { KeyRound, Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { formatDate } from '../../../shared/format/date.ts'
import { formatInstant } from '../../../shared/format/time.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { Column } from '../../../shared/table/column.ts'
import { DataList } from '../../../shared/table/data-list.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { PageHeader } from '../../../shared/ui/page-header.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../shared/ui/status-chip.tsx'
import type { KeyRow } from './key-dialog.tsx'
import { scopeLabel } from './scope-labels.ts'

const KeyDialog = lazyDialog(() => import('./key-dialog.tsx'))
const RenewDialog = lazyDialog(() => import('./renew-dialog.tsx'))
const SecretDialog = lazyDialog(() => import('../../../shared/ui/secret-dialog.tsx'))

const states = { active: t`Active`, expired: t`Expired`, revoked: t`Revoked` }
const tones = { active: 'success', expired: 'warning', revoked: 'neutral' } as const

const columns: Column<KeyRow>[] = [
  { key: 'name', header: t`Name`, cell: (row) => `${row.name} (…${row.lastFour})`, card: 'title' },
  {
    key: 'status',
    header: t`Status`,
    cell: (row) => <StatusChip status={row.state} label={states[row.state]} tone={tones[row.state]} />,
    card: 'status',
  },
  { key: 'scopes', header: t`Scopes`, cell: (row) => row.scopes.map(scopeLabel).join(', '), card: 'fact' },
  { key: 'expires', header: t`Last day`, cell: (row) => formatDate(row.expiresOn), card: 'fact' },
  { key: 'used', header: t`Last used`, cell: usedText, card: 'fact' },
]

type Open = { what: 'create' } | { what: 'edit' | 'renew' | 'revoke'; row: KeyRow }

/** The company's API keys, for the admin. */
export default function ApiKeysScreen() {
  const reply = useApi('GET /api/v1/user/api-key')
  const [open, setOpen] = useState<Open | null>(null)
  const [secret, setSecret] = useState<{ name: string; secret: string } | null>(null)
  const close = () => setOpen(null)
  const show = (name: string, text: string) => setSecret({ name, secret: text })
  return (
    <>
      <PageHeader
        title={t`API keys`}
        subtitle={
          <Trans>
            Let other programs read or change your company's data.{' '}
            <Link href="/api/docs" target="_blank" rel="noreferrer" className="touch-area">
              Open the API reference
            </Link>
          </Trans>
        }
        primary={{ label: t`Create API key`, icon: Plus, onClick: () => setOpen({ what: 'create' }) }}
      />
      <Panel flush>
        <DataList
          reply={reply}
          words={{
            label: t`API keys`,
            failed: t`Could not load API keys.`,
            unmatched: t`No API keys match these filters`,
          }}
          columns={columns}
          rowKey={(row) => row._id}
          rowName={(row) => row.name}
          rowActions={(row) =>
            row.state === 'revoked'
              ? []
              : [
                  { label: t`Edit`, onClick: () => setOpen({ what: 'edit', row }) },
                  { label: t`Renew`, onClick: () => setOpen({ what: 'renew', row }) },
                  { label: t`Revoke`, danger: true, onClick: () => setOpen({ what: 'revoke', row }) },
                ]
          }
          empty={
            <EmptyState
              icon={KeyRound}
              title={t`No API keys yet`}
              text={t`Create a key for each program that should work with Muster.`}
            />
          }
        />
      </Panel>
      <Suspense>
        {open?.what === 'create' ? <KeyDialog row={null} onSecret={show} onClose={close} /> : null}
        {open?.what === 'edit' ? <KeyDialog row={open.row} onSecret={show} onClose={close} /> : null}
        {open?.what === 'renew' ? <RenewDialog row={open.row} onSecret={show} onClose={close} /> : null}
        {secret ? (
          <SecretDialog
            title={t`API key for ${secret.name}`}
            label={t`API key`}
            secret={secret.secret}
            onClose={() => setSecret(null)}
          />
        ) : null}
      </Suspense>
      <ConfirmDialog
        open={open?.what === 'revoke'}
        title={open?.what === 'revoke' ? t`Revoke "${open.row.name}"?` : ''}
        confirm={t`Revoke key`}
        onClose={close}
        onConfirm={async () => {
          if (open?.what !== 'revoke') return
          await api('DELETE /api/v1/user/api-key/{id}', { params: { id: open.row._id } })
          await invalidate('GET /api/v1/user/api-key')
          snack(t`API key revoked`)
        }}
      >
        {t`Programs that use this key stop working at once. This can't be undone.`}
      </ConfirmDialog>
    </>
  )
}

function usedText({ usedAt, usedFrom }: KeyRow): string {
  if (usedAt === null) return t`Never`
  const when = formatInstant(usedAt)
  return usedFrom === null ? when : t`${when} from ${usedFrom}`
}
