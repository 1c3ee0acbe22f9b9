import { Box, InputAdornment, OutlinedInput } from '@mui/material'
import { Search } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { visuallyHidden } from '../ui/visually-hidden.ts'

interface Props {
  /** The current search, from the URL. */
  value: string
  onSearch: (text: string) => void
  /** "Search employees" */
  label: string
}

const QUIET = 250

/** Search while typing, 250 ms after the last key; Esc clears. */
export function SearchBox({ value, onSearch, label }: Props) {
  const id = useId()
  const [text, setText] = useState(value)
  const [sent, setSent] = useState(value)
  const [seen, setSeen] = useState(value)
  // The URL was changed by something else ("Clear filters", Back): show that instead.
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === sent) return
    const timer = setTimeout(() => {
      setSent(wanted)
      onSearch(wanted)
    }, QUIET)
    return () => clearTimeout(timer)
  }, [text, sent, onSearch])
  return (
    <Box sx={{ flex: '1 1 220px', maxWidth: { sm: 340 } }}>
      <label htmlFor={id} style={visuallyHidden}>
        {label}
      </label>
      <OutlinedInput
        id={id}
        fullWidth
        type="search"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          event.stopPropagation()
          setText('')
        }}
        startAdornment={
          <InputAdornment position="start">
            <Search size={18} strokeWidth={1.9} aria-hidden />
          </InputAdornment>
        }
        slotProps={{ input: { 'data-list-search': '', autoComplete: 'off' } as object }}
      />
    </Box>
  )
}
