import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { bearer } from './steps.ts'
import '../identity.css'

const maxBytes = 2 * 1024 * 1024

/** Uploads the logo once it is chosen, and shows it. */
export function LogoField() {
  const id = useId()
  const [picture, setPicture] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined || pending) return
    if (file.size > maxBytes) return setError(t`The file is larger than 2 MB`)
    setPending(true)
    setError(null)
    try {
      await api('PUT /api/auth/user/onboarding-logo', { files: { logo: file }, bearer: bearer() })
      setPicture(URL.createObjectURL(file))
    } catch (failure) {
      setError(messageOf(failure, t`Upload failed`))
    } finally {
      setPending(false)
    }
  }

  return (
    <div className="kit-field logo-field">
      <span className="logo-picture" aria-hidden="true">
        {picture === null ? null : <img src={picture} alt="" />}
      </span>
      <div>
        <label htmlFor={id}>
          <Trans>
            Logo <span className="kit-optional">(optional)</span>
          </Trans>
        </label>
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-note`}
          aria-invalid={error === null ? undefined : true}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <p id={`${id}-note`} className={error === null ? 'kit-helper' : 'kit-error'} role="status">
          {error ??
            (pending ? t`Sending…` : picture === null ? t`PNG, JPG or WebP up to 2 MB, cropped to a square` : t`Saved`)}
        </p>
      </div>
    </div>
  )
}
