import { Box } from '@mui/material'

/** A text written in Markdown. The server renders its HTML and removes any HTML tags of its author. */
export function RichText({ html }: { html: string }) {
  return <Box sx={look} dangerouslySetInnerHTML={{ __html: html }} />
}

const look = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& h3, & h4, & h5, & h6': { fontSize: '1rem', fontWeight: 600, mt: 2, mb: 1 },
  '& p, & ul, & ol': { my: 1 },
  '& ul, & ol': { pl: 3 },
  '& a': { color: 'primary.main', textDecoration: 'underline' },
  '& blockquote': { m: 0, my: 1, pl: 2, borderLeft: '3px solid', borderColor: 'divider', color: 'text.secondary' },
  '& pre': { overflowX: 'auto', p: 1.5, bgcolor: 'var(--grey-50)', borderRadius: '8px' },
  '& hr': { border: 0, borderTop: '1px solid', borderColor: 'divider', my: 2 },
} as const
