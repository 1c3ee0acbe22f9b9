import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { Link } from 'react-router'
import { settingOf, switchableTypes } from '@muster/contract/notifications/notification-types.ts'
import { messageOf } from '../../shared/call/api-error.ts'
import { api } from '../../shared/call/api.ts'
import { Alert } from '../../shared/public-kit/alert.tsx'
import { Button } from '../../shared/public-kit/button.tsx'
import { PublicPage } from '../../shared/public-kit/public-page.tsx'

/** The link at the end of an email. Nothing happens before the button is pressed: some mail programs open every link. */
export default function UnsubscribeScreen() {
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '')
  const [byMail, setByMail] = useState<boolean | null>(null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const label = labelOf(token)
  const turn = async (isOn: boolean) => {
    setPending(true)
    setFailure(null)
    try {
      setByMail((await api('POST /api/v1/notification/unsubscribe', { body: { token, byMail: isOn } })).byMail)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  if (label === null)
    return (
      <PublicPage title={t`Link incomplete`} lead={t`Open the link in the email again, or copy the full link.`}>
        <Link to="/home/settings/notifications">{t`Notification settings`}</Link>
      </PublicPage>
    )
  const isOff = byMail === false
  return (
    <PublicPage
      title={isOff ? t`Emails turned off` : byMail === null ? t`Turn off emails?` : t`Emails turned on`}
      lead={
        byMail === null
          ? t`Emails about "${label}" are turned off. Notifications in Muster are unchanged.`
          : isOff
            ? t`You no longer receive emails about "${label}".`
            : t`You receive emails about "${label}".`
      }
    >
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <Button
        look={isOff ? 'secondary' : 'primary'}
        pending={pending}
        className="kit-wide"
        onClick={() => void turn(isOff)}
      >
        {isOff ? t`Turn on again` : t`Turn off`}
      </Button>
      <p>
        <Link to="/home/settings/notifications">{t`All notification settings`}</Link>
      </p>
    </PublicPage>
  )
}

/** What the emails are about, from the token. */
function labelOf(token: string): string | null {
  const type = switchableTypes.find((one) => one === token.split('.')[2])
  return type === undefined ? null : settingOf(type).label
}
