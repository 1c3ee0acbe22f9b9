import { t } from '@lingui/core/macro'
import { Power } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { WebhookEvent } from '@muster/contract/integrations/webhook-events.ts'
import { api } from '../../../shared/call/api.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import type { MaybeAction } from '../../../shared/ui/action/action.ts'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import type { WebhookRow } from './webhook-state.tsx'

const WebhookDialog = lazyDialog(() => import('./webhook-dialog.tsx'))
const SecretDialog = lazyDialog(() => import('../../../shared/ui/secret-dialog.tsx'))

type Asked = { what: 'renew' | 'off' | 'delete'; row: WebhookRow }
type Open = { what: 'add' } | { what: 'edit'; row: WebhookRow } | Asked

/** The admin's actions on webhooks, with their dialogs. `onGone` follows a deletion, `onTested` a test message. */
export function useWebhookActions({ onTested, onGone }: { onTested?: (row: WebhookRow) => void; onGone?: () => void }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [secret, setSecret] = useState<{ name: string; secret: string } | null>(null)
  const close = () => setOpen(null)
  const show = (name: string, text: string) => setSecret({ name, secret: text })
  const confirming = open === null || open.what === 'add' || open.what === 'edit' ? null : open
  const words = confirming === null ? null : wordsOf(confirming)
  const act = async () => {
    if (confirming === null) return
    const { what, row } = confirming
    const params = { id: row._id }
    if (what === 'renew') show(row.name, (await api('POST /api/v1/user/webhook/{id}/renew', { params })).secret)
    if (what === 'off') await turn(row, false)
    if (what === 'delete') await api('DELETE /api/v1/user/webhook/{id}', { params })
    if (what === 'delete') onGone?.()
    await invalidate('GET /api/v1/user/webhook')
    if (what !== 'renew') snack(what === 'off' ? t`Webhook turned off` : t`Webhook deleted`)
  }
  return {
    add: () => setOpen({ what: 'add' }),
    of: (row: WebhookRow): readonly MaybeAction[] => [
      row.isActive
        ? { label: t`Send test message`, onClick: () => saying(() => test(row, onTested)) }
        : { label: t`Turn on`, icon: Power, onClick: () => saying(() => turnOn(row)) },
      { label: t`Edit`, onClick: () => setOpen({ what: 'edit', row }) },
      { label: t`Renew signing secret`, onClick: () => setOpen({ what: 'renew', row }) },
      row.isActive && { label: t`Turn off`, onClick: () => setOpen({ what: 'off', row }) },
      { label: t`Delete`, danger: true, onClick: () => setOpen({ what: 'delete', row }) },
    ],
    dialogs: (
      <>
        <Suspense>
          {open?.what === 'add' ? <WebhookDialog row={null} onSecret={show} onClose={close} /> : null}
          {open?.what === 'edit' ? <WebhookDialog row={open.row} onSecret={show} onClose={close} /> : null}
          {secret ? (
            <SecretDialog
              title={t`Signing secret for ${secret.name}`}
              label={t`Signing secret`}
              secret={secret.secret}
              onClose={() => setSecret(null)}
            />
          ) : null}
        </Suspense>
        <ConfirmDialog
          open={words !== null}
          title={words?.title ?? ''}
          confirm={words?.confirm ?? ''}
          danger={confirming?.what === 'delete'}
          onClose={close}
          onConfirm={act}
        >
          {words?.text}
        </ConfirmDialog>
      </>
    ),
  }
}

function wordsOf({ what, row: { name } }: Asked) {
  if (what === 'renew')
    return {
      title: t`Renew the signing secret for "${name}"?`,
      text: t`You get a new secret. For 24 hours, messages are signed with both the new and the current one.`,
      confirm: t`Renew secret`,
    }
  if (what === 'off')
    return {
      title: t`Turn off "${name}"?`,
      text: t`The program gets no messages about changes made while the webhook is off.`,
      confirm: t`Turn off webhook`,
    }
  return {
    title: t`Delete "${name}"?`,
    text: t`The webhook is deleted with its deliveries. This can't be undone.`,
    confirm: t`Delete webhook`,
  }
}

function turn({ _id, name, url, events }: WebhookRow, isActive: boolean) {
  const body = { name, url, events: events as WebhookEvent[], isActive }
  return api('PUT /api/v1/user/webhook/{id}', { params: { id: _id }, body })
}

async function turnOn(row: WebhookRow): Promise<void> {
  await turn(row, true)
  await invalidate('GET /api/v1/user/webhook')
  snack(t`Webhook turned on`)
}

async function test(row: WebhookRow, onTested?: (row: WebhookRow) => void): Promise<void> {
  await api('POST /api/v1/user/webhook/{id}/test', { params: { id: row._id } })
  await invalidate('GET /api/v1/user/webhook/{id}/delivery')
  snack(t`Test message sent`)
  onTested?.(row)
}

function saying(act: () => Promise<void>): void {
  act().catch((error: unknown) => snackError(messageOf(error)))
}
