import { t } from '@lingui/core/macro'
import type { PasswordOwner } from '@muster/contract/identity/password-rules.ts'
import { useState } from 'react'
import { PasswordField } from '../form/password-field.tsx'
import { PasswordJudgement } from './password-judgement.tsx'
import { judge, loadRules, type Rules } from './judge.ts'
import { SentForm } from './sent-form.tsx'

interface Props {
  owner: Required<PasswordOwner>
  submit: string
  send: (password: string) => Promise<void>
}

/** A new password, twice, with its rules ticked while typing. */
export function PasswordForm({ owner, submit, send }: Props) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [rules, setRules] = useState<Rules | null>(null)
  const [errors, setErrors] = useState<{ password?: string; again?: string }>({})

  async function check(): Promise<boolean> {
    const wrong = judge(rules ?? (await loadRules()), password, owner).fault
    const newErrors = {
      ...(wrong === null ? {} : { password: wrong }),
      ...(password === again ? {} : { again: t`Passwords do not match` }),
    }
    setErrors(newErrors)
    return Object.keys(newErrors).length === 0
  }

  return (
    <SentForm
      submit={submit}
      check={check}
      send={() => send(password)}
      onRefused={(fault) => setErrors(fault === undefined ? {} : { password: fault })}
    >
      {/* Password managers store the new password with its address. */}
      <input type="text" name="username" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordField
        label={t`New password`}
        name="password"
        autoComplete="new-password"
        autoFocus
        maxLength={128}
        onFocus={() => void loadRules().then((loaded) => setRules(() => loaded))}
        value={password}
        error={errors.password}
        onChange={(event) => {
          setPassword(event.target.value)
          setErrors({ ...(errors.again === undefined ? {} : { again: errors.again }) })
        }}
      />
      <PasswordJudgement rules={rules} password={password} owner={owner} />
      <PasswordField
        label={t`Confirm password`}
        name="again"
        autoComplete="new-password"
        maxLength={128}
        value={again}
        error={errors.again}
        onChange={(event) => {
          setAgain(event.target.value)
          setErrors({ ...(errors.password === undefined ? {} : { password: errors.password }) })
        }}
      />
    </SentForm>
  )
}
