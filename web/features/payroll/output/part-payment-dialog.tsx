import { plural, t } from '@lingui/core/macro'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { api } from '../../../shared/call/api.ts'
import { useApi } from '../../../shared/call/use-api.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import { useDownload } from '../../../shared/table/use-download.ts'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { TextSkeleton } from '../../../shared/ui/skeletons.tsx'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import type { OfEntity } from './of-entity.ts'

interface Props {
  runId: string
  entity: OfEntity
  onClose: () => void
}

/** Chooses the members whose contributions are paid now; the rest of the return is paid with later challans. */
export default function PartPaymentDialog({ runId, entity, onClose }: Props) {
  const titleId = useId()
  const phone = useIsPhone()
  const reply = useApi('GET /api/v1/user/payrun/{id}/pf-members', { params: { id: runId }, query: { ...entity } })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const download = useDownload()
  const members = reply.data ?? []
  const total = members
    .filter(({ employee }) => chosen.includes(employee._id))
    .reduce((sum, { epfPaise, epsPaise, differencePaise }) => sum + epfPaise + epsPaise + differencePaise, 0)
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : 600 } } }}
    >
      <DialogTitle id={titleId}>{t`EPF part payment`}</DialogTitle>
      <DialogContent
        ref={keyScroll}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {t`Upload this contribution file after the return is approved on the portal: View or pay challan, Part payment. Enter the wage month, the file and a remark there.`}
        </Typography>
        {reply.error ? (
          <ErrorState title={t`Could not load the members.`} error={reply.error} onRetry={() => void reply.mutate()} />
        ) : reply.data === undefined ? (
          <TextSkeleton lines={5} />
        ) : (
          members.map(({ employee, hasUan, epfPaise, epsPaise, differencePaise }) => (
            <FormControlLabel
              key={employee._id}
              disabled={!hasUan}
              control={
                <Checkbox
                  checked={chosen.includes(employee._id)}
                  onChange={(_, on) =>
                    setChosen(on ? [...chosen, employee._id] : chosen.filter((one) => one !== employee._id))
                  }
                />
              }
              label={
                hasUan
                  ? t`${employee.name}, ${employee.code}: ${formatMoney(epfPaise + epsPaise + differencePaise)}`
                  : t`${employee.name}, ${employee.code}: no UAN`
              }
            />
          ))
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" sx={{ mr: 'auto' }}>
          {chosen.length === 0
            ? t`No members chosen`
            : plural(chosen.length, {
                one: `# member, ${formatMoney(total)}`,
                other: `# members, ${formatMoney(total)}`,
              })}
        </Typography>
        <Button color="inherit" onClick={onClose}>{t`Close`}</Button>
        <ActionButton
          look="primary"
          action={{
            label: t`Download file`,
            disabled: chosen.length === 0,
            pending: download.pending,
            onClick: () =>
              void download.run('ECRpart.txt', () =>
                api('POST /api/v1/user/payrun/{id}/pf-part-payment', {
                  params: { id: runId },
                  body: { employees: [...chosen], ...entity },
                }),
              ),
          }}
        />
      </DialogActions>
    </Dialog>
  )
}
