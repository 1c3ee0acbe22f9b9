import { Box, Checkbox, Link, Typography } from '@mui/material'
import { Fragment } from 'react'

interface Props {
  text: string
  disabled: boolean
  /** Called with the text after a box was ticked or unticked. */
  onChange: (text: string) => void
}

const task = /^\s*- \[( |x|X)\] (.*)$/

/** A note as written; `- [ ]` is a checkbox, and a URL a link. */
export function NoteText({ text, disabled, onChange }: Props) {
  const lines = text.split('\n')
  const ticked = (at: number, isDone: boolean) =>
    lines.map((line, n) => (n === at ? line.replace(/\[[ xX]\]/, isDone ? '[x]' : '[ ]') : line)).join('\n')
  return lines.map((line, at) => {
    const [, mark, words = ''] = task.exec(line) ?? []
    if (mark === undefined)
      return (
        // Lines are identified by their place.
        <Typography key={at} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', minHeight: '1lh' }}>
          <Linked text={line} />
        </Typography>
      )
    const isDone = mark !== ' '
    return (
      <Box key={at} component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Checkbox
          size="small"
          sx={{ p: 0.25 }}
          checked={isDone}
          disabled={disabled}
          onChange={(event) => onChange(ticked(at, event.target.checked))}
        />
        <Box component="span" sx={{ overflowWrap: 'anywhere', textDecoration: isDone ? 'line-through' : 'none' }}>
          <Linked text={words} />
        </Box>
      </Box>
    )
  })
}

function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) =>
    at % 2 === 1 ? (
      <Link key={at} href={part} target="_blank" rel="noreferrer">
        {part}
      </Link>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
}
