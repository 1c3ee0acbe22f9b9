import { ThemeProvider } from '@mui/material/styles'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SWRConfig } from 'swr'
import { Snackbar } from '../snackbar/snackbar.tsx'
import { theme } from '../theme/theme.ts'

/**
 * Renders one screen as the application would: `show(<ShiftsScreen />, { path: '/home/organization/edit-shift/:id', at: … })`.
 * Cached reads are cleared after each test, and failed reads are not retried.
 */
export function show(screen: ReactElement, { path = '*', at = '/' }: { path?: string; at?: string } = {}) {
  const router = createMemoryRouter(
    [
      { path, element: screen },
      { path: '*', element: <p>Another page</p> },
    ],
    { initialEntries: [at] },
  )
  const shown = render(
    <SWRConfig value={{ dedupingInterval: 0, shouldRetryOnError: false }}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
        <Snackbar />
      </ThemeProvider>
    </SWRConfig>,
  )
  return { ...shown, router, user: userEvent.setup() }
}
