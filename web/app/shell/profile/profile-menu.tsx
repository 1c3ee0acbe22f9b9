import { t } from '@lingui/core/macro'
import { Suspense, useState } from 'react'
import IconButton from '@mui/material/IconButton'
import { AssetImage } from '../../../shared/asset/asset-image.tsx'
import { lazyDialog } from '../../../shared/part/lazy-part.tsx'
import { isAdmin, useSession } from '../../../shared/session/session.ts'

/** The avatar is on every page; its menu is loaded when first opened. */
const ProfilePopover = lazyDialog(() => import('./profile-popover.tsx'))

/** Avatar that opens the profile menu; an admin shows the organisation's logo. */
export function ProfileMenu() {
  const session = useSession()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const name = session.user?.name ?? ''
  const admin = isAdmin(session)
  const picture = (size: number) => (
    <AssetImage
      assetKey={admin ? session.user?.orgLogo : session.user?.profilePic}
      kind={admin ? 'public' : 'private'}
      name={name}
      size={size}
    />
  )
  return (
    <>
      <IconButton
        className="profile-button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          setOpened(true)
        }}
        // Loaded by the time the button is pressed.
        onPointerEnter={ProfilePopover.preload}
        onFocus={ProfilePopover.preload}
      >
        {picture(34)}
        <span className="kit-hidden">{name === '' ? t`Profile menu` : t`Profile menu, ${name}`}</span>
      </IconButton>
      {opened ? (
        <Suspense fallback={null}>
          <ProfilePopover anchor={anchor} picture={picture(40)} onClose={() => setAnchor(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
