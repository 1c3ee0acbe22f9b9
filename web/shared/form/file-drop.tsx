import { t } from '@lingui/core/macro'
import { Box, Button, Typography } from '@mui/material'
import { Camera, Upload } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { acceptText, limitsText, sortFiles } from '../ui/file-kinds.ts'
import { visuallyHidden } from '../ui/visually-hidden.ts'
import { bound } from './bound.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { InputProps } from './input-props.ts'

export interface FileDropInputProps extends InputProps<File | File[] | null> {
  /** Accepted media types, as in the contract's `files`. */
  types: readonly string[]
  maxBytes: number
  multiple?: boolean
  /** How many are allowed, and how many there already are if they are shown elsewhere. */
  most?: number
  taken?: number
  /** On a phone the camera comes first. */
  camera?: boolean
}

/** Files dropped or chosen, with previews; files that are too large or of another type are refused with a reason. In a form: `FileDrop`. */
export function FileDropInput(props: FileDropInputProps) {
  const { types, maxBytes, multiple = false, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const photo = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const files = props.value === null || props.value === undefined ? [] : [props.value].flat()

  const put = (next: readonly File[]) => onChange(multiple ? [...next] : (next[0] ?? null))
  const take = (list: FileList | null) => {
    const limits = multiple ? { most: props.most, taken: props.taken ?? files.length } : {}
    const { good, problem } = sortFiles(list, { types, maxBytes, ...limits })
    setRefused(problem)
    if (good.length > 0) put(multiple ? [...files, ...good] : good.slice(0, 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!props.disabled) take(event.dataTransfer.files)
  }
  return (
    <FieldFrame {...props} error={refused ?? props.error} helper={props.helper ?? limitsText(types, maxBytes)}>
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <Box
            onDragOver={(event) => {
              event.preventDefault()
              setOver(true)
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              p: 2,
              borderRadius: '8px',
              border: '1px dashed',
              borderColor: (refused ?? props.error) ? 'error.main' : 'var(--grey-500)',
              bgcolor: over ? 'var(--blue-50)' : 'background.paper',
              '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <input
              id={id}
              ref={(element) => {
                input.current = element
                props.inputRef?.(element)
              }}
              type="file"
              accept={acceptText(types)}
              multiple={multiple}
              disabled={props.disabled}
              aria-describedby={describedBy}
              aria-invalid={(refused ?? props.error) ? true : undefined}
              onBlur={props.onBlur}
              onChange={(event) => {
                take(event.target.files)
                // The same file can be chosen again after it was removed.
                event.target.value = ''
              }}
              style={visuallyHidden}
            />
            {props.camera ? (
              <>
                <input
                  ref={photo}
                  type="file"
                  accept="image/*"
                  capture="environment"
                  tabIndex={-1}
                  aria-hidden
                  style={visuallyHidden}
                  onChange={(event) => {
                    take(event.target.files)
                    event.target.value = ''
                  }}
                />
                <Button
                  variant="contained"
                  disabled={props.disabled}
                  startIcon={<Camera size={18} aria-hidden />}
                  onClick={() => photo.current?.click()}
                  sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex', flexGrow: 1 } }}
                >{t`Take a photo`}</Button>
              </>
            ) : null}
            <Box component={Upload} size={20} strokeWidth={1.9} color="var(--grey-600)" aria-hidden sx={byMouse} />
            <Typography sx={{ ...byMouse, color: 'text.secondary', flexGrow: 1 }}>
              {multiple
                ? t`Drop files here`
                : files.length > 0
                  ? t`Drop another file to replace it`
                  : t`Drop a file here`}
            </Typography>
            <Button
              variant="outlined"
              color="inherit"
              tabIndex={-1}
              aria-hidden
              disabled={props.disabled}
              onClick={() => input.current?.click()}
              sx={{ '@media (pointer: coarse)': { flexGrow: 1 } }}
            >
              {multiple ? t`Choose files` : t`Choose file`}
            </Button>
          </Box>
          {files.map((file, index) => (
            <ChosenFile
              key={`${file.name}-${file.lastModified}-${index}`}
              file={file}
              onRemove={() => put(files.filter((each) => each !== file))}
            />
          ))}
        </>
      )}
    </FieldFrame>
  )
}

/** Touch devices have no drag and drop. */
const byMouse = { '@media (pointer: coarse)': { display: 'none' } } as const

export const FileDrop = bound<File | File[] | null, FileDropInputProps>(FileDropInput)
