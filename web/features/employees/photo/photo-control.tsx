import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import { useRef, useState } from 'react'
import { messageOf } from '../../../shared/call/api-error.ts'
import { snack, snackError } from '../../../shared/snackbar/snackbar.ts'
import { CropDialog } from '../../../shared/ui/crop/crop-dialog.tsx'
import { MoreMenu } from '../../../shared/ui/action/more-menu.tsx'
import { PersonAvatar } from '../../../shared/ui/person.tsx'
import { visuallyHidden } from '../../../shared/ui/visually-hidden.ts'

interface Props {
  name: string
  photo: string | null
  onPut: (photo: File) => Promise<unknown>
  onRemove: () => Promise<unknown>
}

const types = 'image/jpeg,image/png,image/webp'
const maxBytes = 5 * 1024 * 1024

/** A photo with a menu to choose another, cropped before upload, or to remove it. */
export function PhotoControl({ name, photo, onPut, onRemove }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return
    if (chosen.size > maxBytes) snackError(t`The file is larger than 5 MB`)
    else if (!types.includes(chosen.type) || chosen.type === '') snackError(t`Choose a JPG, PNG or WebP picture`)
    else setFile(chosen)
  }
  const remove = async () => {
    try {
      await onRemove()
      snack(t`Photo removed`)
    } catch (error) {
      snackError(messageOf(error))
    }
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexShrink: 0 }}>
      <PersonAvatar name={name} photo={photo} size={72} />
      <input
        ref={input}
        type="file"
        accept={types}
        aria-label={t`${name}'s photo`}
        tabIndex={-1}
        style={visuallyHidden}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <MoreMenu
        label={t`${name}'s photo`}
        actions={[
          { label: photo ? t`Change photo` : t`Add photo`, onClick: () => input.current?.click() },
          photo !== null && { label: t`Remove photo`, danger: true, onClick: () => void remove() },
        ]}
      />
      <CropDialog
        file={file}
        title={t`Photo`}
        onClose={() => setFile(null)}
        onCropped={async (picture) => {
          await onPut(picture)
          snack(t`Photo saved`)
        }}
      />
    </Box>
  )
}
