import { Box, Typography } from '@mui/material'
import type { HTMLAttributes } from 'react'
import { PersonAvatar } from '../../ui/person.tsx'
import type { Choice } from './use-options.ts'

interface EntryProps {
  entry: HTMLAttributes<HTMLLIElement>
  choice: Choice
  people?: boolean
}

/** An entry of the list: photo, label, second line. */
export function ChoiceEntry({ entry, choice, people = false }: EntryProps) {
  return (
    <Box component="li" {...entry} sx={{ display: 'flex', gap: 1.25, minHeight: 36 }}>
      {people ? <PersonAvatar name={choice.label} photo={choice.photo} size={28} /> : null}
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block' }}>
          {choice.label}
        </Typography>
        {choice.detail ? (
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {choice.detail}
          </Typography>
        ) : null}
      </Box>
    </Box>
  )
}

/** The list is scrolled to its end: time for the next batch. */
export function atEnd(list: HTMLElement): boolean {
  return list.scrollTop + list.clientHeight >= list.scrollHeight - 48
}
