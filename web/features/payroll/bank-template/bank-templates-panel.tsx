import { t } from '@lingui/core/macro'
import { Box, Chip, Link, Typography } from '@mui/material'
import { FileText, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate, useApi } from '../../../shared/call/use-api.ts'
import { useCan } from '../../../shared/session/session.ts'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ConfirmDialog } from '../../../shared/form/confirm/confirm-dialog.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Panel } from '../../../shared/ui/panel.tsx'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'

type Template = Got<'GET /api/v1/user/payrun-bank-template'>[number]

/** The company's layouts of bank files. */
export function BankTemplatesPanel() {
  const canWrite = useCan('payRunConfigWrite')
  const reply = useApi('GET /api/v1/user/payrun-bank-template')
  const [removed, setRemoved] = useState<Template | null>(null)
  const templates = reply.data
  const add = { label: t`Add bank file template`, icon: Plus, to: '/home/payroll/bank-template' }

  async function remove({ _id, name }: Template): Promise<void> {
    await api('DELETE /api/v1/user/payrun-bank-template/{id}', { params: { id: _id } })
    await invalidate('GET /api/v1/user/payrun-bank-template', 'GET /api/v1/user/payrun/{id}/files')
    snack(t`Bank template ${name} deleted`)
  }

  return (
    <Panel
      title={t`Bank file templates`}
      subtitle={t`The layout of your bank\'s payment file.`}
      action={canWrite && templates && templates.length > 0 ? <ActionButton action={add} size="small" /> : undefined}
    >
      {reply.error ? (
        <ErrorState
          title={t`Could not load the bank templates.`}
          error={reply.error}
          onRetry={() => void reply.mutate()}
          slim
        />
      ) : templates === undefined ? (
        <TextSkeleton lines={2} />
      ) : templates.length === 0 ? (
        <EmptyState
          icon={FileText}
          title={t`No bank file templates yet`}
          text={t`Bank files use the standard layout. Add a template for ICICI, HDFC, SBI, Axis or another bank.`}
          action={canWrite ? add : null}
        />
      ) : (
        <Box component="ul" aria-label={t`Bank file templates`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {templates.map((template) => (
            <Box
              component="li"
              key={template._id}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1 }}
            >
              {canWrite ? (
                <Link component={RouterLink} to={`/home/payroll/bank-template?id=${template._id}`}>
                  {template.name}
                </Link>
              ) : (
                <Typography>{template.name}</Typography>
              )}
              {template.isDefault ? <Chip size="small" label={t`Default`} /> : null}
              <Box sx={{ flexGrow: 1 }} />
              {canWrite ? (
                <ActionButton
                  size="small"
                  look="secondary"
                  action={{ label: t`Delete ${template.name}`, danger: true, onClick: () => setRemoved(template) }}
                />
              ) : null}
            </Box>
          ))}
        </Box>
      )}
      {removed ? (
        <ConfirmDialog
          open
          title={t`Delete “${removed.name}”?`}
          confirm={t`Delete template`}
          onConfirm={() => remove(removed)}
          onClose={() => setRemoved(null)}
        >
          {t`Files already downloaded do not change.`}
        </ConfirmDialog>
      ) : null}
    </Panel>
  )
}
