import { t } from '@lingui/core/macro'
import { ApiError } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import type { Got } from '../../../shared/call/types.ts'
import { invalidate } from '../../../shared/call/use-api.ts'
import { FormDialog } from '../../../shared/form/form-dialog.tsx'
import { TextField } from '../../../shared/form/text/text-field.tsx'
import { snack } from '../../../shared/snackbar/snackbar.ts'

interface Props {
  /** Null for a new one. */
  passkey: Got<'GET /api/v1/user/passkey'>['passkeys'][number] | null
  onClose: () => void
}

/** Names a passkey: an existing one, or one to be created. */
export default function PasskeyNameDialog({ passkey, onClose }: Props) {
  async function send({ name }: { name: string }): Promise<void> {
    if (passkey === null) await add(name)
    else await api('PUT /api/v1/user/passkey/{id}', { params: { id: passkey._id }, body: { name } })
    await invalidate('GET /api/v1/user/passkey', 'GET /api/v1/user/security')
  }
  return (
    <FormDialog
      open
      width={440}
      title={passkey === null ? t`Add a passkey` : t`Rename the passkey`}
      intro={
        passkey === null
          ? t`Name it after the device, then follow your browser's instructions.`
          : t`Only you see this name. The name on your device does not change.`
      }
      values={{ name: passkey?.name ?? '' }}
      schema={() => import('@muster/contract/identity/passkey.routes.ts').then((routes) => routes.PasskeyNameInput)}
      send={send}
      onDone={() => snack(passkey === null ? t`Passkey added` : t`Passkey renamed`)}
      submit={passkey === null ? t`Continue` : t`Save`}
      onClose={onClose}
    >
      <TextField name="name" label={t`Name`} maxLength={40} helper={t`For example: my phone, office laptop`} />
    </FormDialog>
  )
}

async function add(name: string): Promise<void> {
  const { makePasskey } = await import('./ceremony.ts')
  const made = await makePasskey(await api('POST /api/v1/user/passkey-challenge'))
  if (made === null) throw new ApiError(0, t`No passkey was added. Try again when you are ready.`)
  await api('POST /api/v1/user/passkey', { body: { passkey: made as never, name } })
}
