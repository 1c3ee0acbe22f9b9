import { t } from '@lingui/core/macro'
import { Box, Button, Chip, ListItemText, Menu, MenuItem, MenuList, Popover, Typography } from '@mui/material'
import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Filter, filterText } from './filter.ts'
import type { FilterNames, ListQuery } from './list-query.ts'
import { SearchBox } from './search-box.tsx'

interface Props {
  list: ListQuery<string, FilterNames>
  filters: readonly Filter[]
  /** "Search employees"; without it there is no search. */
  searchLabel?: string
  /** At the right end: a count, a view switch. */
  children?: ReactNode
}

/** Search, the active filters as chips, and a menu to add one. All of it is in the URL. */
export function FilterBar({ list, filters, searchLabel, children }: Props) {
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState<{ filter: Filter; anchor: HTMLElement } | null>(null)
  const valueOf = (filter: Filter) => list.filters[filter.name] as string | undefined
  const active = filters.filter((filter) => valueOf(filter) !== undefined)
  const set = (filter: Filter, value: string | undefined) => {
    list.setFilter(filter.name, value)
    setOpen(null)
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2.5, py: 1.5 }}>
      {searchLabel ? <SearchBox value={list.search} onSearch={list.setSearch} label={searchLabel} /> : null}
      {filters.length > 0 ? (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ListFilter size={18} strokeWidth={1.9} aria-hidden />}
          aria-haspopup="menu"
          aria-expanded={menu !== null}
          onClick={(event) => setMenu(event.currentTarget)}
        >{t`Filter`}</Button>
      ) : null}
      {active.map((filter) => (
        <Chip
          key={filter.name}
          label={filterText(filter, valueOf(filter) ?? '')}
          onClick={(event) => setOpen({ filter, anchor: event.currentTarget })}
          onDelete={() => set(filter, undefined)}
          variant="outlined"
        />
      ))}
      {list.narrowed ? <Button size="small" onClick={list.clear}>{t`Clear all`}</Button> : null}
      <Box sx={{ flexGrow: 1 }} />
      {children}
      <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
        {filters.map((filter) => (
          <MenuItem
            key={filter.name}
            onClick={() => {
              if (menu) setOpen({ filter, anchor: menu })
              setMenu(null)
            }}
          >
            <ListItemText>{filter.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
      <Popover
        open={open !== null}
        anchorEl={open?.anchor}
        onClose={() => setOpen(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': open?.filter.label,
            sx: { p: 2, width: 300, maxWidth: 'calc(100vw - 32px)' },
          },
        }}
      >
        {open ? (
          <Choices filter={open.filter} value={valueOf(open.filter)} set={(value) => set(open.filter, value)} />
        ) : null}
      </Popover>
    </Box>
  )
}

interface ChoicesProps {
  filter: Filter
  value: string | undefined
  set: (value: string | undefined) => void
}

function Choices({ filter, value, set }: ChoicesProps) {
  return (
    <>
      {filter.control ? null : (
        <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
          {filter.label}
        </Typography>
      )}
      {filter.control?.(value, set)}
      {filter.options ? (
        <MenuList autoFocusItem aria-label={filter.label} disablePadding>
          {filter.options.map((option) => (
            <MenuItem
              key={option.value}
              role="menuitemradio"
              aria-checked={option.value === value}
              selected={option.value === value}
              onClick={() => set(option.value)}
            >
              {option.label}
            </MenuItem>
          ))}
        </MenuList>
      ) : null}
    </>
  )
}
