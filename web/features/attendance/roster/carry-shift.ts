import { t } from '@lingui/core/macro'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { snack } from '../../../shared/snackbar/snackbar.ts'
import type { RosterDay, RosterRow } from './roster-labels.ts'

export type RosterShift = NonNullable<RosterDay['shift']>

/** Opens the change of a person's shift on a day, with the shift dragged or pasted there. */
export type ChooseDay = (row: RosterRow, day: RosterDay, carried?: RosterShift) => void

/** The dragged or copied shift; browsers tell a cell under the pointer only that something is dragged. */
let carried: RosterShift | null = null
const mark = 'application/x-muster-shift'

/**
 * Drags a shift from one cell to another, or copies it with Ctrl+C (or ⌘C) and Ctrl+V. Arrow keys move from cell to cell.
 * Nothing changes before the dialog that opens is saved.
 */
export function useCarriedShift(row: RosterRow, day: RosterDay, onChoose: ChooseDay) {
  const [isOver, setOver] = useState(false)
  const give = () => {
    if (carried !== null) onChoose(row, day, carried)
  }
  return {
    isOver,
    props: {
      'data-day': day.day,
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        carried = day.shift
        dataTransfer.setData(mark, day.day)
        dataTransfer.effectAllowed = 'copy'
      },
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(mark)) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        give()
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.ctrlKey || event.metaKey) {
          if (event.key === 'c' && day.shift) {
            carried = day.shift
            snack(t`${day.shift.name} copied. Press Ctrl+V on another day to paste it.`)
          }
          if (event.key === 'v') give()
          return
        }
        const next = neighbour(event.currentTarget, event.key)
        if (next === undefined) return
        event.preventDefault()
        next?.focus()
      },
    },
  }
}

/** The next changeable cell in a key's direction: null at the edge, undefined for other keys. */
function neighbour(cell: HTMLElement, key: string): HTMLElement | null | undefined {
  const step = ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 } as Record<string, number>)[key]
  if (step === undefined) return undefined
  const isAlongDay = key === 'ArrowUp' || key === 'ArrowDown'
  const within = isAlongDay ? cell.closest('table') : cell.closest('tr')
  const line = within?.querySelectorAll<HTMLElement>(isAlongDay ? `[data-day="${cell.dataset['day']}"]` : '[data-day]')
  const cells = [...(line ?? [])]
  return cells[cells.indexOf(cell) + step] ?? null
}
