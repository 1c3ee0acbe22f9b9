import { t } from '@lingui/core/macro'
import { Box, Button, Drawer, IconButton, Typography } from '@mui/material'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { keyScroll } from '../key-scroll.ts'

export interface SidePanelProps {
  open: boolean
  title: string
  onClose: () => void
  /** 640 instead of 440. */
  wide?: boolean
  /** URL of the record's own page. */
  fullPage?: string
  /** Also the keys K and J, arrow up and arrow down. */
  onPrevious?: () => void
  onNext?: () => void
  /** Stays at the bottom: the actions. */
  footer?: ReactNode
  children: ReactNode
}

/** Elements in which these keys mean something else. */
const usesKeys = 'input, textarea, select, [contenteditable=true], [role=combobox], [role=tablist]'

/** A record beside its list; fills the screen on a phone. Esc closes it, and the focus returns to where it was. */
export function SidePanel({
  open,
  title,
  onClose,
  wide = false,
  fullPage,
  onPrevious,
  onNext,
  footer,
  children,
}: SidePanelProps) {
  const titleId = useId()
  const move = (event: KeyboardEvent<HTMLElement>) => {
    // Key presses in a dialog or menu over the panel also bubble up to here.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target)) return
    if (event.target.closest(usesKeys) !== null) return
    const act = { j: onNext, ArrowDown: onNext, k: onPrevious, ArrowUp: onPrevious }[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          onKeyDown: move,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: { xs: '100%', sm: wide ? 640 : 440 }, maxWidth: '100%' },
        },
      }}
      sx={{ zIndex: 1300 }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 2.5,
          py: 1.5,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography
          id={titleId}
          variant="h3"
          component="h2"
          sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {fullPage === undefined ? null : (
          <Button component={Link} to={fullPage} size="small">{t`Open full page`}</Button>
        )}
        {onPrevious || onNext ? (
          <>
            <IconButton aria-label={t`Previous record`} disabled={!onPrevious} onClick={onPrevious}>
              <ChevronUp size={18} aria-hidden />
            </IconButton>
            <IconButton aria-label={t`Next record`} disabled={!onNext} onClick={onNext}>
              <ChevronDown size={18} aria-hidden />
            </IconButton>
          </>
        ) : null}
        <IconButton aria-label={t`Close`} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Box>
      {/* No padding at the end of the scrolling content, or a sticky bar would float above the bottom. */}
      <Box ref={keyScroll} sx={{ flexGrow: 1, overflowY: 'auto', px: 2.5, pt: 2.5 }}>
        <Box sx={{ pb: 2.5 }}>{children}</Box>
      </Box>
      {footer ? (
        <Box
          data-bottom-bar
          sx={{ px: 2.5, py: 1.5, borderTop: '1px solid', borderColor: 'divider', bgcolor: 'var(--grey-25)' }}
        >
          {footer}
        </Box>
      ) : null}
    </Drawer>
  )
}
