import { plural, t } from '@lingui/core/macro'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link as MuiLink,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '@muster/contract/routes.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import type { RouteOf } from '../../../shared/call/types.ts'
import { useCall } from '../../../shared/call/use-call.ts'
import { FileDropInput } from '../../../shared/form/file-drop.tsx'
import { TextAreaInput } from '../../../shared/form/text/text-area.tsx'
import { useDiscard } from '../../../shared/form/confirm/use-discard.tsx'
import { ActionButton } from '../../../shared/ui/action/action-button.tsx'
import { keyScroll } from '../../../shared/ui/key-scroll.ts'
import { useIsPhone } from '../../../shared/ui/use-is-phone.ts'
import type { OfEntity } from './of-entity.ts'

type Reply = ReplyOf<RouteOf<'POST /api/v1/user/payrun/{id}/pf-errors'>>

interface Props {
  runId: string
  entity: OfEntity
  onClose: () => void
}

/** The EPFO portal's errors for a return, pasted or read from its file, by member with what to do. */
export default function PortalErrorsDialog({ runId, entity, onClose }: Props) {
  const titleId = useId()
  const phone = useIsPhone()
  const [text, setText] = useState('')
  const [reply, setReply] = useState<Reply | null>(null)
  const read = useCall('POST /api/v1/user/payrun/{id}/pf-errors')
  const discard = useDiscard({
    isEntered: text !== '' && reply === null,
    isBusy: read.pending,
    onClose,
    lost: t`The pasted errors will be lost.`,
  })
  const check = async () => {
    try {
      setReply(await read.run({ params: { id: runId }, body: { text, ...entity } }))
    } catch {
      // Shown below.
    }
  }
  return (
    <Dialog
      open
      onClose={(_, reason) => (reason === 'escapeKeyDown' ? discard.escape() : undefined)}
      aria-labelledby={titleId}
      fullWidth
      fullScreen={phone}
      slotProps={{ paper: { sx: { maxWidth: phone ? undefined : 840 } } }}
    >
      <DialogTitle id={titleId}>{t`EPFO portal errors`}</DialogTitle>
      <DialogContent
        ref={keyScroll}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {t`Upload the error file from the portal, or paste its rows. Each row needs the UAN or the line number of the return. Nothing is saved.`}
        </Typography>
        <FileDropInput
          label={t`Error file`}
          optional
          types={['text/plain', 'text/csv']}
          maxBytes={500_000}
          value={null}
          onChange={(file) => {
            if (file instanceof File) void file.text().then((content) => setText(content))
          }}
        />
        <TextAreaInput
          label={t`Errors`}
          rows={6}
          value={text}
          onChange={(value) => {
            setText(value)
            setReply(null)
          }}
        />
        {read.error ? <Alert severity="error">{messageOf(read.error)}</Alert> : null}
        {reply === null ? null : <PortalErrors reply={reply} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>{t`Close`}</Button>
        <ActionButton
          look="primary"
          action={{
            label: t`Check errors`,
            onClick: () => void check(),
            pending: read.pending,
            disabled: text.trim() === '',
          }}
        />
      </DialogActions>
      {discard.question}
    </Dialog>
  )
}

function PortalErrors({ reply: { errors, unread } }: { reply: Reply }) {
  return (
    <>
      <Typography role="status">
        {plural(errors.length, { one: '# error found.', other: '# errors found.' })}{' '}
        {unread === 0
          ? ''
          : plural(unread, {
              one: '# row names no member and was skipped.',
              other: '# rows name no member and were skipped.',
            })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {errors.map(({ row, employee, message, fix }) => (
          <Box
            component="li"
            key={`${row} ${message}`}
            sx={{ borderTop: '1px solid', borderColor: 'divider', pt: 1.5 }}
          >
            <Typography sx={{ fontWeight: 600 }}>
              {employee === null ? (
                t`Row ${row}: not a member in this return`
              ) : (
                <MuiLink
                  component={Link}
                  to={`/home/employee-detail/${employee._id}`}
                >{`${employee.name}, ${employee.code}`}</MuiLink>
              )}
            </Typography>
            <Typography>{message}</Typography>
            <Typography sx={{ color: 'text.secondary' }}>
              {fix ?? t`Follow the portal's message; there is no known fix for it here.`}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  )
}
