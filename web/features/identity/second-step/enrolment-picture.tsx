import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '../identity.css'

export interface Enrolment {
  /** An SVG. */
  picture: string
  key: string
  uri: string
}

/** What an app is set up with: the picture, a link for an app on this device, and the key for whoever types it. */
export function EnrolmentPicture({ shown }: { shown: Enrolment }) {
  return (
    <div className="enrolment">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(shown.picture)}`}
        width={184}
        height={184}
        alt={t`QR code for your authenticator app`}
      />
      <div>
        <p>
          <Trans>
            On this phone? <a href={shown.uri}>Open your authenticator app</a>.
          </Trans>
        </p>
        <p>{t`Cannot scan it? Type this key into the app:`}</p>
        <p className="enrolment-key">{shown.key}</p>
      </div>
    </div>
  )
}
