import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Box, Button, Collapse } from '@mui/material'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'

interface Props {
  file: string
  /** The first of them. */
  people: readonly { code: string; name: string; reason: string }[]
  count: number
}

/** The people excluded from a file and what to do about each; nothing if there are none. */
export function ExcludedFromFile({ file, people, count }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  if (count === 0) return null
  const more = count - people.length
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={needsAttention(count, file)}
        endIcon={<ChevronDown size={16} aria-hidden style={{ rotate: isOpen ? '180deg' : '0deg' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {plural(count, { one: '# person needs attention', other: '# people need attention' })}
      </Button>
      <Collapse in={isOpen} id={id}>
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, display: 'grid', gap: 0.5 }}>
          {people.map(({ code, name, reason }) => (
            <li key={`${code} ${reason}`}>
              {name} ({code}): {reason}
            </li>
          ))}
          {more > 0 ? (
            <li>
              <Trans>and {more} more</Trans>
            </li>
          ) : null}
        </Box>
      </Collapse>
    </Box>
  )
}

function needsAttention(count: number, file: string): string {
  return plural(count, { one: `# person needs attention: ${file}`, other: `# people need attention: ${file}` })
}
