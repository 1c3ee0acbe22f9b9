import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom'
import { type RefObject, useEffect, useState } from 'react'

interface Size {
  width: number
  height: number
}

interface Area extends Size {
  x: number
  y: number
}

const zooms = { least: 0.2, most: 2 }
/** Between the edges of the frame and what is shown beside them, in pixels. */
export const margin = 24

/** By the main button, by touch, or by the wheel; not by a program, whose events belong to no window. */
function isMeant(event: UIEvent & Partial<MouseEvent>): boolean {
  return event.view !== null && !event.button && (!event.ctrlKey || event.type === 'wheel')
}

/**
 * Moves and scales a drawing by dragging, wheel, pinch, and by the returned functions. `view` is where the drawing is seen: its offset in
 * pixels of the frame, and its scale.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, { width, height }: Size) {
  const [view, setView] = useState({ x: 0, y: margin, scale: 1 })
  const [behaviour] = useState(() =>
    zoom<HTMLElement, unknown>().scaleExtent([zooms.least, zooms.most]).clickDistance(4).filter(isMeant),
  )
  useEffect(() => {
    const drawing = select(frame.current!)
    behaviour.extent([
      [0, 0],
      [width, height],
    ])
    behaviour.on('zoom', ({ transform: { x, y, k } }: D3ZoomEvent<HTMLElement, unknown>) => setView({ x, y, scale: k }))
    // A second click on a person opens and closes; it must not enlarge.
    drawing.call(behaviour).on('dblclick.zoom', null)
    return () => void drawing.on('.zoom', null)
  }, [behaviour, frame, width, height])
  const show = (x: number, y: number, scale: number) =>
    behaviour.transform(select(frame.current!), zoomIdentity.translate(x, y).scale(scale))
  return {
    view,
    by: (factor: number) => behaviour.scaleBy(select(frame.current!), factor),
    /** Shows a point of the drawing at a point of the frame. */
    place: (point: { x: number; y: number }, at: { x: number; y: number }) =>
      show(at.x - point.x * view.scale, at.y - point.y * view.scale, view.scale),
    /** Shows an area of the drawing whole, as large as it can be, with a margin. */
    fit: (area: Area) => {
      const wished = Math.min((width - 2 * margin) / area.width, (height - 2 * margin) / area.height, 1)
      const scale = Math.max(zooms.least, wished)
      show((width - area.width * scale) / 2 - area.x * scale, margin - area.y * scale, scale)
    },
  }
}
