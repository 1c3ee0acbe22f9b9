import { t } from '@lingui/core/macro'
import { Box, Button, IconButton, OutlinedInput, Tooltip } from '@mui/material'
import { Bold, Heading, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { mostText } from '@muster/contract/noticeboard/audience-kinds.ts'
import { messageOf } from '../../../shared/call/api-error.ts'
import { api } from '../../../shared/call/api.ts'
import { bound } from '../../../shared/form/bound.tsx'
import { FieldFrame } from '../../../shared/form/field-frame.tsx'
import type { InputProps } from '../../../shared/form/input-props.ts'
import { snackError } from '../../../shared/snackbar/snackbar.ts'
import { marked, type Mark } from './marks.ts'
import { RichText } from './rich-text.tsx'

interface Preview {
  of: string
  html: string
}

/** A Markdown text with a toolbar, and a preview rendered by the server. */
function MarkdownInput(props: InputProps<string>) {
  const area = useRef<HTMLTextAreaElement | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [pending, setPending] = useState(false)
  const text = props.value ?? ''
  const put = (mark: Mark) => {
    const element = area.current
    if (element === null) return
    const next = marked(text, element.selectionStart, element.selectionEnd, mark)
    props.onChange(next.text)
    // The text is rendered by the next paint; then its selection can be set.
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(next.start, next.end)
    })
  }
  const look = async () => {
    setPending(true)
    try {
      const { html } = await api('POST /api/v1/employee/markdown-preview', { body: { text } })
      setPreview({ of: text, html })
    } catch (failure) {
      snackError(messageOf(failure))
    }
    setPending(false)
  }
  const isOpen = preview !== null && preview.of === text
  return (
    <FieldFrame
      {...props}
      helper={props.helper ?? t`Up to ${mostText.toLocaleString('en-IN')} characters. Plain text works too.`}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <Box>
          <Box role="toolbar" aria-label={t`Formatting`} sx={{ display: 'flex', flexWrap: 'wrap', mb: 0.5 }}>
            {marks.map(({ mark, label, icon: Icon }) => (
              <Tooltip key={mark} title={label}>
                <IconButton aria-label={label} onClick={() => put(mark)}>
                  <Icon size={18} aria-hidden />
                </IconButton>
              </Tooltip>
            ))}
            <Button
              sx={{ ml: 'auto' }}
              loading={pending}
              disabled={text.trim() === ''}
              aria-expanded={isOpen}
              onClick={() => (isOpen ? setPreview(null) : void look())}
            >
              {isOpen ? t`Hide preview` : t`Preview`}
            </Button>
          </Box>
          <OutlinedInput
            id={id}
            fullWidth
            multiline
            minRows={6}
            maxRows={16}
            value={text}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            inputRef={(element: HTMLTextAreaElement | null) => {
              area.current = element
              props.inputRef?.(element)
            }}
            error={props.error !== undefined}
            disabled={props.disabled}
            aria-describedby={describedBy}
            sx={{ height: 'auto' }}
          />
          {isOpen ? (
            <Box
              role="region"
              aria-label={t`Preview`}
              sx={{ mt: 1, p: 2, border: '1px solid', borderColor: 'divider', borderRadius: '8px' }}
            >
              <RichText html={preview.html} />
            </Box>
          ) : null}
        </Box>
      )}
    </FieldFrame>
  )
}

const marks: readonly { mark: Mark; label: string; icon: LucideIcon }[] = [
  { mark: 'bold', label: t`Bold`, icon: Bold },
  { mark: 'italic', label: t`Italic`, icon: Italic },
  { mark: 'heading', label: t`Heading`, icon: Heading },
  { mark: 'list', label: t`Bulleted list`, icon: List },
  { mark: 'numbered', label: t`Numbered list`, icon: ListOrdered },
  { mark: 'link', label: t`Link`, icon: Link },
]

export const MarkdownField = bound<string, InputProps<string>>(MarkdownInput)
