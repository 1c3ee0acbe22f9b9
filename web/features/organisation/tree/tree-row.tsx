import { t } from '@lingui/core/macro'
import { Box, Button, IconButton } from '@mui/material'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../shared/ui/error-state.tsx'
import { Person } from '../../../shared/ui/person.tsx'
import type { Row } from './layout.ts'
import { restText } from './picture.ts'
import type { BranchState } from './use-tree.ts'

interface PersonProps {
  row: Row & { rest?: undefined }
  isOpen: boolean
  isSearched: boolean
  isLoading: boolean
  onToggle: () => void
}

/** A person of the list, who is expanded if somebody reports to them. */
export function PersonRow({ row: { person, depth }, isOpen, isSearched, isLoading, onToggle }: PersonProps) {
  const Sign = isOpen ? ChevronDown : ChevronRight
  return (
    <TreeRow depth={depth}>
      <Box
        // The search result is scrolled into view once rendered.
        ref={isSearched ? (one: HTMLElement | null) => one?.scrollIntoView?.({ block: 'center' }) : undefined}
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, minWidth: 0, borderRadius: 1 },
          bgcolor: isSearched ? 'var(--blue-50)' : undefined,
        }}
      >
        <Box sx={{ width: 44, flexShrink: 0 }}>
          {person.reports === 0 ? null : (
            <IconButton
              aria-label={t`Reports of ${person.name}`}
              aria-expanded={isOpen}
              aria-busy={isLoading}
              data-branch={person._id}
              loading={isLoading}
              onClick={onToggle}
            >
              <Sign size={18} aria-hidden />
            </IconButton>
          )}
        </Box>
        <Person
          name={person.name}
          photo={person.photo}
          detail={[person.designation, person.department].filter(Boolean).join(' · ')}
        />
      </Box>
    </TreeRow>
  )
}

interface RestProps {
  row: Row & { person?: undefined }
  /** Of the branch's manager; null at the top. */
  name: string | null
  state: BranchState | undefined
  onMore: () => void
}

/** Stands for the people of a branch who are not loaded, and loads them. */
export function RestRow({ row: { rest, depth }, name, state, onMore }: RestProps) {
  return (
    <TreeRow depth={depth}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 48, pl: 5.5, pr: 2.5 }}>
        {state !== undefined && state !== 'loading' ? (
          <ErrorState
            slim
            title={name === null ? t`Could not load more people.` : t`Could not load who reports to ${name}.`}
            error={state.error}
            onRetry={onMore}
          />
        ) : (
          <Button
            size="small"
            aria-label={name === null ? t`Show more people` : t`Show more who report to ${name}`}
            loading={state === 'loading'}
            onClick={onMore}
          >
            {restText(rest.count)}
          </Button>
        )}
      </Box>
    </TreeRow>
  )
}

function TreeRow({ depth, children }: { depth: number; children: ReactNode }) {
  return (
    <Box
      component="li"
      aria-level={depth + 1}
      sx={{ pl: { xs: 1.5 * Math.min(depth, 8), sm: 3 * Math.min(depth, 16) } }}
    >
      {children}
    </Box>
  )
}
