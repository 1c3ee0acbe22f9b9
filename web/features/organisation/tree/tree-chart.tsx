import { t } from '@lingui/core/macro'
import { Box, IconButton } from '@mui/material'
import { Minus, Plus } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { keepFocus } from './keep-focus.ts'
import { card, type Placed } from './layout.ts'
import { lineOf } from './picture.ts'
import { RestCard, TreeCard } from './tree-card.tsx'
import type { TreeState } from './use-tree.ts'

interface Props {
  tree: TreeState
  placed: readonly Placed[]
}

const height = 560
const zooms = { least: 0.2, most: 2 }

/** The tree as a draggable drawing; only the visible part is rendered. */
export function TreeChart({ tree, placed }: Props) {
  const { lines, open, branches, searched, goal } = tree
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(1000)
  const [view, setView] = useState({ x: 0, y: -24, zoom: 1 })
  const drag = useRef<{ x: number; y: number; isMoved: boolean } | null>(null)
  useEffect(() => {
    const measure = () => setWidth(frame.current?.clientWidth || 1000)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  const target = placed.find(({ key }) => key === (goal.id ?? lines.tops[0]?._id))
  const [reached, setReached] = useState<string | null>(null)
  const wanted = `${goal.turn} ${width}`
  if (target !== undefined && wanted !== reached) {
    setReached(wanted)
    setView(({ zoom }) => ({
      x: target.x + card.width / 2 - width / zoom / 2,
      y: goal.id === null ? -24 : Math.max(-24, target.y + card.height / 2 - height / zoom / 2),
      zoom,
    }))
  }
  const seen = { right: view.x + width / view.zoom, bottom: view.y + height / view.zoom }
  const inSight = placed.filter((one) => {
    const left = Math.min(one.x, one.above?.x ?? one.x)
    const right = Math.max(one.x, one.above?.x ?? one.x) + card.width
    return right > view.x && left < seen.right && one.y + card.height > view.y && (one.above?.y ?? one.y) < seen.bottom
  })
  const zoomBy = (factor: number) =>
    setView((now) => {
      const zoom = Math.min(zooms.most, Math.max(zooms.least, now.zoom * factor))
      const middle = { x: now.x + width / now.zoom / 2, y: now.y + height / now.zoom / 2 }
      return { x: middle.x - width / zoom / 2, y: middle.y - height / zoom / 2, zoom }
    })
  const move = (event: PointerEvent) => {
    const from = drag.current
    if (from === null) return
    const [right, down] = [event.clientX - from.x, event.clientY - from.y]
    if (!from.isMoved && Math.abs(right) + Math.abs(down) < 4) return
    drag.current = { x: event.clientX, y: event.clientY, isMoved: true }
    setView((now) => ({ ...now, x: now.x - right / now.zoom, y: now.y - down / now.zoom }))
  }
  return (
    <Box ref={frame} tabIndex={-1} sx={{ position: 'relative', borderTop: '1px solid', borderColor: 'divider' }}>
      <svg
        role="group"
        aria-label={t`Org tree`}
        width="100%"
        height={height}
        viewBox={`${view.x} ${view.y} ${width / view.zoom} ${height / view.zoom}`}
        style={{ display: 'block', cursor: 'grab', touchAction: 'none' }}
        onPointerDown={(event) => (drag.current = { x: event.clientX, y: event.clientY, isMoved: false })}
        onPointerMove={move}
        onPointerLeave={() => (drag.current = null)}
        onPointerUp={() => setTimeout(() => (drag.current = null))}
      >
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
              onToggle={() => {
                if (!drag.current?.isMoved) void tree.toggle(one.person._id)
              }}
            />
          ) : (
            <RestCard
              key={one.key}
              placed={one}
              name={one.rest.of === null ? null : (lines.byId.get(one.rest.of)?.name ?? null)}
              state={branches.get(one.rest.of)}
              onMore={() => {
                if (!drag.current?.isMoved) keepFocus(frame.current, one.rest.of, tree.more(one.rest.of))
              }}
            />
          ),
        )}
      </svg>
      <Box sx={{ position: 'absolute', right: 12, bottom: 12, display: 'grid', bgcolor: 'background.paper' }}>
        <IconButton aria-label={t`Zoom in`} onClick={() => zoomBy(1.25)}>
          <Plus size={18} aria-hidden />
        </IconButton>
        <IconButton aria-label={t`Zoom out`} onClick={() => zoomBy(0.8)}>
          <Minus size={18} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  )
}
