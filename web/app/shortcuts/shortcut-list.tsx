import { t } from '@lingui/core/macro'
import { Fragment } from 'react'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Checkbox } from '../../shared/public-kit/checkbox.tsx'
import { useShortcutSetting } from '../../shared/shortcuts/shortcut.ts'
import { keyScroll } from '../../shared/ui/key-scroll.ts'
import { general, places } from './shortcuts.ts'
import { isReachable } from './listen.ts'
import './shortcut-list.css'

export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const { on } = useShortcutSetting()
  const rows = [
    ...general,
    ...places
      .filter((place) => isReachable(place.path))
      .map(({ key, title }) => ({ keys: [t`G`, key.toUpperCase()], does: t`Go to ${title}` })),
  ]
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcut-title" slotProps={{ paper: { sx: { width: 440 } } }}>
      <DialogTitle id="shortcut-title">{t`Keyboard shortcuts`}</DialogTitle>
      <DialogContent ref={keyScroll}>
        <dl className="shortcut-list">
          {rows.map(({ keys, does }) => (
            <Fragment key={does}>
              <dt>{does}</dt>
              <dd>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
        <Checkbox
          label={t`Use shortcuts without Ctrl on this device`}
          checked={on}
          onChange={(event) => useShortcutSetting.setState({ on: event.target.checked })}
        />
      </DialogContent>
    </Dialog>
  )
}
