import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Alert } from '../../../shared/public-kit/alert.tsx'
import { Button } from '../../../shared/public-kit/button.tsx'
import { Checkbox } from '../../../shared/public-kit/checkbox.tsx'
import { codesFile, RecoveryCodeList } from './recovery-code-list.tsx'

interface Props {
  codes: readonly string[]
  /** Continues once they are saved. */
  onSaved: () => Promise<void>
}

/** The recovery codes during sign-in, until they are saved. */
export function SavedCodes({ codes, onSaved }: Props) {
  const [isSaved, setIsSaved] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const [pending, setPending] = useState(false)

  async function goOn(): Promise<void> {
    setIsMissing(!isSaved)
    if (!isSaved) return
    setPending(true)
    await onSaved()
  }

  return (
    <>
      {isCopied ? <Alert tone="success">{t`Copied. Keep them where only you can find them.`}</Alert> : null}
      <RecoveryCodeList codes={codes} />
      <p className="identity-aside">
        <Button
          look="link"
          onClick={() => void navigator.clipboard.writeText(codes.join('\n')).then(() => setIsCopied(true))}
        >
          {t`Copy`}
        </Button>
        <a href={codesFile(codes)} download="muster-recovery-codes.txt">
          {t`Download`}
        </a>
      </p>
      <Checkbox
        label={t`I saved these codes`}
        checked={isSaved}
        error={isMissing && !isSaved ? t`Save the codes first` : undefined}
        onChange={(event) => setIsSaved(event.target.checked)}
      />
      <Button className="kit-wide" pending={pending} onClick={() => void goOn()}>{t`Continue`}</Button>
    </>
  )
}
