import { t } from '@lingui/core/macro'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material'
import { useEffect, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { messageOf } from '../../call/api-error.ts'
import { croppedPicture } from './cropped-picture.ts'

export interface CropDialogProps {
  /** The chosen picture; the dialog is open while there is one. */
  file: File | null
  /** "Profile picture", "Logo" */
  title: string
  /** Width divided by height; square by default. */
  aspect?: number
  /** Receives the cropped picture, at most 1,024 px wide. On failure the dialog stays open with the message. */
  onCropped: (picture: File) => Promise<unknown> | void
  onClose: () => void
}

type Props = CropDialogProps & { file: File }

/** The content of `CropDialog`. Arrow keys move the picture, the slider enlarges it. */
export default function CropPart({ file, title, aspect = 1, onCropped, onClose }: Props) {
  const titleId = useId()
  const zoomId = useId()
  const address = useAddress(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const save = async () => {
    if (area === null || address === null) return
    setPending(true)
    setFailure(null)
    try {
      await onCropped(await croppedPicture(address, area, file.name))
      onClose()
    } catch (error) {
      setFailure(messageOf(error, t`This image could not be used. Choose another one.`))
    }
    setPending(false)
  }
  return (
    <Dialog
      open
      // There is no input here, but a click outside must not lose the chosen crop.
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown' && !pending) onClose()
      }}
      aria-labelledby={titleId}
      fullWidth
      slotProps={{ paper: { sx: { maxWidth: 440 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Box
          sx={{
            position: 'relative',
            height: 280,
            borderRadius: '8px',
            overflow: 'hidden',
            bgcolor: 'var(--grey-900)',
          }}
        >
          {address === null ? null : (
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              aspect={aspect}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              disableAutomaticStylesInjection
              cropperProps={{
                'aria-label': t`Crop area. Move it with the arrow keys.`,
                role: 'group',
              }}
              mediaProps={{ alt: '' }}
            />
          )}
        </Box>
        <Typography id={zoomId} variant="subtitle2" sx={{ mt: 1.5 }}>{t`Size`}</Typography>
        <Slider
          value={zoom}
          min={1}
          max={3}
          step={0.05}
          aria-labelledby={zoomId}
          onChange={(_, next) => setZoom([next].flat()[0] ?? 1)}
        />
        {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">{t`Cancel`}</Button>
        <Button variant="contained" loading={pending} onClick={() => void save()}>{t`Use image`}</Button>
      </DialogActions>
    </Dialog>
  )
}

function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => {
      setAddress(null)
      URL.revokeObjectURL(url)
    }
  }, [file])
  return address
}
