import { t } from '@lingui/core/macro'
import { Box, IconButton } from '@mui/material'
import { Maximize, Minus, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { keepFocus } from './keep-focus.ts'
import { card, type Placed } from './layout.ts'
import { lineOf } from './picture.ts'
import { RestCard, TreeCard } from './tree-card.tsx'
import type { TreeState } from './use-tree.ts'
import { margin, useZoom } from './use-zoom.ts'

interface Props {
  tree: TreeState
  placed: readonly Placed[]
}

const height = 560

/** The tree as a drawing to drag and zoom; only the visible part is rendered. */
export function TreeChart({ tree, placed }: Props) {
  const { lines, open, branches, searched, goal } = tree
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(1000)
  const drawing = useRef<HTMLDivElement>(null)
  const zoom = useZoom(drawing, { width, height })
  const { x, y, scale } = zoom.view
  useEffect(() => {
    const measure = () => setWidth(frame.current?.clientWidth || 1000)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  const target = placed.find(({ key }) => key === (goal.id ?? lines.tops[0]?._id))
  const wanted = `${goal.turn} ${width}`
  const reached = useRef<string | null>(null)
  useEffect(() => {
    if (target === undefined || wanted === reached.current) return
    reached.current = wanted
    const middle = { x: target.x + card.width / 2, y: target.y + card.height / 2 }
    const top = { x: middle.x, y: target.y }
    if (goal.id === null) zoom.place(top, { x: width / 2, y: margin })
    else zoom.place(middle, { x: width / 2, y: Math.min(height / 2, margin + middle.y * scale) })
  })
  const seen = { left: -x / scale, top: -y / scale, right: (width - x) / scale, bottom: (height - y) / scale }
  const inSight = placed.filter((one) => {
    const left = Math.min(one.x, one.above?.x ?? one.x)
    const right = Math.max(one.x, one.above?.x ?? one.x) + card.width
    const isBeside = right < seen.left || left > seen.right
    return !isBeside && one.y + card.height > seen.top && (one.above?.y ?? one.y) < seen.bottom
  })
  return (
    <Box ref={frame} tabIndex={-1} sx={{ position: 'relative', borderTop: '1px solid', borderColor: 'divider' }}>
      <div ref={drawing} style={{ cursor: 'grab', touchAction: 'none' }}>
        <svg role="group" aria-label={t`Org tree`} width="100%" height={height} style={{ display: 'block' }}>
          <g transform={`translate(${x} ${y}) scale(${scale})`}>
            {inSight.map((one) => (
              <path key={one.key} d={lineOf(one)} fill="none" stroke="var(--grey-400)" />
            ))}
            {inSight.map((one) =>
              one.person ? (
                <TreeCard
                  key={one.key}
                  placed={one}
                  isOpen={open.has(one.person._id)}
                  isSearched={one.person._id === searched.choice?.value}
                  isLoading={branches.get(one.person._id) === 'loading'}
                  onToggle={() => void tree.toggle(one.person._id)}
                />
              ) : (
                <RestCard
                  key={one.key}
                  placed={one}
                  name={one.rest.of === null ? null : (lines.byId.get(one.rest.of)?.name ?? null)}
                  state={branches.get(one.rest.of)}
                  onMore={() => keepFocus(frame.current, one.rest.of, tree.more(one.rest.of))}
                />
              ),
            )}
          </g>
        </svg>
      </div>
      <Box sx={{ position: 'absolute', right: 12, bottom: 12, display: 'grid', bgcolor: 'background.paper' }}>
        <IconButton aria-label={t`Zoom in`} onClick={() => zoom.by(1.25)}>
          <Plus size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={t`Zoom out`} onClick={() => zoom.by(0.8)}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={t`Fit the tree`} onClick={() => zoom.fit(areaOf(placed))}>
          <Maximize size={18} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  )
}

function areaOf(placed: readonly Placed[]) {
  const [left, right] = [Math.min(...placed.map(({ x }) => x)), Math.max(...placed.map(({ x }) => x)) + card.width]
  const [top, bottom] = [Math.min(...placed.map(({ y }) => y)), Math.max(...placed.map(({ y }) => y)) + card.height]
  return { x: left, y: top, width: right - left, height: bottom - top }
}
