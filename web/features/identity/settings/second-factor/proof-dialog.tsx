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
  /** The password is not enough. */
  isFactor?: boolean
  send: (proof: Proof) => Promise<void>
  onClose: () => void
}

/** Asks for proof of identity: a code of the app, a recovery code, or, where that is enough, the password. */
export function ProofDialog({ open, title, intro, submit, isFactor = false, send, onClose }: Props) {
  return (
    <FormDialog
      open={open}
      width={440}
      title={title}
      intro={intro}
      values={{ proof: '' }}
      schema={async () => {
        const { z } = await import('zod')
        return z.object({ proof: z.string().min(1, isFactor ? t`Enter a code` : t`Enter a code or your password`) })
      }}
      empty="null"
      prepare={({ proof }) => ({ proof: proof ?? '' })}
      fieldOf={(path) => (path === 'code' || path === 'password' ? 'proof' : path)}
      send={({ proof }) => send(isFactor ? { code: proof.trim() } : proofOf(proof))}
      submit={submit}
      onClose={onClose}
    >
      <PasswordField
        name="proof"
        label={isFactor ? t`Code` : t`Code or password`}
        helper={
          isFactor
            ? t`A code from your app, or a recovery code`
            : t`A code from your app, a recovery code, or your password`
        }
        autoComplete={isFactor ? 'one-time-code' : 'current-password'}
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
