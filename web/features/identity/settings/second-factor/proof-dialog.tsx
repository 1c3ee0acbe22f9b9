import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { FormDialog } from '../../../../shared/form/form-dialog.tsx'
import { PasswordField } from '../password-field.tsx'

export interface Proof {
  code?: string
  password?: string
}

interface Props {
  open: boolean
  title: string
  intro: ReactNode
  submit: string
  send: (proof: Proof) => Promise<void>
  onClose: () => void
}

/** Asks for proof of identity: a code of the app, a recovery code, or the password. */
export function ProofDialog({ open, title, intro, submit, send, onClose }: Props) {
  return (
    <FormDialog
      open={open}
      width={440}
      title={title}
      intro={intro}
      values={{ proof: '' }}
      schema={async () => {
        const { z } = await import('zod')
        return z.object({ proof: z.string().min(1, t`Enter a code or your password`) })
      }}
      empty="null"
      prepare={({ proof }) => ({ proof: proof ?? '' })}
      fieldOf={(path) => (path === 'code' || path === 'password' ? 'proof' : path)}
      send={({ proof }) => send(proofOf(proof))}
      submit={submit}
      onClose={onClose}
    >
      <PasswordField
        name="proof"
        label={t`Code or password`}
        helper={t`A code from your app, a recovery code, or your password`}
        autoComplete="current-password"
      />
    </FormDialog>
  )
}

/** Passwords have at least ten characters, so six digits are a code. */
function proofOf(given: string): Proof {
  const text = given.trim()
  const isCode = /^\d{6}$/.test(text) || /^([a-z2-7]{4}[\s-]?){4}$/i.test(text)
  return isCode ? { code: text } : { password: given }
}
