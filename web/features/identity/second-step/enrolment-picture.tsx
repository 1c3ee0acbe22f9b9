import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import '../identity.css'

export interface Enrolment {
  /** An SVG. */
  picture: string
  key: string
  uri: string
}

/** For setting up an app: the QR code, a link for an app on this device, and the key to type. */
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
