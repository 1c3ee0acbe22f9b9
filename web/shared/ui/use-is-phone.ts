import { useMediaQuery } from '@mui/material'

/** Below 768 px: lists are cards, forms one column, panels fill the screen. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767.95px)', { noSsr: true })
}
