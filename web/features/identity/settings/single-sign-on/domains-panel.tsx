import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { mailboxes } from '@muster/contract/single-sign-on/choices.ts'
import { Suspense, useState } from 'react'
import { api } from '../../../../shared/call/api.ts'
import type { Got } from '../../../../shared/call/types.ts'
import { invalidate } from '../../../../shared/call/use-api.ts'
import { SelectField } from '../../../../shared/form/choice/select-field.tsx'
import { FormDialog } from '../../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../../shared/form/text/text-field.tsx'
import { snack } from '../../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../../shared/ui/empty-state.tsx'
import { Panel } from '../../../../shared/ui/panel.tsx'
import { StatusChip } from '../../../../shared/ui/status-chip.tsx'

type Domain = Got<'GET /api/v1/user/single-sign-on'>['domains'][number]
type Open = { what: 'add' } | { what: 'code' | 'remove'; row: Domain }

const routes = () => import('@muster/contract/single-sign-on/provider.routes.ts')
const refresh = () => void invalidate('GET /api/v1/user/single-sign-on')

/** Email domains that sign in at the provider; verified by a mail that only the domain's owner reads. */
export function DomainsPanel({ domains }: { domains: readonly Domain[] }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel
      title={t`Email domains`}
      subtitle={t`People with an address in a verified domain can use single sign-on.`}
      action={
        <ActionButton look="secondary" action={{ label: t`Add domain`, onClick: () => setOpen({ what: 'add' }) }} />
      }
    >
      {domains.length === 0 ? (
        <EmptyState title={t`No domains yet`} text={t`Add the domain of your company's email addresses.`} />
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
          {domains.map((row) => (
            <Box
              component="li"
              key={row.domain}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
            >
              <Typography sx={{ fontWeight: 600, flexGrow: 1, overflowWrap: 'anywhere' }}>{row.domain}</Typography>
              <StatusChip
                status={row.provedAt === null ? 'pending' : 'active'}
                label={row.provedAt === null ? t`Not verified` : t`Verified`}
                tone={row.provedAt === null ? 'warning' : 'success'}
              />
              {row.provedAt === null ? (
                <ActionButton
                  look="secondary"
                  action={{ label: t`Enter code for ${row.domain}`, onClick: () => setOpen({ what: 'code', row }) }}
                />
              ) : null}
              <ActionButton
                look="text"
                action={{ label: t`Remove ${row.domain}`, onClick: () => setOpen({ what: 'remove', row }) }}
              />
            </Box>
          ))}
        </Box>
      )}
      <Suspense>
        {open?.what === 'add' ? (
          <FormDialog
            open
            width={440}
            title={t`Add domain`}
            intro={t`We send a code to a mailbox that only the domain's owner can read.`}
            values={{ domain: '', mailbox: 'admin' }}
            schema={() => routes().then(({ DomainInput }) => DomainInput)}
            send={(body) => api('POST /api/v1/user/single-sign-on/domain', { body })}
            onDone={() => {
              snack(t`Code sent`)
              refresh()
            }}
            submit={t`Send code`}
            onClose={close}
          >
            <TextField name="domain" label={t`Domain`} placeholder="company.com" />
            <SelectField
              name="mailbox"
              label={t`Send the code to`}
              options={mailboxes.map((value) => ({ value, label: `${value}@` }))}
            />
          </FormDialog>
        ) : null}
        {open?.what === 'code' ? <CodeDialog row={open.row} onClose={close} /> : null}
      </Suspense>
      <ConfirmDialog
        open={open?.what === 'remove'}
        title={open?.what === 'remove' ? t`Remove ${open.row.domain}?` : ''}
        confirm={t`Remove domain`}
        danger
        onClose={close}
        onConfirm={async () => {
          if (open?.what !== 'remove') return
          await api('POST /api/v1/user/single-sign-on/domain-removal', { body: { domain: open.row.domain } })
          refresh()
          snack(t`Domain removed`)
        }}
      >
        {t`People with an address in this domain sign in with their passwords again.`}
      </ConfirmDialog>
    </Panel>
  )
}

function CodeDialog({ row: { domain, mailbox }, onClose }: { row: Domain; onClose: () => void }) {
  return (
    <FormDialog
      open
      width={440}
      title={t`Verify ${domain}`}
      intro={t`Enter the code that we sent to ${mailbox}@${domain}. To get a new one, add the domain again.`}
      values={{ code: '' }}
      prepare={({ code }) => ({ domain, code: code ?? '' })}
      schema={() =>
        routes().then(({ providerRoutes }) => providerRoutes['POST /api/v1/user/single-sign-on/domain-proof'].body)
      }
      send={(body) => api('POST /api/v1/user/single-sign-on/domain-proof', { body })}
      onDone={() => {
        snack(t`Domain verified`)
        refresh()
      }}
      submit={t`Verify`}
      onClose={onClose}
    >
      <TextField name="code" label={t`Code`} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
    </FormDialog>
  )
}
