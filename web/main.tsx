import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './shared/theme/base.css'
import { begin } from './app/begin.ts'
import { ready, router } from './app/router.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
await begin()
const routes = router()
// The page's initial frame stays until the first screen is loaded.
if (root.childElementCount > 0) await ready(routes)
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={routes} />
  </StrictMode>,
)
