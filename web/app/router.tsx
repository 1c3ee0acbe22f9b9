import { t } from '@lingui/core/macro'
import { type DataRouter, type RouteObject, createBrowserRouter, redirect, Outlet, useNavigation } from 'react-router'
import type { Screen } from '../shared/screen.ts'
import { RouteError } from './screens/route-error.tsx'
import { landing } from './entrance.ts'
import { Guard } from './guard.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { screens } from './screens.ts'
import { loadScreen } from './stale-build.ts'
import { Snackbar } from '../shared/snackbar/snackbar.tsx'
import { Feedback } from './feedback/feedback.tsx'
import { usePageShown } from './use-page-shown.ts'

export const loadHome = () => import('./shell/home-shell.tsx')

/** The product's routes, made from the rows of all screens. */
export function routes(): RouteObject[] {
  const home = screens.filter((screen) => screen.path.startsWith('/home'))
  const open = screens.filter((screen) => !screen.path.startsWith('/home'))
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: RouteError,
      HydrateFallback: LoadingBar,
      children: [
        { path: '/', loader: () => redirect('/login') },
        ...open.map(toRoute),
        {
          path: '/home',
          lazy: async () => ({ Component: (await loadScreen(loadHome)).HomeShell }),
          children: [
            { index: true, loader: () => redirect(landing) },
            {
              // A page's errors are shown inside the frame, which stays usable.
              ErrorBoundary: RouteError,
              children: [...home.map(toRoute), { path: '*', loader: notFound, Component: () => null }],
            },
          ],
        },
        { path: '*', loader: notFound, Component: () => null },
      ],
    },
  ]
}

export const router = () => createBrowserRouter(routes())

/** Resolves when the first screen's code is loaded or has failed to load. */
export function ready({ state, subscribe }: Pick<DataRouter, 'state' | 'subscribe'>): Promise<void> {
  if (state.initialized) return Promise.resolve()
  return new Promise((done) => {
    const stop = subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      done()
    })
  })
}

function toRoute(screen: Screen): RouteObject {
  const { path, load } = screen
  return {
    path,
    handle: screen,
    lazy: async () => {
      const Page = (await loadScreen(load)).default
      return {
        Component: () => (
          <Guard access={screen.access} former={screen.former}>
            <Page />
          </Guard>
        ),
      }
    },
  }
}

function notFound(): never {
  throw new Response(t`Page not found`, { status: 404, statusText: t`Not Found` })
}

/** What is around every screen, signed in or not. */
function RootLayout() {
  const { state } = useNavigation()
  usePageShown()
  return (
    <>
      <a className="skip-link" href="#main">{t`Skip to content`}</a>
      {state === 'idle' ? null : <LoadingBar />}
      <Outlet />
      <Feedback />
      <Snackbar />
    </>
  )
}
