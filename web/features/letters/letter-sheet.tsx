import { t } from '@lingui/core/macro'
import { Box, Typography } from '@mui/material'
import { Fragment } from 'react'
import { keyScroll } from '../../shared/ui/key-scroll.ts'
import type { Paper } from './letter-labels.ts'

type Block = Paper['blocks'][number]
type Runs = Extract<Block, { type: 'paragraph' }>['runs']

/** A letter as in its document. */
export function LetterSheet({ paper }: { paper: Paper }) {
  const { company, number, date, title, blocks, signatory } = paper
  return (
    <Box
      component="article"
      aria-label={t`Letter preview`}
      sx={{
        ...{ p: { xs: 2, sm: 4 }, border: '1px solid', borderColor: 'divider', borderTop: '4px solid var(--blue-600)' },
        ...{ bgcolor: 'background.paper', overflowWrap: 'anywhere', minWidth: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 600, fontSize: '1.125rem' }}>{company.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {company.address}
      </Typography>
      <Box
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, py: 1, my: 1.5 },
          ...{ borderTop: '1px solid', borderColor: 'divider', color: 'text.secondary', fontSize: '0.8125rem' },
        }}
      >
        <span>{t`Ref: ${number}`}</span>
        <span>{t`Date: ${date}`}</span>
      </Box>
      <Typography component="h3" sx={{ textAlign: 'center', fontWeight: 600, mb: 2 }}>
        {title}
      </Typography>
      {blocks.map((block, at) => (
        <LetterPart key={at} block={block} />
      ))}
      <Typography sx={{ mt: 2 }}>{t`For ${company.name}`}</Typography>
      <Box sx={{ height: 40 }} />
      {signatory === null ? (
        <Typography sx={{ color: 'error.main' }}>{t`No signatory set`}</Typography>
      ) : (
        <>
          <Typography sx={{ fontWeight: 600 }}>{signatory.name}</Typography>
          <Typography>{signatory.designation}</Typography>
        </>
      )}
    </Box>
  )
}

function LetterPart({ block }: { block: Block }) {
  if (block.type === 'rule')
    return <Box component="hr" sx={{ border: 0, borderTop: '1px solid', borderColor: 'divider' }} />
  if (block.type === 'table') return <LetterTable block={block} />
  const words = <Words runs={block.runs} />
  if (block.type === 'heading')
    return (
      <Typography component="h4" sx={{ fontWeight: 600, mt: 2, mb: 1 }}>
        {words}
      </Typography>
    )
  if (block.type === 'item')
    return (
      <Box sx={{ display: 'flex', gap: 1, pl: block.depth * 3, mb: 0.5 }}>
        <Box component="span" sx={{ minWidth: 20 }}>
          {block.mark}
        </Box>
        <Typography component="div" sx={{ whiteSpace: 'pre-line' }}>
          {words}
        </Typography>
      </Box>
    )
  return <Typography sx={{ whiteSpace: 'pre-line', mb: 1.25, pl: block.type === 'quote' ? 3 : 0 }}>{words}</Typography>
}

function Words({ runs }: { runs: Runs }) {
  return runs.map(({ text, bold, italic }, at) =>
    bold || italic ? (
      <Box
        component="span"
        key={at}
        sx={{ fontWeight: bold ? 600 : undefined, fontStyle: italic ? 'italic' : undefined }}
      >
        {text}
      </Box>
    ) : (
      <Fragment key={at}>{text}</Fragment>
    ),
  )
}

function LetterTable({ block }: { block: Extract<Block, { type: 'table' }> }) {
  const cell = (at: number) => ({
    ...{ textAlign: block.align[at], py: 0.75, px: 1, borderBottom: '1px solid', borderColor: 'divider' },
  })
  return (
    <Box ref={keyScroll} sx={{ overflowX: 'auto', my: 1.5 }}>
      <Box component="table" className="tnum" sx={{ width: '100%', borderCollapse: 'collapse', fontSize: '0.875rem' }}>
        <thead>
          <tr>
            {block.header.map((runs, at) => (
              <Box component="th" key={at} scope="col" sx={{ ...cell(at), bgcolor: 'var(--grey-25)', fontWeight: 600 }}>
                <Words runs={runs} />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, n) => (
            <tr key={n}>
              {row.map((runs, at) => (
                <Box component="td" key={at} sx={cell(at)}>
                  <Words runs={runs} />
                </Box>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
