import { t } from '@lingui/core/macro'
import { Box } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { count } from '../../../shared/format/count.ts'
import { formatPeople } from '../../../shared/format/people.ts'
import { card, type Placed } from './layout.ts'
import { cut, restText } from './picture.ts'
import { roleOf } from './tree-lines.ts'
import type { BranchState } from './use-tree.ts'

interface CardProps {
  placed: Placed & { rest?: undefined }
  isOpen: boolean
  isSearched: boolean
  isLoading: boolean
  onToggle: () => void
}

/** A person of the chart, who is expanded if somebody reports to them. */
export function TreeCard({ placed: { person, x, y }, isOpen, isSearched, isLoading, onToggle }: CardProps) {
  const below = person.reports
  const people = formatPeople(below)
  const role = roleOf(person)
  const acts =
    below === 0
      ? {}
      : {
          ...buttonOf(t`${person.name}, ${role}, ${people}`, onToggle),
          ...{ 'aria-expanded': isOpen, 'aria-busy': isLoading, 'data-branch': person._id },
        }
  return (
    <g transform={`translate(${x} ${y})`} {...acts}>
      <rect
        width={card.width}
        height={card.height}
        rx={8}
        fill="var(--white)"
        stroke={isSearched ? 'var(--blue-600)' : 'var(--grey-300)'}
        strokeWidth={isSearched ? 3 : 1}
      />
      <text x={12} y={26} fontSize={13} fontWeight={600} fill="currentColor">
        {cut(person.name, 26)}
      </text>
      <text x={12} y={46} fontSize={12} fill="var(--grey-600)">
        {cut(role, 22)}
      </text>
      {below === 0 ? null : (
        <Corner
          isLate={isLoading}
          text={isLoading ? t`Loading…` : isOpen ? `− ${count(below)}` : `+ ${count(below)}`}
        />
      )}
    </g>
  )
}

interface RestProps {
  placed: Placed & { person?: undefined }
  /** Of the branch's manager; null at the top. */
  name: string | null
  state: BranchState | undefined
  onMore: () => void
}

/** Stands for the people of a branch who are not loaded, and loads them. */
export function RestCard({ placed: { rest, x, y }, name, state, onMore }: RestProps) {
  const hasFailed = state !== undefined && state !== 'loading'
  const label =
    name === null
      ? t`Show more people`
      : hasFailed
        ? t`Try again to load who reports to ${name}`
        : t`Show more who report to ${name}`
  return (
    <g transform={`translate(${x} ${y})`} {...buttonOf(label, onMore)} aria-busy={state === 'loading'}>
      <rect
        width={card.width}
        height={card.height}
        rx={8}
        fill="var(--grey-50)"
        stroke={hasFailed ? 'var(--red-600)' : 'var(--grey-400)'}
        strokeDasharray="4 4"
      />
      <text x={12} y={26} fontSize={13} fontWeight={600} fill="currentColor">
        {hasFailed ? t`Could not load` : restText(rest.count)}
      </text>
      <text x={12} y={46} fontSize={12} fill={hasFailed ? 'var(--red-700)' : 'var(--blue-600)'}>
        {hasFailed ? t`Try again` : state === 'loading' ? t`Loading…` : t`Show more`}
      </text>
    </g>
  )
}

/** The number of reports. What replaces it for an instant appears only if the instant is long. */
function Corner({ text, isLate }: { text: string; isLate: boolean }) {
  return (
    <Box
      component="text"
      key={text}
      x={card.width - 12}
      y={46}
      fontSize={12}
      textAnchor="end"
      fill="var(--grey-600)"
      sx={
        isLate ? { '@keyframes late': { from: { visibility: 'hidden' } }, animation: 'late 250ms step-end' } : undefined
      }
    >
      {text}
    </Box>
  )
}

const buttonOf = (label: string, onPress: () => void) => ({
  role: 'button',
  tabIndex: 0,
  'aria-label': label,
  onClick: onPress,
  style: { cursor: 'pointer' },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onPress()
  },
})
